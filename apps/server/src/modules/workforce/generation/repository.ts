import type { CallParsed } from "@evolve/contracts/call";
import type { GenerationFigures, GenerationRun, searchGenerations } from "@evolve/contracts/schedule-generation";
import type { ScheduleMessage, Shift } from "@evolve/workforce";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { ReadShiftColumn } from "../../../database/json-columns.ts";
import { searchPage } from "../../../database/search.ts";

const columns = [
  "run.id",
  "run.schedule_id as scheduleId",
  "run.job_id as jobId",
  "run.agent_ids as agentIds",
  "run.seed",
  "run.moves",
  "run.wish_weight as wishWeight",
  "run.shortfall_hours as shortfallHours",
  "run.required_hours as requiredHours",
  "run.bound_hours as boundHours",
  "run.gap",
  "run.figures",
  "run.started_at as startedAt",
  "run.ended_at as endedAt",
] as const;

/** Of a run that has no result its job knows whether it still works. */
const state = sql<GenerationRun["state"]>`
  case when run.state <> 'running' or job.state in ('waiting', 'running', 'cancelling') then run.state
    when job.state = 'cancelled' then 'cancelled' else 'failed' end
`;

/** As texts: the driver makes moments of arrays of dates. */
const days = sql<string[] | null>`run.days::text[]`.as("days");

const runs = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("generation_runs as run")
    .leftJoin("jobs as job", (join) =>
      join.onRef("job.tenant_id", "=", "run.tenant_id").onRef("job.id", "=", "run.job_id"),
    )
    .where("run.tenant_id", "=", tenantId);

type Search = CallParsed<typeof searchGenerations>["body"];

export const searchRuns = (tx: Tx, tenantId: string, search: Search) => {
  const { id, state: states } = search.filter;
  let matching = runs(tx, tenantId).where("run.schedule_id", "=", search.scheduleId);
  if (id) matching = matching.where("run.id", "=", anyOf(id, "uuid"));
  if (states?.length) matching = matching.where(state, "=", anyOf(states, "text"));
  const rows = matching.select([...columns, state.as("state"), days]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { startedAt: "run.started_at", seed: "run.seed" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "startedAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "run.id" }, total, order, search);
};

export type RunColumns = Awaited<ReturnType<typeof searchRuns>>["rows"][number];

/** With its messages and shifts, and those that it read. */
export const findRun = async (tx: Tx, tenantId: string, id: string) =>
  (await runs(tx, tenantId)
    .select([...columns, state.as("state"), days, "run.messages", "run.shifts", "run.draft_version as draftVersion"])
    .select("run.read_shifts as readShifts")
    .where("run.id", "=", id)
    .executeTakeFirst()) ?? null;

interface NewRun {
  readonly id: string;
  readonly scheduleId: string;
  readonly agentIds: readonly string[] | null;
  readonly days: readonly string[] | null;
  readonly seed: number;
  readonly moves: number;
  readonly wishWeight: number;
  readonly startedBy: string;
  readonly startedAt: Date;
}

/** Records a run, and forgets those of drafts that are no more. */
export const insertRun = async (tx: Tx, tenantId: string, run: NewRun): Promise<void> => {
  await sql`
    delete from generation_runs run where run.tenant_id = ${tenantId} and not exists (
      select from schedules schedule where schedule.tenant_id = run.tenant_id and schedule.id = run.schedule_id)
  `.execute(tx);
  await sql`
    insert into generation_runs (tenant_id, id, schedule_id, agent_ids, days, seed, moves, wish_weight, started_by, started_at)
    values (${tenantId}, ${run.id}, ${run.scheduleId}, ${run.agentIds}::uuid[], ${run.days}::date[], ${run.seed},
      ${run.moves}, ${run.wishWeight}, ${run.startedBy}, ${run.startedAt})
  `.execute(tx);
};

export const setJob = async (tx: Tx, tenantId: string, id: string, jobId: string): Promise<void> => {
  await tx
    .updateTable("generation_runs")
    .set({ job_id: jobId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** The best so far of a run that is under way, and the bound below which none comes. */
export const setProgress = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { shortfallHours, boundHours }: { readonly shortfallHours: number; readonly boundHours: number },
): Promise<void> => {
  await tx
    .updateTable("generation_runs")
    .set({ shortfall_hours: shortfallHours, bound_hours: boundHours })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
};

interface Outcome {
  readonly state: "done" | "cancelled";
  readonly shortfallHours: number;
  readonly requiredHours: number;
  readonly boundHours: number;
  readonly gap: number | null;
  readonly figures: GenerationFigures;
  readonly messages: readonly ScheduleMessage[];
  readonly shifts: readonly Shift[];
  /** Of the draft as it was read, and its shifts. */
  readonly draftVersion: number;
  readonly readShifts: readonly ReadShiftColumn[];
  readonly endedAt: Date;
}

export const endRun = async (tx: Tx, tenantId: string, id: string, outcome: Outcome): Promise<void> => {
  await tx
    .updateTable("generation_runs")
    .set({
      state: outcome.state,
      shortfall_hours: outcome.shortfallHours,
      required_hours: outcome.requiredHours,
      bound_hours: outcome.boundHours,
      gap: outcome.gap,
      figures: JSON.stringify(outcome.figures),
      messages: JSON.stringify(outcome.messages),
      shifts: JSON.stringify(outcome.shifts),
      draft_version: outcome.draftVersion,
      read_shifts: JSON.stringify(outcome.readShifts),
      ended_at: outcome.endedAt,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
};

/** Whether somebody has asked the run's job to stop, and not only its node. */
export const isBeingCancelled = async (tx: Tx, tenantId: string, runId: string): Promise<boolean> =>
  (await tx
    .selectFrom("generation_runs as run")
    .innerJoin("jobs as job", (join) =>
      join.onRef("job.tenant_id", "=", "run.tenant_id").onRef("job.id", "=", "run.job_id"),
    )
    .select("job.id")
    .where("run.tenant_id", "=", tenantId)
    .where("run.id", "=", runId)
    .where("job.state", "=", "cancelling")
    .executeTakeFirst()) !== undefined;

/** Marks a result as taken over, unless it was before; answers whether it did. */
export const markAccepted = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("generation_runs")
    .set({ state: "accepted", shifts: null, read_shifts: null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", anyOf<"done" | "cancelled">(["done", "cancelled"], "text"))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export type RunWithShifts = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export interface DraftRow {
  readonly businessUnitId: string;
  readonly firstDay: string;
  readonly days: number;
  readonly zone: string;
  readonly intervalMinutes: number;
  readonly version: number;
}

const drafts = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom("schedules as schedule")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "schedule.tenant_id").onRef("unit.id", "=", "schedule.business_unit_id"),
    )
    .select([
      "schedule.business_unit_id as businessUnitId",
      "schedule.first_day as firstDay",
      "schedule.days",
      "unit.zone",
      "unit.interval_minutes as intervalMinutes",
      "schedule.version",
    ])
    .where("schedule.tenant_id", "=", tenantId)
    .where("schedule.id", "=", id)
    .where("schedule.state", "=", "draft");

/** A draft with the clock of its business unit. */
export const findDraft = async (tx: Tx, tenantId: string, id: string): Promise<DraftRow | null> =>
  (await drafts(tx, tenantId, id).executeTakeFirst()) ?? null;

/** The same, so that nobody else changes it before the transaction ends. */
export const lockDraft = async (tx: Tx, tenantId: string, id: string): Promise<DraftRow | null> =>
  (await drafts(tx, tenantId, id).forNoKeyUpdate("schedule").executeTakeFirst()) ?? null;
