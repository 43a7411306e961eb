import { useWords } from "@evolve/i18n/react";
import { EmptyState } from "@evolve/widgets/empty-state";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { PlainButton } from "./plain-button.tsx";

/** Shown when the shell itself has failed. */
export const ShellFailure = () => {
  const words = useWords();
  return (
    <main className="sh-boot">
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={words.t("shell.failureTitle")}
        text={words.t("shell.failureText")}
        action={
          <PlainButton isPrimary onClick={() => location.reload()}>
            {words.t("shell.reload")}
          </PlainButton>
        }
      />
    </main>
  );
};
