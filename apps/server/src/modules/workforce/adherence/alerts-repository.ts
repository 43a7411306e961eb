import type {
  AdherenceAlert,
  AdherenceAlertFields,
  searchAdherenceAlerts,
  searchAlertRecipients,
} from "@evolve/contracts/adherence-alerts";
import type { DeviationKind } from "@evolve/contracts/adherence-filters";
import type { CallParsed } from "@evolve/contracts/call";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { selectHolders, selectHoldersNamed } from "../../directory/users/index.ts";

const alerts = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("adherence_alerts as alert")
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "alert.tenant_id").onRef("team.id", "=", "alert.team_id"),
    )
    .leftJoin("planning_groups as planned", (join) =>
      join.onRef("planned.tenant_id", "=", "alert.tenant_id").onRef("planned.id", "=", "alert.planning_group_id"),
    )
    .innerJoin(sql<{ name: string }>`lateral (select coalesce(team.name, planned.name) as name)`.as("scope"), (join) =>
      join.onTrue(),
    )
    .where("alert.tenant_id", "=", tenantId);

const columns = [
  "alert.id",
  "alert.team_id as teamId",
  "alert.planning_group_id as planningGroupId",
  "alert.minutes",
  "alert.kinds",
  "alert.recipient_ids as recipientIds",
  "alert.is_active as isActive",
  "alert.version",
  "scope.name",
] as const;

/** `kinds` are written by this module alone. */
export type AlertRow = Omit<AdherenceAlert, "recipients">;

export const findAlert = async (tx: Tx, tenantId: string, id: string): Promise<AlertRow | null> =>
  (await alerts(tx, tenantId).select(columns).where("alert.id", "=", id).$castTo<AlertRow>().executeTakeFirst()) ??
  null;

export const searchAlertRows = (tx: Tx, tenantId: string, search: CallParsed<typeof searchAdherenceAlerts>["body"]) => {
  const { id, isActive = [], search: text = "" } = search.filter;
  let matching = alerts(tx, tenantId).where("scope.name", "ilike", patternOf(text));
  if (id) matching = matching.where("alert.id", "=", anyOf(id, "uuid"));
  if (isActive.length === 1) matching = matching.where("alert.is_active", "=", isActive[0] === "yes");
  const rows = matching.select(columns).$castTo<AlertRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage(
    { rows, keys: { name: "scope.name", minutes: "alert.minutes" }, id: "alert.id" },
    total,
    order,
    search,
  );
};

export const countAlerts = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await tx
      .selectFrom("adherence_alerts")
      .select((select) => select.fn.countAll<number>().as("total"))
      .where("tenant_id", "=", tenantId)
      .executeTakeFirstOrThrow()
  ).total;

