import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { EmptyState } from "@evolve/widgets/empty-state";
import type { Failure } from "@evolve/widgets/error-boundary";
import { isMissingPart } from "@evolve/widgets/lazy-part";
import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Page } from "./page.tsx";
import { PlainButton } from "./plain-button.tsx";

/** Stands in for a screen that could not be loaded or has failed. The rest of the suite goes on. */
export const ScreenFailure = ({ error, retry }: Failure) => {
  const words = useWords();
  const isOld = isMissingPart(error);
  return (
    <Page title={words.t("shell.failureTitle")}>
      <EmptyState
        tone={isOld ? "neutral" : "danger"}
        icon={isOld ? <RefreshCw /> : <TriangleAlert />}
        title={isCallError(error) ? words.error(error.code) : words.t(isOld ? "shell.newVersion" : "shell.failureText")}
        {...(!isOld && { text: words.t("shell.failureAdvice") })}
        action={
          <>
            {!isOld && (
              <PlainButton isPrimary onClick={retry}>
                {words.t("common.retry")}
              </PlainButton>
            )}
            <PlainButton isPrimary={isOld} onClick={() => location.reload()}>
              {words.t("shell.reload")}
            </PlainButton>
          </>
        }
      />
    </Page>
  );
};
