import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface RequirementRow {
  startsAt: Date;
  isOpen: boolean;
  contacts: number;
  handleSeconds: number;
  onQueue: number | null;
  scheduled: number | null;
  shrinkage: number;
  serviceLevel: number | null;
  averageWaitSeconds: number | null;
  abandonRate: number | null;
  occupancy: number | null;
}

export interface CalculationRow {
  planningGroupId: string;
  firstAt: Date;
  endAt: Date;
  intervalMinutes: number;
  forecastHash: string;
  goalHash: string;
  shrinkageHash: string;
  setUpHash: string;
  fault: string | null;
  late: number;
  calculatedAt: Date;
  calculatedBy: string | null;
}

/** Stores a calculation in place of the one before; what that has of the time before it stays. */
export const storeCalculation = async (
  tx: Tx,
  tenantId: string,
  calculation: CalculationRow,
  rows: readonly RequirementRow[],
): Promise<void> => {
  const { planningGroupId, firstAt } = calculation;
  const values = {
    first_at: firstAt,
    end_at: calculation.endAt,
    interval_minutes: calculation.intervalMinutes,
    forecast_hash: calculation.forecastHash,
    goal_hash: calculation.goalHash,
    shrinkage_hash: calculation.shrinkageHash,
    set_up_hash: calculation.setUpHash,
    fault: calculation.fault,
    late: calculation.late,
    calculated_by: calculation.calculatedBy,
    calculated_at: calculation.calculatedAt,
  };
  await tx
    .insertInto("staffing_calculations")
    .values({ tenant_id: tenantId, planning_group_id: planningGroupId, ...values })
    .onConflict((conflict) => conflict.columns(["tenant_id", "planning_group_id"]).doUpdateSet(values))
    .execute();
  await tx
    .deleteFrom("staffing_requirements")
    .where("tenant_id", "=", tenantId)
    .where("planning_group_id", "=", planningGroupId)
    .where("starts_at", ">=", firstAt)
    .execute();
  const column = (name: keyof RequirementRow, type: string) => sql`${rows.map((row) => row[name])}::${sql.raw(type)}[]`;
  await sql`
    insert into staffing_requirements (tenant_id, planning_group_id, starts_at, is_open, contacts, handle_seconds,
      on_queue, scheduled, shrinkage, service_level, average_wait_seconds, abandon_rate, occupancy)
    select ${tenantId}::uuid, ${planningGroupId}::uuid, given.* from unnest(${column("startsAt", "timestamptz")},
      ${column("isOpen", "bool")}, ${column("contacts", "float8")}, ${column("handleSeconds", "float8")},
      ${column("onQueue", "int4")}, ${column("scheduled", "int4")}, ${column("shrinkage", "float8")},
      ${column("serviceLevel", "float8")}, ${column("averageWaitSeconds", "float8")},
      ${column("abandonRate", "float8")}, ${column("occupancy", "float8")}) as given
  `.execute(tx);
};

interface Found extends RequirementRow {
  planningGroupId: string;
}

/** What is calculated for planning groups in a span of time, in order of time. */
export const listRequirements = (
  tx: Tx,
  tenantId: string,
  planningGroupIds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Found[]> =>
  tx
    .selectFrom("staffing_requirements")
    .select([
      "planning_group_id as planningGroupId",
      "starts_at as startsAt",
      "is_open as isOpen",
      "contacts",
      "handle_seconds as handleSeconds",
      "on_queue as onQueue",
      "scheduled",
      "shrinkage",
      "service_level as serviceLevel",
      "average_wait_seconds as averageWaitSeconds",
      "abandon_rate as abandonRate",
      "occupancy",
    ])
    .where("tenant_id", "=", tenantId)
    .where("planning_group_id", "=", anyOf(planningGroupIds, "uuid"))
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .orderBy("starts_at")
    .execute();

export const findCalculation = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
): Promise<(CalculationRow & { authorName: string | null }) | null> =>
  (await tx
    .selectFrom("staffing_calculations as calculation")
    .leftJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "calculation.tenant_id").onRef("author.id", "=", "calculation.calculated_by"),
    )
    .select([
      "calculation.planning_group_id as planningGroupId",
      "calculation.first_at as firstAt",
      "calculation.end_at as endAt",
      "calculation.interval_minutes as intervalMinutes",
      "calculation.forecast_hash as forecastHash",
      "calculation.goal_hash as goalHash",
      "calculation.shrinkage_hash as shrinkageHash",
      "calculation.set_up_hash as setUpHash",
      "calculation.fault",
      "calculation.late",
      "calculation.calculated_at as calculatedAt",
      "calculation.calculated_by as calculatedBy",
      "author.full_name as authorName",
    ])
    .where("calculation.tenant_id", "=", tenantId)
    .where("calculation.planning_group_id", "=", planningGroupId)
    .executeTakeFirst()) ?? null;

/** The planning groups that nothing has ever been calculated for. */
export const listUncalculated = async (tx: Tx, tenantId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom("planning_groups as planned")
    .leftJoin("staffing_calculations as calculation", (join) =>
      join
        .onRef("calculation.tenant_id", "=", "planned.tenant_id")
        .onRef("calculation.planning_group_id", "=", "planned.id"),
    )
    .select("planned.id")
    .where("planned.tenant_id", "=", tenantId)
    .where("calculation.planning_group_id", "is", null)
    .orderBy("planned.name")
    .execute();
  return rows.map(({ id }) => id);
};
