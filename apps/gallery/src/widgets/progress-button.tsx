import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { ProgressButton } from "@evolve/widgets/progress-button";
import Send from "lucide-react/icons/send";
import { useRef } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";

const someTime = (): Promise<void> => new Promise((done) => setTimeout(done, 2_500));

/** For an action that takes seconds and is worth confirming where it was started. */
export const Filled = () => {
  const action = useOwnLabel("fields.samplePublish");
  return (
    <ProgressButton variant="primary" icon={<Send />} onPress={someTime}>
      {action}
    </ProgressButton>
  );
};

/** When it failed: the button says so, and a press tries again. */
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

/** As those of a button. */
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

/** While it works. This example ends when you say so. */
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

/** When it cannot be started yet. Say nearby what is missing. */
export const Disabled = () => {
  const action = useOwnLabel("fields.samplePublish");
  return (
    <ProgressButton variant="primary" onPress={someTime} isDisabled>
      {action}
    </ProgressButton>
  );
};
