import { codeOf } from "@evolve/contracts/errors";
import { type Forecast, readForecastSeries } from "@evolve/contracts/forecasts";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { QueryState } from "../../../parts/query-state.tsx";
import { CalculationRow } from "./calculation-row.tsx";
import { InputsNotice } from "../inputs-notice.tsx";
import { ForecastView } from "./forecast-view.tsx";
import { seriesKey } from "./use-forecast-edits.ts";
import { useRecalculate } from "./use-recalculate.ts";

interface ForecastDetailProps {
  readonly forecast: Forecast;
  readonly planningGroupId: string;
}

/** A planning group's part of a forecast, once it is calculated. */
export const ForecastDetail = ({ forecast, planningGroupId }: ForecastDetailProps) => {
  const { client, holds, words } = useShell();
  const { isReady, isDisabled, recalculate } = useRecalculate(forecast);
  const params = { forecastId: forecast.id, planningGroupId };
  const series = useQuery({
    queryKey: seriesKey(forecast, planningGroupId),
    queryFn: ({ signal }) => client.call(readForecastSeries, { params }, { signal }),
    enabled: forecast.calculatedAt !== null,
    // The week and the granularity stay where they are when it is calculated again.
    placeholderData: keepPreviousData,
  });
  const mayEdit = holds("wfm:forecast:edit");
  // A group that was set up after the forecast was calculated is not in it.
  const isLeftOut = series.error !== null && failureCode(series.error) === codeOf("notFound");
  return (
    <>
      <CalculationRow forecast={forecast} />
      {isReady && !isLeftOut && (
        <InputsNotice
          planningGroupId={planningGroupId}
          forecastId={forecast.id}
          version={forecast.calculatedAt}
          action={
            mayEdit && (
              <Button size="small" isDisabled={isDisabled} onPress={recalculate}>
                {words.t("planning.calculateAgain")}
              </Button>
            )
          }
        />
      )}
      {series.data ? (
        <ForecastView forecast={series.data.forecast} series={series.data.series} planningGroupId={planningGroupId} />
      ) : isLeftOut ? (
        isReady && (
          <EmptyState
            icon={<CalendarPlus />}
            title={words.t("forecast.groupMissingTitle")}
            text={words.t("forecast.groupMissingText")}
            action={
              mayEdit && (
                <Button variant="primary" isDisabled={isDisabled} onPress={recalculate}>
                  {words.t("forecast.recalculate")}
                </Button>
              )
            }
          />
        )
      ) : (
        forecast.calculatedAt !== null && <QueryState error={series.error} onRetry={() => void series.refetch()} />
      )}
    </>
  );
};
