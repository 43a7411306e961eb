import * as contract from "@evolve/contracts/forecasts";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { startCalculation } from "./calculation.ts";
import { lockForecast } from "./forecasts-repository.ts";
import { recordForecastEvent, requireForecast } from "./policy.ts";

export const recalculateForecast = operation(
  contract.recalculateForecast,
  ({ actor: { tenantId }, params: { forecastId }, body, services, write }) =>
    write(async (tx) => {
      if (!(await lockForecast(tx, tenantId, forecastId))) refuse("notFound");
      const forecast = await requireForecast(tx, tenantId, forecastId);
      requireVersion(body.version, forecast.version);
      const jobId = await startCalculation(services, tx, forecastId, forecast.zone);
      await recordForecastEvent(tx, "recalculated", forecastId, { jobId });
      return { jobId };
    }),
);
