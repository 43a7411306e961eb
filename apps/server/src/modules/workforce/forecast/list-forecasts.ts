import * as contract from "@evolve/contracts/forecasts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findUnit } from "../planning-setup/index.ts";
import { listForecastRows } from "./forecasts-repository.ts";
import { presentForecast, presentPublished } from "./present-forecast.ts";
import { listPublished } from "./published-repository.ts";

export const listForecasts = operation(
  contract.listForecasts,
  ({ actor: { tenantId, userId }, params: { businessUnitId }, read }) =>
    read(async (tx) => {
      const [unit, rows, published] = await Promise.all([
        findUnit(tx, tenantId, businessUnitId),
        listForecastRows(tx, tenantId, businessUnitId),
        listPublished(tx, tenantId, businessUnitId),
      ]);
      const { weekStart } = unit ?? refuse("notFound");
      const [main] = published;
      return {
        weekStart,
        forecasts: rows.map((row) => presentForecast(row, published, userId)),
        main: main ? { ...presentPublished(main), forecastId: main.forecastId } : null,
      };
    }),
);
