import type { Forecast } from "@evolve/contracts/forecasts";
import { useWords } from "@evolve/i18n/react";
import { StatusPill } from "@evolve/widgets/status-pill";
import { isUnchangedMain, type Main } from "./is-main.ts";

interface ForecastStateProps {
  readonly forecast: Forecast;
  readonly main: Main | null;
}

/** Whether what is shown is what everybody else plans with. */
export const ForecastState = ({ forecast, main }: ForecastStateProps) => {
  const { published, version, calculatedAt } = forecast;
  const words = useWords();
  const { t } = words;
  if (calculatedAt === null) return null;
  if (published === null) return <StatusPill tone="info">{t("forecast.isDraft")}</StatusPill>;
  const date = words.date(published.publishedAt, "dateTime");
  if (published.version !== version) return <StatusPill tone="warning">{t("forecast.isChanged", { date })}</StatusPill>;
  return isUnchangedMain(forecast, main) ? (
    <StatusPill tone="success">{t("forecast.isMain", { date })}</StatusPill>
  ) : (
    <StatusPill tone="neutral">{t("forecast.isReplaced", { date })}</StatusPill>
  );
};
