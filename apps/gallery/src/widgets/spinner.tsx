import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";

export const Filled = () => {
  const { t } = useWords();
  return <Spinner label={t("common.loading")} />;
};

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
