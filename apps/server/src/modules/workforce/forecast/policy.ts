import type { AuditActions } from "@evolve/contracts/audit-actions";
import { applyForecastLayers, type ForecastValues, type LayeredForecast } from "@evolve/workforce";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findForecast, type ForecastRow, lockForecast } from "./forecasts-repository.ts";
import { findSeries, type LayerRow, type SeriesKey, type SeriesRow } from "./series-repository.ts";

/** A forecast whose series are all there. */
export const requireForecast = async (tx: Tx, tenantId: string, forecastId: string): Promise<ForecastRow> => {
  const forecast = (await findForecast(tx, tenantId, forecastId)) ?? refuse("notFound");
  return forecast.calculatedAt === null ? refuse("forecastNotReady") : forecast;
};

/** A series that the actor may change now: nobody else has since `version`, and nobody can until the transaction ends. */
export const lockSeries = async (tx: ActorTransaction, key: SeriesKey, version: number): Promise<SeriesRow> => {
  if (!(await lockForecast(tx, key.tenantId, key.forecastId))) refuse("notFound");
  await requireForecast(tx, key.tenantId, key.forecastId);
  const series = (await findSeries(tx, key)) ?? refuse("notFound");
  requireVersion(version, series.version);
  return series;
};

/** A series with its layers that are on. */
export const layered = (series: ForecastValues, layers: readonly LayerRow[]): LayeredForecast =>
  applyForecastLayers(
    series,
    layers
      .filter(({ isOn }) => isOn)
      .map(({ measure, effect, from, to, amount, values }) => ({
        measure,
        effect,
        from,
        to,
        amount,
        ...(values && { values }),
      })),
  );

export const recordForecastEvent = (
  tx: ActorTransaction,
  action: AuditActions["forecast"],
  forecastId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, {
    tenantId: tx.tenantId,
    at: tx.now,
    actorId: tx.actor.userId,
    action: `forecast.${action}`,
    targetId: forecastId,
    details,
  });
