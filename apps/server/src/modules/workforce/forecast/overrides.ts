import * as contract from "@evolve/contracts/forecasts";
import type { LayeredForecast } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { layered, lockSeries, recordForecastEvent } from "./policy.ts";
import { presentLayer } from "./present-forecast.ts";
import { insertOverrides, listLayers, raiseVersions, type SeriesKey, updateLayers } from "./series-repository.ts";
import type { Tx } from "../../../database/index.ts";

const answerOf = async (tx: Tx, key: SeriesKey) => {
  const versions = await raiseVersions(tx, key);
  return { ...versions, layers: (await listLayers(tx, key)).map(presentLayer) };
};

export const addOverrides = operation(contract.addOverrides, ({ actor, params, body, now, write }) =>
  write(async (tx) => {
    const key = { tenantId: actor.tenantId, ...params };
    const series = await lockSeries(tx, key, body.version);
    const overrides = body.overrides.map((override) => ({ ...override, id: newId() }));
    overrides.forEach(({ to }, index) => {
      if (to > series.offered.length) refuse("invalidParameters", { fields: { [`overrides.${index}.to`]: "invalid" } });
    });
    await insertOverrides(tx, key, overrides, { reason: body.reason, userId: actor.userId, now });
    const layers = await listLayers(tx, key);
    const applied = layered(series, layers);
    const active = layers.filter(({ isOn }) => isOn);
    const added = new Map(active.map(({ id }, at) => [id, applied.added[at] ?? 0]));
    for (const override of overrides) requireSensible(override, applied, added.get(override.id) ?? 0);
    const spans = overrides.map(({ from, to, measure, effect, amount }) => ({ from, to, measure, effect, amount }));
    await recordForecastEvent(tx, "overridden", key.forecastId, {
      planningGroupId: key.planningGroupId,
      reason: body.reason,
      overrides: spans.slice(0, 20),
      count: spans.length,
    });
    return { ...(await answerOf(tx, key)), added: overrides.map(({ id }) => id) };
  }),
);

/** Refuses an amount that nothing can be spread by, and one that is far from all that is forecast. */
const requireSensible = (
  { measure, amount, from, to }: contract.Override,
  { offered }: LayeredForecast,
  added: number,
): void => {
  if (measure === "handleTime") return;
  const total = offered.slice(from, to).reduce((sum, value) => sum + value, 0);
  if (total === 0 && amount > 0 && added === 0) refuse("forecastClosed");
  // A thousand contacts more are no slip in a series that hardly has any.
  if (added > contract.forecastLimits.growthMax * (total - added) + 1_000) refuse("forecastValueAbsurd");
};

export const changeLayers = operation(contract.changeLayers, ({ actor, params, body, now, write }) =>
  write(async (tx) => {
    const key = { tenantId: actor.tenantId, ...params };
    await lockSeries(tx, key, body.version);
    const { layerIds, change } = body;
    const ids = [...new Set(layerIds.map((id) => id.toLowerCase()))];
    const changed = await updateLayers(tx, key, ids, { change, userId: actor.userId, now });
    if (changed < ids.length) refuse("notFound");
    await recordForecastEvent(tx, "layers-changed", key.forecastId, {
      planningGroupId: key.planningGroupId,
      change,
      layerIds: ids.slice(0, 20),
      count: ids.length,
    });
    return answerOf(tx, key);
  }),
);
