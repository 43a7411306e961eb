import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/** Somebody who is planned, with the clock and calendar of their business unit. */
export interface PlannedPerson {
  id: string;
  name: string;
  teamId: string | null;
  businessUnitId: string;
  zone: string;
  weekStart: number;
}

export const findPerson = async (tx: Tx, tenantId: string, userId: string): Promise<PlannedPerson | null> =>
  (await tx
    .selectFrom("planning_agents as agent")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "agent.tenant_id").onRef("person.id", "=", "agent.user_id"),
    )
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "agent.tenant_id").onRef("unit.id", "=", "agent.business_unit_id"),
    )
    .select([
      "person.id",
      "person.full_name as name",
      "person.team_id as teamId",
      "unit.id as businessUnitId",
      "unit.zone",
      "unit.week_start as weekStart",
    ])
    .where("agent.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .where("person.status", "!=", "DELETED")
    .executeTakeFirst()) ?? null;

/** How many of these people are planned. */
export const countPlanned = async (tx: Tx, tenantId: string, userIds: readonly string[]): Promise<number> =>
  (
    await tx
      .selectFrom("planning_agents")
      .select((select) => select.fn.countAll<number>().as("total"))
      .where("tenant_id", "=", tenantId)
      .where("user_id", "=", anyOf(userIds, "uuid"))
      .executeTakeFirstOrThrow()
  ).total;

/** Requests of one business unit are decided one after the other, so that limits hold. */
export const lockUnit = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx
    .selectFrom("business_units")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .execute();
};

export interface TypeRow {
  id: string;
  name: string;
  colorCode: string;
  isPaid: boolean;
}

/** Activity codes of the kind time off, by name. */
export const listTypes = (tx: Tx, tenantId: string): Promise<TypeRow[]> =>
  tx
    .selectFrom("activity_codes")
    .select(["id", "name", "color_code as colorCode", "is_paid as isPaid"])
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", "timeOff")
    .orderBy("name")
    .execute();

export const findType = async (tx: Tx, tenantId: string, id: string): Promise<TypeRow | null> =>
  (await listTypes(tx, tenantId)).find((type) => type.id === id.toLowerCase()) ?? null;

/** Who decides: the roles that say so. */
export const listDecidingRoles = async (tx: Tx, tenantId: string): Promise<string[]> =>
  (await tx.selectFrom("roles").select(["id", "permissions"]).where("tenant_id", "=", tenantId).execute()).flatMap(
    ({ id, permissions }) => (permissions.includes("wfm:requests:edit") ? [id] : []),
  );
