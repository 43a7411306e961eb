import type { CallParsed } from "@evolve/contracts/call";
import type { searchRotations } from "@evolve/contracts/work-plans";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface RotationColumns {
  id: string;
  name: string;
  firstDay: string;
  version: number;
}

const columns = ["turn.id", "turn.name", "turn.first_day as firstDay", "turn.version"] as const;

type Search = CallParsed<typeof searchRotations>["body"];

export const searchRotationRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("rotations as turn")
    .where("turn.tenant_id", "=", tenantId)
    .where("turn.name", "ilike", patternOf(text));
  if (id) matching = matching.where("turn.id", "=", anyOf(id, "uuid"));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "turn.name", firstDay: "turn.first_day" } as const;
  return searchPage({ rows: matching.select(columns), keys, id: "turn.id" }, total, order, search);
};

export const findRotation = async (tx: Tx, tenantId: string, id: string): Promise<RotationColumns | null> =>
  (await tx
    .selectFrom("rotations as turn")
    .select(columns)
    .where("turn.tenant_id", "=", tenantId)
    .where("turn.id", "=", id)
    .executeTakeFirst()) ?? null;

/** All rotations of the tenant, by name. */
export const listRotations = (tx: Tx, tenantId: string): Promise<RotationColumns[]> =>
  tx
    .selectFrom("rotations as turn")
    .select(columns)
    .where("turn.tenant_id", "=", tenantId)
    .orderBy("turn.name")
    .execute();

/** The plans of all rotations, in their order. */
export const listRotationPlans = (
  tx: Tx,
  tenantId: string,
): Promise<{ rotationId: string; workPlanId: string; name: string }[]> =>
  tx
    .selectFrom("rotation_plans as turn")
    .innerJoin("work_plans as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "turn.tenant_id").onRef("plan.id", "=", "turn.work_plan_id"),
    )
    .select(["turn.rotation_id as rotationId", "turn.work_plan_id as workPlanId", "plan.name"])
    .where("turn.tenant_id", "=", tenantId)
    .orderBy("turn.rotation_id")
    .orderBy("turn.position")
    .execute();

export const countPlansAmong = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<number> => {
  const { total } = await tx
    .selectFrom("work_plans")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .executeTakeFirstOrThrow();
  return total;
};

/** Leaves a rotation with these plans, one a week. */
export const replaceRotationPlans = async (
  tx: Tx,
  tenantId: string,
  rotationId: string,
  workPlanIds: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom("rotation_plans")
    .where("tenant_id", "=", tenantId)
    .where("rotation_id", "=", rotationId)
    .execute();
  await tx
    .insertInto("rotation_plans")
    .values(
      workPlanIds.map((id, position) => ({
        tenant_id: tenantId,
        rotation_id: rotationId,
        position,
        work_plan_id: id,
      })),
    )
    .execute();
};
