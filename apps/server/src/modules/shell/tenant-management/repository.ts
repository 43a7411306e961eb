import type { CallParsed } from "@evolve/contracts/call";
import type { searchTenants, TenantTerms } from "@evolve/contracts/tenant-management";
import type { TenantStatus } from "@evolve/contracts/tenant-filter";
import type { ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { plusSeconds } from "../../../clock.ts";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTransaction, SystemTx, TenantTransaction } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";
import { newId } from "../../../ids.ts";

/*
 * All that tenant management reads and writes across tenants, in the system role. The operations ask `requireManager` first.
 */

const activeSeconds = 30 * 24 * 60 * 60;

/** The tenants that are there or can still be restored. */
const known = (tx: SystemTx, now: Date) =>
  tx
    .selectFrom("tenants as tenant")
    .where((where) => where.or([where("tenant.delete_after", "is", null), where("tenant.delete_after", ">", now)]));

type OfTenant = ExpressionBuilder<Database & { tenant: Database["tenants"] }, "tenant">;

const people = (select: OfTenant) =>
  select
    .selectFrom("users as person")
    .select((inner) => inner.fn.countAll<number>().as("count"))
    .whereRef("person.tenant_id", "=", "tenant.tenant_id")
    .where("person.status", "!=", "DELETED");

const userCount = (select: OfTenant) => select.fn.coalesce(people(select), select.lit(0));

const activeUserCount = (now: Date) => (select: OfTenant) =>
  select.fn.coalesce(
    people(select).where("person.last_sign_in_at", ">", plusSeconds(now, -activeSeconds)),
    select.lit(0),
  );

const withColumns = (query: ReturnType<typeof known>, now: Date) =>
  query.select((select) => [
    "tenant.tenant_id as id",
    "tenant.name",
    "tenant.timezone",
    "tenant.status",
    "tenant.type",
    "tenant.user_soft_limit as userSoftLimit",
    "tenant.created_at as createdAt",
    "tenant.delete_after as deleteAfter",
    "tenant.version",
    userCount(select).as("userCount"),
    activeUserCount(now)(select).as("activeUserCount"),
    jsonArrayFrom(
      select
        .selectFrom("licences as licence")
        .select(["licence.application_id as applicationId", "licence.feature_ids as featureIds"])
        .whereRef("licence.tenant_id", "=", "tenant.tenant_id")
        .orderBy("licence.application_id"),
    ).as("licenses"),
    jsonArrayFrom(
      select
        .selectFrom("feature_toggles as toggle")
        .select("toggle.name")
        .whereRef("toggle.tenant_id", "=", "tenant.tenant_id")
        .orderBy("toggle.name"),
    ).as("toggles"),
  ]);

type Search = CallParsed<typeof searchTenants>["body"];

export const searchTenantRows = (tx: SystemTx, search: Search, now: Date) => {
  const { id, search: text = "", status } = search.filter;
  let matching = known(tx, now).where("tenant.name", "ilike", patternOf(text));
  if (id) matching = matching.where("tenant.tenant_id", "=", anyOf(id, "uuid"));
  if (status?.length) matching = matching.where("tenant.status", "=", anyOf(status, "text"));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "tenant.name", createdAt: "tenant.created_at" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const figures = { users: userCount, activeUsers: activeUserCount(now) };
  return searchPage({ rows: withColumns(matching, now), keys, id: "tenant.tenant_id", figures }, total, order, search);
};

export const findTenantRow = async (tx: SystemTx, tenantId: string, now: Date) =>
  (await withColumns(known(tx, now), now).where("tenant.tenant_id", "=", tenantId).executeTakeFirst()) ?? null;

export type StoredTenant = NonNullable<Awaited<ReturnType<typeof findTenantRow>>>;

/** Changes of a tenant wait for each other. */
export const lockTenant = async (tx: SystemTransaction, tenantId: string): Promise<void> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
};

export const replaceTerms = async (tx: SystemTransaction, tenantId: string, terms: TenantTerms): Promise<void> => {
  await tx
    .updateTable("tenants")
    .set((select) => ({
      type: terms.type,
      user_soft_limit: terms.userSoftLimit,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .execute();
  await tx.deleteFrom("licences").where("tenant_id", "=", tenantId).execute();
  await tx.deleteFrom("feature_toggles").where("tenant_id", "=", tenantId).execute();
  await insertTerms(tx, tenantId, terms);
};

const insertTerms = async (
  tx: SystemTransaction | TenantTransaction,
  tenantId: string,
  { licenses, toggles }: Pick<TenantTerms, "licenses" | "toggles">,
): Promise<void> => {
  const features = new Map(licenses.map(({ applicationId, featureIds }) => [applicationId, featureIds]));
  for (const [application_id, feature_ids] of features)
    await tx.insertInto("licences").values({ tenant_id: tenantId, application_id, feature_ids }).execute();
  for (const name of new Set(toggles))
    await tx.insertInto("feature_toggles").values({ tenant_id: tenantId, name }).execute();
};

export const setStatus = async (tx: SystemTransaction, tenantId: string, status: TenantStatus): Promise<void> => {
  await tx
    .updateTable("tenants")
    .set((select) => ({ status, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .execute();
};

/** Closes a tenant until it is restored or purged. One that is deleted already keeps its time. */
export const markDeleted = async (tx: SystemTransaction, tenantId: string, deleteAfter: Date): Promise<void> => {
  await tx
    .updateTable("tenants")
    .set((select) => ({
      status: "INACTIVE",
      status_before_deletion: select.fn.coalesce("status_before_deletion", "status"),
      delete_after: select.fn.coalesce("delete_after", select.val(deleteAfter)),
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .execute();
};

/** Undoes `markDeleted`. */
export const unmarkDeleted = async (tx: SystemTransaction, tenantId: string): Promise<void> => {
  await tx
    .updateTable("tenants")
    .set((select) => ({
      status: select.fn.coalesce("status_before_deletion", select.val("ACTIVE" as const)),
      status_before_deletion: null,
      delete_after: null,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .execute();
};

interface FirstTenant extends TenantTerms {
  readonly tenantName: string;
  readonly timezone: string;
}

/** The roles that every tenant begins with. An invited person without another gets the role Agent. */
const firstRoles = [
  { legacy_id: "1", name: "Administrator", permissions: ["all"] },
  {
    legacy_id: "5",
    name: "Agent",
    permissions: ["user:generalinfo:view", "user:clientgeneralinfo:view", "user:password:edit", "mySpace:view"],
  },
  { legacy_id: "6", name: "No Access", permissions: [] },
];

/** Inserts a tenant with what it begins with, in its own fence. Answers the id of its administrators' role. */
export const insertTenant = async (tx: TenantTransaction, fields: FirstTenant, now: Date): Promise<string> => {
  const tenantId = tx.tenantId;
  await tx
    .insertInto("tenants")
    .values({
      tenant_id: tenantId,
      key: tenantId,
      name: fields.tenantName,
      timezone: fields.timezone,
      status: "ACTIVE",
      type: fields.type,
      billing_id: tenantId,
      cluster_id: "C1",
      user_soft_limit: fields.userSoftLimit,
      support_email: null,
      login_banner: null,
      created_at: now,
    })
    .execute();
  await insertTerms(tx, tenantId, fields);
  const roles = firstRoles.map((role) => ({ ...role, tenant_id: tenantId, id: newId(), display_name: role.name }));
  await tx.insertInto("roles").values(roles).execute();
  return roles[0]?.id ?? "";
};
