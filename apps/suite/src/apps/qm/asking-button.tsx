import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { type ReactNode, useState } from "react";
import { Question } from "../../parts/question.tsx";

interface AskingButtonProps {
  readonly label: string;
  readonly title: string;
  /** What happens. */
  readonly children: ReactNode;
  readonly tone?: "danger";
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks before it does something. */
export const AskingButton = ({ label, title, children, tone, isPending, onConfirm }: AskingButtonProps) => {
  const { t } = useShell().words;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button isPending={isPending} onPress={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Question
          title={title}
          tone={tone}
          confirmLabel={label}
          cancelLabel={t("common.cancel")}
          onConfirm={() => {
            onConfirm();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          {children}
        </Question>
      )}
    </>
  );
};
