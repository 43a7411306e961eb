import * as contract from "@evolve/contracts/forecasts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findUnit } from "../planning-setup/index.ts";
import { findForecast, type ForecastRow, listForecastRows } from "./forecasts-repository.ts";
import { presentForecast, presentPublished } from "./present-forecast.ts";
import { findMain, listLastPublished } from "./published-repository.ts";

const { listed } = contract.forecastLimits;

export const listForecasts = operation(
  contract.listForecasts,
  ({ actor: { tenantId, userId }, params: { businessUnitId }, query, read }) =>
    read(async (tx) => {
      const find = async (id: string | undefined): Promise<ForecastRow | null> => {
        const found = id === undefined ? null : await findForecast(tx, tenantId, id);
        return found?.businessUnitId === businessUnitId.toLowerCase() ? found : null;
      };
      const before = await find(query.before);
      if (query.before !== undefined && before === null) refuse("notFound");
      const [unit, found, wanted, main] = await Promise.all([
        findUnit(tx, tenantId, businessUnitId),
        listForecastRows(tx, tenantId, businessUnitId, { before, most: listed + 1 }),
        find(query.with),
        findMain(tx, tenantId, businessUnitId),
      ]);
      const { weekStart } = unit ?? refuse("notFound");
      const page = found.slice(0, listed);
      const rows = wanted === null || page.some(({ id }) => id === wanted.id) ? page : [...page, wanted];
      const ids = rows.map(({ id }) => id);
      const published = await listLastPublished(tx, tenantId, businessUnitId, ids);
      return {
        weekStart,
        hasMore: found.length > listed,
        forecasts: rows.map((row) => presentForecast(row, published, userId)),
        main: main ? { ...presentPublished(main), forecastId: main.forecastId } : null,
      };
    }),
);
