import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export type ShrinkageScope = "planningGroup" | "businessUnit";

export interface EntryRow {
  activityCodeId: string;
  fromHour: number;
  toHour: number;
  share: number;
}

export interface ActivityRow extends Omit<EntryRow, "activityCodeId"> {
  id: string;
  name: string;
  colorCode: string;
}

const ownerColumn = { planningGroup: "planning_group_id", businessUnit: "business_unit_id" } as const;

/** The entries of a planning group or business unit, in a fixed order. */
export const listEntries = (tx: Tx, tenantId: string, of: ShrinkageScope, id: string): Promise<EntryRow[]> =>
  tx
    .selectFrom("shrinkage_entries")
    .select(["activity_code_id as activityCodeId", "from_hour as fromHour", "to_hour as toHour", "share"])
    .where("tenant_id", "=", tenantId)
    .where(ownerColumn[of], "=", id)
    .orderBy("activity_code_id")
    .orderBy("from_hour")
    .execute();

interface NewEntry extends EntryRow {
  id: string;
}

export const replaceEntries = async (
  tx: Tx,
  tenantId: string,
  of: ShrinkageScope,
  ownerId: string,
  entries: readonly NewEntry[],
): Promise<void> => {
  await tx
    .deleteFrom("shrinkage_entries")
    .where("tenant_id", "=", tenantId)
    .where(ownerColumn[of], "=", ownerId)
    .execute();
  if (entries.length === 0) return;
  await tx
    .insertInto("shrinkage_entries")
    .values(
      entries.map(({ id, activityCodeId, fromHour, toHour, share }) => ({
        tenant_id: tenantId,
        id,
        [ownerColumn[of]]: ownerId,
        activity_code_id: activityCodeId,
        from_hour: fromHour,
        to_hour: toHour,
        share,
      })),
    )
    .execute();
};

/** Everything that can take people from the queue, by name, with the share of the activity code itself. */
export const listActivities = (tx: Tx, tenantId: string): Promise<ActivityRow[]> =>
  tx
    .selectFrom("activity_codes")
    .select([
      "id",
      "name",
      "color_code as colorCode",
      "from_hour as fromHour",
      "to_hour as toHour",
      "shrinkage as share",
    ])
    .where("tenant_id", "=", tenantId)
    .where("kind", "!=", "onQueue")
    .orderBy("name")
    .execute();

export const countActivities = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<number> => {
  const { total } = await tx
    .selectFrom("activity_codes")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("tenant_id", "=", tenantId)
    .where("kind", "!=", "onQueue")
    .where("id", "=", anyOf(ids, "uuid"))
    .executeTakeFirstOrThrow();
  return total;
};

/** Changes of a tenant's shrinkage wait for each other. False where there is no such planning group or business unit. */
export const lockOwner = async (tx: Tx, tenantId: string, of: ShrinkageScope, id: string): Promise<boolean> => {
  const table = of === "planningGroup" ? "planning_groups" : "business_units";
  const { rows } = await sql`
    select id from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id} for no key update
  `.execute(tx);
  return rows.length > 0;
};
