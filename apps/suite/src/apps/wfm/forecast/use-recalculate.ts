import { type Forecast, recalculateForecast } from "@evolve/contracts/forecasts";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { isCalculating } from "./is-calculating.ts";

/** Calculates a forecast again, when it is not being calculated already. */
export const useRecalculate = (forecast: Forecast) => {
  const { client } = useShell();
  const { id: forecastId, businessUnitId, calculatedAt, version } = forecast;
  const recalculate = useAction<number>({
    run: (known) => client.call(recalculateForecast, { params: { forecastId }, body: { version: known } }),
    invalidates: [["forecasts", businessUnitId], jobsKey],
  });
  const isReady = calculatedAt !== null && !isCalculating(forecast);
  return {
    isReady,
    isDisabled: !isReady || recalculate.isPending,
    recalculate: (): void => recalculate.mutate(version),
  };
};
