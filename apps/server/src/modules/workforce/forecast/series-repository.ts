import type { MethodChoice, SeriesReport } from "@evolve/contracts/forecast-report";
import type { EventKind } from "@evolve/contracts/planning-filters";
import type { ForecastEffect, ForecastValues } from "@evolve/workforce";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import type { CalculatedSeries } from "./calculate-series.ts";
import type { EventLayer } from "./event-layers.ts";

export interface SeriesKey {
  tenantId: string;
  forecastId: string;
  planningGroupId: string;
}

export interface SeriesRow extends ForecastValues {
  planningGroupId: string;
  version: number;
  report: SeriesReport | null;
  fault: "noHistory" | "shortHistory" | null;
}

/** What a series was calculated from, as hashes, and the local days that it learnt from. */
export interface SeriesInputs {
  readonly learntFrom: string;
  readonly learntTo: string;
  readonly history: string;
  readonly calendar: string;
  readonly method: MethodChoice;
}

const columns = [
  "planning_group_id as planningGroupId",
  "version",
  "offered",
  "handle_seconds as handleSeconds",
  "lower",
  "upper",
  "report",
  "fault",
] as const;

export const findSeries = async (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: SeriesKey,
): Promise<SeriesRow | null> =>
  (await tx
    .selectFrom("forecast_series")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("forecast_id", "=", forecastId)
    .where("planning_group_id", "=", planningGroupId)
    .executeTakeFirst()) ?? null;

/** Null where there is no such series, or it was calculated before its inputs were kept. */
export const findInputs = async (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: SeriesKey,
): Promise<SeriesInputs | null> => {
  const row = await tx
    .selectFrom("forecast_series")
    .select(["learnt_from", "learnt_to", "history_hash", "calendar_hash", "method"])
    .where("tenant_id", "=", tenantId)
    .where("forecast_id", "=", forecastId)
    .where("planning_group_id", "=", planningGroupId)
    .executeTakeFirst();
  if (!row) return null;
  const { learnt_from: learntFrom, learnt_to: learntTo, history_hash: history, calendar_hash: calendar, method } = row;
  if (learntFrom === null || learntTo === null || history === null || calendar === null) return null;
  return { learntFrom, learntTo, history, calendar, method };
};

export const listSeries = (tx: Tx, tenantId: string, forecastId: string): Promise<SeriesRow[]> =>
  tx
    .selectFrom("forecast_series")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("forecast_id", "=", forecastId)
    .execute();

/** Stores a baseline in place of an earlier one, with the events over it; overrides stay. */
export const putSeries = async (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: SeriesKey,
  { values, report, fault }: CalculatedSeries,
  { inputs, layers, now }: { inputs: SeriesInputs; layers: readonly EventLayer[]; now: Date },
): Promise<void> => {
  const baseline = {
    offered: [...values.offered],
    handle_seconds: [...values.handleSeconds],
    lower: [...values.lower],
    upper: [...values.upper],
    report: report && JSON.stringify(report),
    fault,
    learnt_from: inputs.learntFrom,
    learnt_to: inputs.learntTo,
    history_hash: inputs.history,
    calendar_hash: inputs.calendar,
    method: inputs.method,
  };
  const key = { tenant_id: tenantId, forecast_id: forecastId, planning_group_id: planningGroupId };
  await tx
    .insertInto("forecast_series")
    .values({ ...key, ...baseline })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "forecast_id", "planning_group_id"])
        .doUpdateSet({ ...baseline, version: sql`forecast_series.version + 1` }),
    )
    .execute();
  await tx
    .deleteFrom("forecast_layers")
    .where("tenant_id", "=", tenantId)
    .where("forecast_id", "=", forecastId)
    .where("planning_group_id", "=", planningGroupId)
    .where("kind", "=", "event")
    .execute();
  if (layers.length > 0)
    await tx
      .insertInto("forecast_layers")
      .values(
        layers.map((layer) => ({
          ...key,
          id: newId(),
          kind: "event",
          event_id: layer.eventId,
          event_kind: layer.eventKind,
          measure: "offered",
          effect: layer.effect,
          first_interval: layer.from,
          end_interval: layer.to,
          amount: layer.amount,
          amounts: layer.amounts,
          name: layer.name,
          created_at: now,
        })),
      )
      .execute();
};

