import * as contract from "@evolve/contracts/forecast-publishing";
import { calendarDays } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { PublishedLayerColumn } from "../../../database/json-columns.ts";
import { newId } from "../../../ids.ts";
import { lockPublishing, type ForecastRow } from "./forecasts-repository.ts";
import { layered, recordForecastEvent, requireForecast } from "./policy.ts";
import { presentPublished } from "./present-forecast.ts";
import { findMain, insertPublished } from "./published-repository.ts";
import { type LayerRow, listLayers, listSeries } from "./series-repository.ts";

export const publishForecast = operation(
  contract.publishForecast,
  ({ actor: { tenantId, userId }, params: { forecastId }, body, now, write }) =>
    write(async (tx) => {
      await lockPublishing(tx, tenantId, forecastId);
      const forecast = await requireForecast(tx, tenantId, forecastId);
      requireVersion(body.version, forecast.version);
      // Until it is calculated again, some of its series are of the old history and some of the new.
      if (isUnderWay(forecast)) refuse("forecastNotReady");
      const main = await findMain(tx, tenantId, forecast.businessUnitId);
      if ((main?.id ?? null) !== (body.mainId?.toLowerCase() ?? null)) refuse("forecastPublishedMeanwhile");
      const publishedId = await publish(tx, forecast, userId, now);
      await recordForecastEvent(tx, "published", forecastId, {
        publishedId,
        firstDay: forecast.firstDay,
        days: forecast.days,
      });
      const published = await findMain(tx, tenantId, forecast.businessUnitId);
      return { published: presentPublished(published ?? refuse("notFound")) };
    }),
);

const isUnderWay = ({ jobState }: ForecastRow): boolean =>
  jobState !== null && ["waiting", "running", "cancelling"].includes(jobState);

/** The layers that are on, as a publication keeps them. */
const publishedLayers = (layers: readonly LayerRow[]): PublishedLayerColumn[] =>
  layers
    .filter(({ isOn }) => isOn)
    .map(({ kind, name, reason, measure, effect, from, to, amount, values }) => ({
      ...{ kind, measure, effect, from, to, amount },
      name: name === "" ? reason : name,
      ...(values && { values }),
    }));

/** Stores a forecast with its layers as main. Returns the publication's id. */
export const publish = async (
  tx: TenantTransaction,
  forecast: ForecastRow,
  userId: string,
  now: Date,
): Promise<string> => {
  const { tenantId } = tx;
  const { businessUnitId, firstDay, days, zone, intervalMinutes } = forecast;
  const series = await listSeries(tx, tenantId, forecast.id);
  const layers = Map.groupBy(
    await listLayers(tx, { tenantId, forecastId: forecast.id }),
    ({ planningGroupId }) => planningGroupId,
  );
  const { days: calendar, intervals } = calendarDays(firstDay, zone, intervalMinutes, days);
  const firstAt = new Date(calendar[0]?.startsAt ?? 0);
  const id = newId();
  await insertPublished(
    tx,
    tenantId,
    {
      id,
      businessUnitId,
      forecastId: forecast.id,
      forecastVersion: forecast.version,
      firstAt,
      endAt: new Date(firstAt.getTime() + intervals * intervalMinutes * 60_000),
      zone,
      intervalMinutes,
      userId,
      now,
    },
    // A series without a baseline is not published, unless somebody has entered values.
    series
      .map((row) => {
        const own = layers.get(row.planningGroupId) ?? [];
        return { ...row, ...layered(row, own), parts: { baseline: row, layers: publishedLayers(own) } };
      })
      .filter(({ fault, offered }) => fault === null || offered.some((value) => value > 0)),
  );
  return id;
};
