import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { ProgressButton } from "@evolve/widgets/progress-button";
import Send from "lucide-react/icons/send";
import { useRef } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";

const someTime = (): Promise<void> => new Promise((done) => setTimeout(done, 2_500));

export const Filled = () => {
  const action = useOwnLabel("fields.samplePublish");
  return (
    <ProgressButton variant="primary" icon={<Send />} onPress={someTime}>
      {action}
    </ProgressButton>
  );
};

export const WithError = () => {
  const action = useOwnLabel("fields.samplePublish");
  const fail = async () => {
    await someTime();
    throw new Error("The server does not answer");
  };
  return (
    <ProgressButton variant="primary" icon={<Send />} onPress={fail}>
      {action}
    </ProgressButton>
  );
};

export const Variants = () => {
  const action = useOwnLabel("fields.samplePublish");
  return (
    <>
      <ProgressButton onPress={someTime}>{action}</ProgressButton>
      <ProgressButton variant="danger" size="small" onPress={someTime}>
        {action}
      </ProgressButton>
      <ProgressButton variant="ghost" size="large" onPress={someTime}>
        {action}
      </ProgressButton>
    </>
  );
};

/** The work ends when it is told to. */
export const Loading = () => {
  const words = useWords();
  const action = useOwnLabel("fields.samplePublish");
  const finish = useRef<() => void>(undefined);
  return (
    <>
      <ProgressButton
        onPress={() =>
          new Promise<void>((done) => {
            finish.current = done;
          })
        }
      >
        {action}
      </ProgressButton>
      <Button variant="ghost" onPress={() => finish.current?.()}>
        {words.t("fields.progressDone")}
      </Button>
    </>
  );
};

export const Disabled = () => {
  const action = useOwnLabel("fields.samplePublish");
  return (
    <ProgressButton variant="primary" onPress={someTime} isDisabled>
      {action}
    </ProgressButton>
  );
};