/** Changes of a tenant's alerts wait for each other, so that the limit and versions hold. */
export const lockAlerts = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`adherence-alerts ${tenantId}`}, 0))`.execute(tx);
};

/** Whether there is such a team or planning group. */
export const hasScope = async (
  tx: Tx,
  tenantId: string,
  table: "teams" | "planning_groups",
  id: string,
): Promise<boolean> =>
  (await tx
    .selectFrom(table)
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;

/** Of these people those who were not deleted, by name. */
export const listPeople = (tx: Tx, tenantId: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom("users")
    .select(["id", "full_name as name"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .where("status", "!=", "DELETED")
    .orderBy("full_name")
    .orderBy("id")
    .execute();

const stored = (fields: AdherenceAlertFields) => ({
  team_id: fields.teamId,
  planning_group_id: fields.planningGroupId,
  minutes: fields.minutes,
  kinds: [...fields.kinds],
  recipient_ids: [...fields.recipientIds],
  is_active: fields.isActive,
});

export const insertAlert = async (
  tx: Tx,
  tenantId: string,
  id: string,
  fields: AdherenceAlertFields,
): Promise<void> => {
  await tx
    .insertInto("adherence_alerts")
    .values({ tenant_id: tenantId, id, ...stored(fields) })
    .execute();
};

export const updateAlert = async (
  tx: Tx,
  tenantId: string,
  id: string,
  fields: AdherenceAlertFields,
): Promise<void> => {
  await tx
    .updateTable("adherence_alerts")
    .set((set) => ({ ...stored(fields), version: set("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const removeAlert = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("adherence_alerts").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

/** An alert that is switched on, with what says whose agents it is about. */
export interface ActiveAlert {
  readonly minutes: number;
  readonly kinds: readonly DeviationKind[];
  readonly recipientIds: readonly string[];
  readonly teamId: string | null;
  /** Of a planning group: its business unit, and the skill that its agents have; null: everybody. */
  readonly businessUnitId: string | null;
  readonly skillId: string | null;
}

export const listActiveAlerts = (tx: Tx, tenantId: string): Promise<ActiveAlert[]> =>
  alerts(tx, tenantId)
    .select([
      "alert.minutes",
      "alert.kinds",
      "alert.recipient_ids as recipientIds",
      "alert.team_id as teamId",
      "planned.business_unit_id as businessUnitId",
      "planned.skill_id as skillId",
    ])
    .where("alert.is_active", "=", true)
    .orderBy("alert.minutes")
    .orderBy("alert.id")
    .$castTo<ActiveAlert>()
    .execute();

/** Active tenants with an alert that is switched on. */
export const listAlertedTenants = async (tx: SystemTx): Promise<string[]> =>
  (
    await tx
      .selectFrom("adherence_alerts as alert")
      .innerJoin("tenants as tenant", "tenant.tenant_id", "alert.tenant_id")
      .select("alert.tenant_id as tenantId")
      .distinct()
      .where("alert.is_active", "=", true)
      .where("tenant.status", "=", "ACTIVE")
      .execute()
  ).map(({ tenantId }) => tenantId);

/** Users who may do something, with their teams. */
export const listHoldersWithTeams = (
  tx: Tx,
  tenantId: string,
  permission: string,
): Promise<{ id: string; teamId: string | null }[]> =>
  selectHolders(tx, tenantId, permission).select(["person.id", "person.team_id as teamId"]).execute();

/** Who can be told: whoever may see adherence. */
export const searchRecipientRows = (
  tx: Tx,
  tenantId: string,
  search: CallParsed<typeof searchAlertRecipients>["body"],
) => {
  const matching = selectHoldersNamed(tx, tenantId, "wfm:adherence:view", search.filter.search ?? "");
  const rows = matching.select(["person.id", "person.full_name as name"]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys: { name: "person.full_name" } as const, id: "person.id" }, total, order, search);
};

/** Whom to tell about which agent's deviation. */
export interface Telling {
  readonly agentId: string;
  readonly recipientId: string;
  readonly outSince: Date;
}

/**
 * Remembers what is told, and answers what of it was not told since the deviation began. Of two nodes at once the later waits for the
 * earlier, and is left with nothing to tell.
 */
export const claimTellings = async (
  tx: Tx,
  tenantId: string,
  tellings: readonly Telling[],
  now: Date,
): Promise<{ agentId: string; recipientId: string }[]> => {
  const { rows } = await sql<{ agentId: string; recipientId: string }>`
    insert into adherence_alerts_told as told (tenant_id, agent_id, recipient_id, out_since, told_at)
    select ${tenantId}::uuid, "agentId", "recipientId", "outSince", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tellings)}::jsonb) as given("agentId" uuid, "recipientId" uuid, "outSince" timestamptz)
    order by "agentId", "recipientId"
    on conflict (tenant_id, agent_id, recipient_id) do update
      set out_since = excluded.out_since, told_at = excluded.told_at where told.told_at < excluded.out_since
    returning agent_id as "agentId", recipient_id as "recipientId"
  `.execute(tx);
  return rows;
};
