import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";

/** Shown while a screen is on its way; quick loads never see it. */
export const ScreenSkeleton = () => {
  const words = useWords();
  return (
    <div className="sh-loading" role="status">
      <Spinner />
      <span className="ev-sr">{words.t("common.loading")}</span>
    </div>
  );
};
