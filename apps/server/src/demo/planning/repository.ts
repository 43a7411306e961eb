import type { CentreEvent } from "@evolve/workforce";
import type { Database, Tx } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { demoUnit, groupNames, type PlanningRows } from "./set-up.ts";

/** The tenant of a key, unless it has business units already. */
export const findTenantWithoutPlanning = async ({ system }: Database, key: string): Promise<string | null> =>
  (
    await system
      .selectFrom("tenants")
      .leftJoin("business_units as unit", "unit.tenant_id", "tenants.tenant_id")
      .select("tenants.tenant_id as tenantId")
      .where("tenants.key", "=", key)
      .where("unit.id", "is", null)
      .executeTakeFirst()
  )?.tenantId ?? null;

/** Inserts the set-up, unless another node has; answers whether it did. */
export const insertPlanning = async (tx: Tx, { tenantId, ...rows }: PlanningRows): Promise<boolean> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
  if (await tx.selectFrom("business_units").select("id").where("tenant_id", "=", tenantId).executeTakeFirst())
    return false;
  await tx.insertInto("business_units").values(rows.business_units).execute();
  await tx.insertInto("sites").values(rows.sites).execute();
  await tx.insertInto("queues").values(rows.queues).execute();
  await tx.insertInto("planning_groups").values(rows.planning_groups).execute();
  await tx.insertInto("planning_group_queues").values(rows.planning_group_queues).execute();
  await tx.insertInto("activity_codes").values(rows.activity_codes).execute();
  return true;
};

export const hasHistory = async (tx: Tx, tenantId: string): Promise<boolean> =>
  (await tx
    .selectFrom("interval_history")
    .select("queue_id")
    .where("tenant_id", "=", tenantId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const findQueueIds = (tx: Tx, tenantId: string): Promise<{ id: string; name: string }[]> =>
  tx.selectFrom("queues").select(["id", "name"]).where("tenant_id", "=", tenantId).execute();

const eventNames = { closed: "Public holiday", campaign: "Summer campaign", outage: "Network outage" } as const;

/** What the simulated centre knows of its year. That history was lost is for a planner to find. */
export const insertEvents = async (tx: Tx, tenantId: string, events: readonly CentreEvent[]): Promise<void> => {
  const groups = await tx
    .selectFrom("planning_groups")
    .select(["id", "name", "business_unit_id"])
    .where("tenant_id", "=", tenantId)
    .execute();
  for (const { kind, from, to, group } of events) {
    if (kind === "gap") continue;
    const hit = group && groups.find(({ name }) => name === groupNames[group]);
    const id = newId();
    await tx
      .insertInto("calendar_events")
      .values({
        tenant_id: tenantId,
        id,
        business_unit_id: hit?.business_unit_id ?? null,
        name: eventNames[kind],
        kind,
        first_day: from,
        last_day: to,
        effect: "exclude",
      })
      .execute();
    if (hit)
      await tx
        .insertInto("calendar_event_groups")
        .values({ tenant_id: tenantId, calendar_event_id: id, planning_group_id: hit.id })
        .execute();
  }
};

/** Whether a forecast was published; one that a stopped node has left unfinished does not count. */
export const hasForecast = async (tx: Tx, tenantId: string): Promise<boolean> =>
  (await tx
    .selectFrom("published_forecasts")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether a forecast was published for days before an instant. */
export const hasForecastBefore = async (tx: Tx, tenantId: string, instant: Date): Promise<boolean> =>
  (await tx
    .selectFrom("published_forecasts")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("first_at", "<", instant)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The demo's business unit, and who plans for it: the demo's manager. */
export const findPlanner = async (
  tx: Tx,
  tenantId: string,
): Promise<{ businessUnitId: string; zone: string; intervalMinutes: number; userId: string } | null> =>
  (await tx
    .selectFrom("business_units as unit")
    .innerJoin("users as planner", "planner.tenant_id", "unit.tenant_id")
    .select([
      "unit.id as businessUnitId",
      "unit.zone",
      "unit.interval_minutes as intervalMinutes",
      "planner.id as userId",
    ])
    .where("unit.tenant_id", "=", tenantId)
    .where("unit.name", "=", demoUnit)
    .where("planner.user_name", "=", "planner@acme.test")
    .executeTakeFirst()) ?? null;

export const isPublished = async (tx: Tx, tenantId: string, businessUnitId: string): Promise<boolean> =>
  (await tx
    .selectFrom("schedules")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .where("state", "=", "published")
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The demo's business unit in the tenant of a key, once a schedule of it is published. */
export const findFedUnit = async (
  { system }: Database,
  key: string,
): Promise<{ tenantId: string; businessUnitId: string } | null> =>
  (await system
    .selectFrom("tenants")
    .innerJoin("schedules as schedule", "schedule.tenant_id", "tenants.tenant_id")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "schedule.tenant_id").onRef("unit.id", "=", "schedule.business_unit_id"),
    )
    .select(["unit.tenant_id as tenantId", "unit.id as businessUnitId"])
    .where("tenants.key", "=", key)
    .where("unit.name", "=", demoUnit)
    .where("schedule.state", "=", "published")
    .limit(1)
    .executeTakeFirst()) ?? null;

/** The team with the most agents of a business unit, and who supervises them. */
export const findSupervised = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
): Promise<{ teamId: string; supervisorId: string } | null> => {
  const team = await tx
    .selectFrom("planning_agents as agent")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "agent.tenant_id").onRef("person.id", "=", "agent.user_id"),
    )
    .select("person.team_id as teamId")
    .where("agent.tenant_id", "=", tenantId)
    .where("agent.business_unit_id", "=", businessUnitId)
    .where("person.team_id", "is not", null)
    .groupBy("person.team_id")
    .orderBy((order) => order.fn.countAll(), "desc")
    .orderBy("person.team_id")
    .limit(1)
    .executeTakeFirst();
  const supervisor = await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("user_name", "like", "supervisor@%")
    .executeTakeFirst();
  return team?.teamId && supervisor ? { teamId: team.teamId, supervisorId: supervisor.id } : null;
};

/** When the last state of anybody began. */
export const findLastState = async (tx: Tx, tenantId: string): Promise<Date | null> =>
  (
    await tx
      .selectFrom("agent_states")
      .select((select) => select.fn.max("starts_at").$castTo<Date | null>().as("last"))
      .where("tenant_id", "=", tenantId)
      .executeTakeFirst()
  )?.last ?? null;
