import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { EmptyState } from "@evolve/widgets/empty-state";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { BoundaryFailure } from "./error-boundary.tsx";
import { Page } from "./page.tsx";
import { PlainButton } from "./plain-button.tsx";

/** Stands in for a screen that could not be loaded or has failed. The rest of the suite goes on. */
export const ScreenFailure = ({ error, retry }: BoundaryFailure) => {
  const words = useWords();
  return (
    <Page title={words.t("shell.failureTitle")}>
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={isCallError(error) ? words.error(error.code) : words.t("shell.failureText")}
        text={words.t("shell.failureAdvice")}
        action={
          <>
            <PlainButton isPrimary onClick={retry}>
              {words.t("common.retry")}
            </PlainButton>
            <PlainButton onClick={() => location.reload()}>{words.t("shell.reload")}</PlainButton>
          </>
        }
      />
    </Page>
  );
};
