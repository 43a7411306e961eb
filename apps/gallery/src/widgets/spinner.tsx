import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";

/** For a wait of one to a few seconds whose content cannot be sketched. Otherwise use a skeleton. */
export const Filled = () => {
  const { t } = useWords();
  return <Spinner label={t("common.loading")} />;
};

/** Small within controls, medium in panels, large for a page. */
export const Sizes = () => {
  const { t } = useWords();
  return (
    <>
      <Spinner size="small" label={t("common.loading")} />
      <Spinner label={t("common.loading")} />
      <Spinner size="large" label={t("common.loading")} />
    </>
  );
};