/** Counts a change of a series and of its forecast. */
export const raiseVersions = async (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: SeriesKey,
): Promise<{ version: number; forecastVersion: number }> => {
  const { version } = await tx
    .updateTable("forecast_series")
    .set({ version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("forecast_id", "=", forecastId)
    .where("planning_group_id", "=", planningGroupId)
    .returning("version")
    .executeTakeFirstOrThrow();
  const { version: forecastVersion } = await tx
    .updateTable("forecasts")
    .set({ version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", forecastId)
    .returning("version")
    .executeTakeFirstOrThrow();
  return { version, forecastVersion };
};

export interface LayerRow {
  id: string;
  planningGroupId: string;
  kind: "event" | "override";
  eventKind: EventKind | null;
  measure: "offered" | "handleTime";
  effect: ForecastEffect;
  from: number;
  to: number;
  amount: number | null;
  values: number[] | null;
  name: string;
  reason: string;
  createdBy: string | null;
  createdAt: Date;
  isOn: boolean;
}

/** The layers of a forecast, or of one of its series, that are not undone, in the order in which they apply. */
export const listLayers = (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: Omit<SeriesKey, "planningGroupId"> & { planningGroupId?: string },
): Promise<LayerRow[]> => {
  const rows = tx
    .selectFrom("forecast_layers as layer")
    .leftJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "layer.tenant_id").onRef("author.id", "=", "layer.created_by"),
    )
    .select([
      "layer.id",
      "layer.planning_group_id as planningGroupId",
      "layer.kind",
      "layer.event_kind as eventKind",
      "layer.measure",
      "layer.effect",
      "layer.first_interval as from",
      "layer.end_interval as to",
      "layer.amount",
      "layer.amounts as values",
      "layer.name",
      "layer.reason",
      "author.full_name as createdBy",
      "layer.created_at as createdAt",
      "layer.is_on as isOn",
    ])
    .where("layer.tenant_id", "=", tenantId)
    .where("layer.forecast_id", "=", forecastId)
    .where("layer.undone_at", "is", null)
    // Events come before overrides, which their time of creation does not say once a forecast is calculated again.
    .orderBy("layer.kind")
    .orderBy("layer.created_at")
    .orderBy("layer.id");
  return (planningGroupId === undefined ? rows : rows.where("layer.planning_group_id", "=", planningGroupId)).execute();
};

export interface NewOverride {
  id: string;
  measure: "offered" | "handleTime";
  effect: "set" | "add" | "percent";
  from: number;
  to: number;
  amount: number;
}

export const insertOverrides = async (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: SeriesKey,
  overrides: readonly NewOverride[],
  { reason, userId, now }: { reason: string; userId: string; now: Date },
): Promise<void> => {
  const column = (name: keyof NewOverride, type: string) =>
    sql`${overrides.map((override) => override[name])}::${sql.raw(type)}[]`;
  await sql`
    insert into forecast_layers (tenant_id, forecast_id, planning_group_id, kind, name, reason, created_by, created_at,
      id, measure, effect, first_interval, end_interval, amount)
    select ${tenantId}::uuid, ${forecastId}::uuid, ${planningGroupId}::uuid, 'override', '', ${reason}, ${userId}::uuid,
      ${now}::timestamptz, given.* from unnest(${column("id", "uuid")}, ${column("measure", "text")},
      ${column("effect", "text")}, ${column("from", "int4")}, ${column("to", "int4")}, ${column("amount", "float8")}) as given
  `.execute(tx);
};

export type LayerChange = "on" | "off" | "undo" | "redo";

/** Changes layers of a series; answers how many of them there are. Events cannot be undone. */
export const updateLayers = async (
  tx: Tx,
  { tenantId, forecastId, planningGroupId }: SeriesKey,
  ids: readonly string[],
  { change, userId, now }: { change: LayerChange; userId: string; now: Date },
): Promise<number> => {
  const values = {
    on: { is_on: true },
    off: { is_on: false },
    undo: { undone_at: now, undone_by: userId },
    redo: { undone_at: null, undone_by: null },
  }[change];
  let layers = tx
    .updateTable("forecast_layers")
    .set(values)
    .where("tenant_id", "=", tenantId)
    .where("forecast_id", "=", forecastId)
    .where("planning_group_id", "=", planningGroupId)
    .where("id", "=", anyOf(ids, "uuid"));
  if (change === "undo" || change === "redo") layers = layers.where("kind", "=", "override");
  const { numUpdatedRows } = await layers
    .where("undone_at", change === "redo" ? "is not" : "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
