import type { JobState } from "@evolve/contracts/jobs";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { countsForGroup } from "../planning-setup/index.ts";
import type { PlannedEvent } from "./event-layers.ts";

export interface ForecastRow {
  id: string;
  businessUnitId: string;
  firstDay: string;
  days: number;
  zone: string;
  intervalMinutes: number;
  version: number;
  createdBy: string;
  createdAt: Date;
  calculatedAt: Date | null;
  jobId: string | null;
  jobState: JobState | null;
  jobProgress: number | null;
  jobStartedBy: string | null;
  jobStarter: string | null;
}

const selectForecasts = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("forecasts as forecast")
    .innerJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "forecast.tenant_id").onRef("author.id", "=", "forecast.created_by"),
    )
    .leftJoin("jobs as job", (join) =>
      join.onRef("job.tenant_id", "=", "forecast.tenant_id").onRef("job.id", "=", "forecast.job_id"),
    )
    .leftJoin("users as starter", (join) =>
      join.onRef("starter.tenant_id", "=", "job.tenant_id").onRef("starter.id", "=", "job.started_by"),
    )
    .select([
      "forecast.id",
      "forecast.business_unit_id as businessUnitId",
      "forecast.first_day as firstDay",
      "forecast.days",
      "forecast.zone",
      "forecast.interval_minutes as intervalMinutes",
      "forecast.version",
      "author.full_name as createdBy",
      "forecast.created_at as createdAt",
      "forecast.calculated_at as calculatedAt",
      "job.id as jobId",
      "job.state as jobState",
      "job.progress as jobProgress",
      "job.started_by as jobStartedBy",
      "starter.full_name as jobStarter",
    ])
    .where("forecast.tenant_id", "=", tenantId);

/** So many at most, the newest first; with a forecast those made before it. */
export const listForecastRows = (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  { before, most }: { readonly before: ForecastRow | null; readonly most: number },
): Promise<ForecastRow[]> => {
  const rows = selectForecasts(tx, tenantId)
    .where("forecast.business_unit_id", "=", businessUnitId)
    .orderBy("forecast.created_at", "desc")
    .orderBy("forecast.id", "desc")
    .limit(most);
  if (before === null) return rows.execute();
  return rows
    .where(sql<boolean>`(forecast.created_at, forecast.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`)
    .execute();
};

export const findForecast = async (tx: Tx, tenantId: string, id: string): Promise<ForecastRow | null> =>
  (await selectForecasts(tx, tenantId).where("forecast.id", "=", id).executeTakeFirst()) ?? null;

/** Keeps others from changing a forecast and its series until the end of the transaction. False where there is none. */
export const lockForecast = async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("forecasts")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

type NewForecast = Pick<ForecastRow, "id" | "businessUnitId" | "firstDay" | "days" | "zone" | "intervalMinutes"> & {
  userId: string;
  now: Date;
};

export const insertForecast = async (tx: Tx, tenantId: string, forecast: NewForecast): Promise<void> => {
  await tx
    .insertInto("forecasts")
    .values({
      tenant_id: tenantId,
      id: forecast.id,
      business_unit_id: forecast.businessUnitId,
      first_day: forecast.firstDay,
      days: forecast.days,
      zone: forecast.zone,
      interval_minutes: forecast.intervalMinutes,
      created_by: forecast.userId,
      created_at: forecast.now,
    })
    .execute();
};

export const setCalculation = async (tx: Tx, tenantId: string, id: string, jobId: string): Promise<void> => {
  await tx
    .updateTable("forecasts")
    .set({ job_id: jobId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const markCalculated = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable("forecasts")
    .set({ calculated_at: now, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const deleteForecastRow = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("forecasts")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

export const listGroups = (tx: Tx, tenantId: string, businessUnitId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom("planning_groups")
    .select(["id", "name"])
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .orderBy("name")
    .execute();

/** The queues of a business unit that are in a planning group. */
export const listPlannedQueues = async (tx: Tx, tenantId: string, businessUnitId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom("queues as queue")
    .innerJoin("planning_group_queues as held", (join) =>
      join.onRef("held.tenant_id", "=", "queue.tenant_id").onRef("held.queue_id", "=", "queue.id"),
    )
    .select("queue.id")
    .where("queue.tenant_id", "=", tenantId)
    .where("queue.business_unit_id", "=", businessUnitId)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * The calendar events that count for a planning group, those of all groups and of all units included, and touch the days, by their first. With
 * null those that count for all groups of the business unit.
 */
export const listEvents = (
  tx: Tx,
  tenantId: string,
  { businessUnitId, planningGroupId }: { businessUnitId: string; planningGroupId: string | null },
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<PlannedEvent[]> =>
  tx
    .selectFrom("calendar_events")
    .select([
      "id",
      "name",
      "kind",
      "first_day as firstDay",
      "last_day as lastDay",
      "effect",
      "factor",
      "copied_day as copiedDay",
    ])
    .where("tenant_id", "=", tenantId)
    .where((where) => where.or([where("business_unit_id", "is", null), where("business_unit_id", "=", businessUnitId)]))
    .where(countsForGroup("calendar_events", planningGroupId))
    .where("first_day", "<=", lastDay)
    .where("last_day", ">=", firstDay)
    .orderBy("first_day")
    .orderBy("id")
    .execute();

/** Publishing again waits for other publications of the business unit. */
export const lockUnit = async (tx: Tx, tenantId: string, businessUnitId: string): Promise<void> => {
  await tx
    .selectFrom("business_units")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", businessUnitId)
    .forUpdate()
    .execute();
};

/** Publishing waits for other publications of the business unit, and for changes of the forecast. */
export const lockPublishing = async (tx: Tx, tenantId: string, forecastId: string): Promise<void> => {
  await sql`
    select 1 from forecasts join business_units as unit
      on unit.tenant_id = forecasts.tenant_id and unit.id = forecasts.business_unit_id
    where forecasts.tenant_id = ${tenantId} and forecasts.id = ${forecastId}
    for update
  `.execute(tx);
};
