import type { ForecastValues } from "@evolve/workforce";
import type { PublishedLayerColumn } from "../../../database/json-columns.ts";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface PublishedRow {
  id: string;
  forecastId: string;
  version: number;
  publishedBy: string;
  publishedAt: Date;
}

/** All publications of a tenant. */
export const selectPublished = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("published_forecasts as published")
    .innerJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "published.tenant_id").onRef("author.id", "=", "published.published_by"),
    )
    .select([
      "published.id",
      "published.forecast_id as forecastId",
      "published.forecast_version as version",
      "author.full_name as publishedBy",
      "published.published_at as publishedAt",
    ])
    .where("published.tenant_id", "=", tenantId);

const selectOfUnit = (tx: Tx, tenantId: string, businessUnitId: string) =>
  selectPublished(tx, tenantId).where("published.business_unit_id", "=", businessUnitId);

/** The last publication of a business unit, or the last one before an instant. */
export const findMain = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  before?: Date,
): Promise<PublishedRow | null> => {
  const rows = selectOfUnit(tx, tenantId, businessUnitId)
    .orderBy("published.published_at", "desc")
    .orderBy("published.id", "desc")
    .limit(1);
  return (await (before ? rows.where("published.published_at", "<", before) : rows).executeTakeFirst()) ?? null;
};

/** The last publication of each of these forecasts that was ever published. */
export const listLastPublished = (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  forecastIds: readonly string[],
): Promise<PublishedRow[]> =>
  selectOfUnit(tx, tenantId, businessUnitId)
    .distinctOn("published.forecast_id")
    .where("published.forecast_id", "=", anyOf(forecastIds, "uuid"))
    .orderBy("published.forecast_id")
    .orderBy("published.published_at", "desc")
    .orderBy("published.id", "desc")
    .execute();

interface NewPublished {
  id: string;
  businessUnitId: string;
  forecastId: string;
  forecastVersion: number;
  firstAt: Date;
  endAt: Date;
  zone: string;
  intervalMinutes: number;
  userId: string;
  now: Date;
}

/** What a publication is made of. */
export interface PublishedParts {
  readonly baseline: Pick<ForecastValues, "offered" | "handleSeconds">;
  readonly layers: readonly PublishedLayerColumn[];
}

/** A series to publish; `parts` are null where it is not known what it is made of. */
export type NewPublishedSeries = ForecastValues & { planningGroupId: string; parts: PublishedParts | null };

export const insertPublished = async (
  tx: Tx,
  tenantId: string,
  published: NewPublished,
  series: readonly NewPublishedSeries[],
): Promise<void> => {
  await tx
    .insertInto("published_forecasts")
    .values({
      tenant_id: tenantId,
      id: published.id,
      business_unit_id: published.businessUnitId,
      forecast_id: published.forecastId,
      forecast_version: published.forecastVersion,
      first_at: published.firstAt,
      end_at: published.endAt,
      zone: published.zone,
      interval_minutes: published.intervalMinutes,
      published_by: published.userId,
      published_at: published.now,
    })
    .execute();
  for (const { planningGroupId, offered, handleSeconds, lower, upper, parts } of series) {
    const changes = (measure: PublishedLayerColumn["measure"]): boolean =>
      parts?.layers.some((layer) => layer.measure === measure) === true;
    await tx
      .insertInto("published_series")
      .values({
        tenant_id: tenantId,
        published_id: published.id,
        planning_group_id: planningGroupId,
        offered: [...offered],
        handle_seconds: [...handleSeconds],
        lower: [...lower],
        upper: [...upper],
        baseline: parts && changes("offered") ? [...parts.baseline.offered] : null,
        baseline_handle_seconds: parts && changes("handleTime") ? [...parts.baseline.handleSeconds] : null,
        layers: parts && JSON.stringify(parts.layers),
      })
      .execute();
  }
};

/** The publication that counts for a planning group at an instant, with what it is made of; null without any. */
export const findPartsAt = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  at: Date,
): Promise<{ firstAt: Date; intervalMinutes: number; parts: PublishedParts | null } | null> => {
  const row = await tx
    .selectFrom("published_series as series")
    .innerJoin("published_forecasts as published", (join) =>
      join.onRef("published.tenant_id", "=", "series.tenant_id").onRef("published.id", "=", "series.published_id"),
    )
    .select(["published.first_at as firstAt", "published.interval_minutes as intervalMinutes", ...partColumns])
    .where("series.tenant_id", "=", tenantId)
    .where("series.planning_group_id", "=", planningGroupId)
    .where("published.first_at", "<=", at)
    .where("published.end_at", ">", at)
    .orderBy("published.published_at", "desc")
    .orderBy("published.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { firstAt: row.firstAt, intervalMinutes: row.intervalMinutes, parts: partsOf(row) } : null;
};

export const partColumns = [
  "series.offered",
  "series.handle_seconds as handleSeconds",
  "series.baseline",
  "series.baseline_handle_seconds as baselineHandleSeconds",
  "series.layers",
] as const;

interface PartsRow extends Pick<ForecastValues, "offered" | "handleSeconds"> {
  baseline: number[] | null;
  baselineHandleSeconds: number[] | null;
  layers: PublishedLayerColumn[] | null;
}

export const partsOf = (row: PartsRow): PublishedParts | null => {
  const { offered, handleSeconds, baseline, baselineHandleSeconds, layers } = row;
  if (layers === null) return null;
  return { baseline: { offered: baseline ?? offered, handleSeconds: baselineHandleSeconds ?? handleSeconds }, layers };
};

export interface PublishedSeries extends ForecastValues {
  firstAt: Date;
  zone: string;
  intervalMinutes: number;
  publishedAt: Date;
}

/** What was published of a planning group for a span of time, oldest first. */
export const listPublishedSeries = (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  { from, to }: { from: Date; to: Date },
): Promise<PublishedSeries[]> =>
  tx
    .selectFrom("published_series as series")
    .innerJoin("published_forecasts as published", (join) =>
      join.onRef("published.tenant_id", "=", "series.tenant_id").onRef("published.id", "=", "series.published_id"),
    )
    .select([
      "published.first_at as firstAt",
      "published.zone",
      "published.interval_minutes as intervalMinutes",
      "published.published_at as publishedAt",
      "series.offered",
      "series.handle_seconds as handleSeconds",
      "series.lower",
      "series.upper",
    ])
    .where("series.tenant_id", "=", tenantId)
    .where("series.planning_group_id", "=", planningGroupId)
    .where("published.first_at", "<", to)
    .where("published.end_at", ">", from)
    .orderBy("published.published_at")
    .orderBy("published.id")
    .execute();

/** The business unit that a planning group is in, and its clock; null where there is no such group. */
export const findInterval = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
): Promise<{ businessUnitId: string; zone: string; intervalMinutes: number } | null> =>
  (await tx
    .selectFrom("planning_groups as planned")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "planned.tenant_id").onRef("unit.id", "=", "planned.business_unit_id"),
    )
    .select(["unit.id as businessUnitId", "unit.zone", "unit.interval_minutes as intervalMinutes"])
    .where("planned.tenant_id", "=", tenantId)
    .where("planned.id", "=", planningGroupId)
    .executeTakeFirst()) ?? null;
