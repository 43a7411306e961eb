import { useWords } from "@evolve/i18n/react";
import { progressButtonLabels } from "@evolve/shell/labels/progress-button-labels";
import { Button } from "@evolve/widgets/button";
import { ProgressButton } from "@evolve/widgets/progress-button";
import Send from "lucide-react/icons/send";
import { useRef } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";

const someTime = (): Promise<void> => new Promise((done) => setTimeout(done, 2_500));

export function Filled() {
  const words = useWords();
  const action = useOwnLabel("fields.samplePublish");
  return (
    <ProgressButton variant="primary" icon={<Send />} labels={progressButtonLabels(words)} onPress={someTime}>
      {action}
    </ProgressButton>
  );
}

export function WithError() {
  const words = useWords();
  const action = useOwnLabel("fields.samplePublish");
  const fail = async () => {
    await someTime();
    throw new Error("The server does not answer");
  };
  return (
    <ProgressButton variant="primary" icon={<Send />} labels={progressButtonLabels(words)} onPress={fail}>
      {action}
    </ProgressButton>
  );
}

export function Variants() {
  const words = useWords();
  const action = useOwnLabel("fields.samplePublish");
  const labels = progressButtonLabels(words);
  return (
    <>
      <ProgressButton labels={labels} onPress={someTime}>
        {action}
      </ProgressButton>
      <ProgressButton variant="danger" size="small" labels={labels} onPress={someTime}>
        {action}
      </ProgressButton>
      <ProgressButton variant="ghost" size="large" labels={labels} onPress={someTime}>
        {action}
      </ProgressButton>
    </>
  );
}

/** The work ends when it is told to. */
export function Loading() {
  const words = useWords();
  const action = useOwnLabel("fields.samplePublish");
  const finish = useRef<() => void>(undefined);
  return (
    <>
      <ProgressButton
        labels={progressButtonLabels(words)}
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
}

export function Disabled() {
  const words = useWords();
  const action = useOwnLabel("fields.samplePublish");
  return (
    <ProgressButton variant="primary" labels={progressButtonLabels(words)} onPress={someTime} isDisabled>
      {action}
    </ProgressButton>
  );
}
