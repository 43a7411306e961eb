import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { EmptyState } from "@evolve/widgets/empty-state";
import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect } from "react";
import { PlainButton } from "../page/plain-button.tsx";

interface BootFailureProps {
  readonly error: unknown;
  /** The server has asked to wait, and is asked again by itself. */
  readonly isTrying?: boolean;
  readonly onRetry: () => void;
}

/** The suite could not start: what happened, said to a screen reader too, and one working next step. */
export const BootFailure = ({ error, isTrying = false, onRetry }: BootFailureProps) => {
  const words = useWords();
  const title = words.t("shell.bootTitle");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="sh-boot-failure">
      <h1 className="ev-sr">{title}</h1>
      <div role="alert">
        <EmptyState
          tone="danger"
          icon={<CloudOff />}
          title={title}
          text={isTrying ? words.t("shell.bootTrying") : words.error(failureCode(error))}
          action={
            <PlainButton isPrimary onClick={onRetry}>
              {words.t("common.retry")}
            </PlainButton>
          }
        />
      </div>
    </main>
  );
};
