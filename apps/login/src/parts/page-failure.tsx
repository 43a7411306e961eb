import { useWords } from "@evolve/i18n/react";
import { isMissingPart } from "@evolve/widgets/lazy-part";
import { refusalOf } from "../failures.ts";
import { Retry } from "./retry.tsx";

/** A browser never asks again for a part that failed once, but a new page does. */
const reload = (): void => location.reload();

/** Stands in for a page or step that could not be loaded, or has failed. */
export const PageFailure = ({ error }: { readonly error: unknown }) => {
  const words = useWords();
  return (
    <Retry
      title={words.t("signIn.failedTitle")}
      lead={words.t("signIn.partFailed")}
      reason={isMissingPart(error) ? words.t("signIn.newVersion") : words.error(refusalOf(error).code)}
      onRetry={reload}
    />
  );
};
