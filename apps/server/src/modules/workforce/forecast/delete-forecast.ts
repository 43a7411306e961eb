import * as contract from "@evolve/contracts/forecasts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { deleteForecastRow } from "./forecasts-repository.ts";
import { recordForecastEvent } from "./policy.ts";

export const deleteForecast = operation(
  contract.deleteForecast,
  ({ actor: { tenantId }, params: { forecastId }, write }) =>
    write(async (tx) => {
      if (!(await deleteForecastRow(tx, tenantId, forecastId))) refuse("notFound");
      await recordForecastEvent(tx, "deleted", forecastId, {});
      return { success: true } as const;
    }),
);
