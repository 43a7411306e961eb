import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";

/** Shown when loading the suite takes longer than a moment. */
export const BootLoading = () => {
  const words = useWords();
  return (
    <>
      <div className="sh-skeleton" aria-hidden="true" />
      <main className="sh-boot-loading">
        <Spinner />
        <p role="status">{words.t("shell.bootLoading")}</p>
      </main>
    </>
  );
};
