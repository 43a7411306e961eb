import type { Licence } from "@evolve/contracts/authorization";
import type { searchRoles } from "@evolve/contracts/role-lists";
import type { CallParsed } from "@evolve/contracts/call";
import { type ExpressionBuilder, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";

export const listLicences = async (tx: Tx, tenantId: string): Promise<Licence[]> => {
  const rows = await selectLicences(tx, { tenantId });
  return rows.map((row) => ({ applicationId: row.application_id, featureIds: row.feature_ids }));
};

const selectLicences = compiledOnce((tx, { tenantId }: { tenantId: string }) =>
  tx
    .selectFrom("licences")
    .select(["application_id", "feature_ids"])
    .where("tenant_id", "=", tenantId)
    .orderBy("application_id"),
);

export const listToggles = async (tx: Tx, tenantId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom("feature_toggles")
    .select("name")
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();
  return rows.map((row) => row.name);
};

/** The toggles of a tenant, and those of one of its users alone. */
export const listTogglesOf = async (tx: Tx, tenantId: string, userId: string): Promise<string[]> => {
  const own = await tx
    .selectFrom("user_feature_toggles")
    .select("name")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
  return [...new Set([...(await listToggles(tx, tenantId)), ...own.map(({ name }) => name)])].sort();
};

export interface RoleRow {
  id: string;
  legacyId: string;
  name: string;
  displayName: string;
  permissions: string[];
}

export const listRoles = (tx: Tx, tenantId: string): Promise<RoleRow[]> =>
  tx
    .selectFrom("roles")
    .select(["id", "legacy_id as legacyId", "name", "display_name as displayName", "permissions"])
    .where("tenant_id", "=", tenantId)
    .orderBy("legacy_id")
    .execute();

/** Roles matching part of their displayed name; by legacy id unless another order is requested. */
/** Users who have the role, as their first or a secondary one. */
const holderCount = (select: ExpressionBuilder<Database & { role: Database["roles"] }, "role">) =>
  select.fn.coalesce(
    select
      .selectFrom("users as person")
      .select((inner) => inner.fn.countAll<number>().as("count"))
      .whereRef("person.tenant_id", "=", "role.tenant_id")
      .where("person.status", "!=", "DELETED")
      .where("person.impersonated", "=", false)
      .where((person) =>
        person.or([
          person("person.role_id", "=", person.ref("role.id")),
          person(
            "person.id",
            "in",
            person
              .selectFrom("secondary_roles as held")
              .select("held.user_id")
              .whereRef("held.tenant_id", "=", "role.tenant_id")
              .whereRef("held.role_id", "=", "role.id"),
          ),
        ]),
      ),
    select.lit(0),
  );

export const searchRoleRows = async (tx: Tx, tenantId: string, search: CallParsed<typeof searchRoles>["body"]) => {
  const matching = tx
    .selectFrom("roles as role")
    .where("role.tenant_id", "=", tenantId)
    .where("role.display_name", "ilike", patternOf(search.filter.search ?? ""));
  const isCounted = search.metrices?.columns.includes("userCount") ?? false;
  const rows = matching.select((select) => [
    "role.id",
    "role.legacy_id as legacyId",
    "role.name",
    "role.display_name as displayName",
    "role.description",
    "role.permissions",
    (isCounted ? holderCount(select) : select.val<number | null>(null)).as("userCount"),
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "legacyId", direction: "asc" } as const];
  const keys = { legacyId: "role.legacy_id", displayName: "role.display_name" } as const;
  return searchPage({ rows, keys, id: "role.id", figures: { people: holderCount } }, total, order, search);
};

/** All permissions of a user's primary and secondary roles; null when the tenant has no such user. */
export const listPermissionsOf = async (tx: Tx, tenantId: string, userId: string): Promise<string[] | null> => {
  const person = await tx
    .selectFrom("users")
    .select("role_id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .executeTakeFirst();
  return person ? listPermissionsOfRoles(tx, tenantId, userId, person.role_id) : null;
};

/** All permissions of a primary role, if any, and of a user's secondary roles. */
export const listPermissionsOfRoles = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  roleId: string | null,
): Promise<string[]> => {
  const roles = await tx
    .selectFrom("roles")
    .select("permissions")
    .where("tenant_id", "=", tenantId)
    .where((where) =>
      where.or([
        where("id", "=", roleId),
        where(
          "id",
          "in",
          where
            .selectFrom("secondary_roles")
            .select("role_id")
            .where("tenant_id", "=", tenantId)
            .where("user_id", "=", userId),
        ),
      ]),
    )
    .execute();
  return roles.flatMap((role) => role.permissions);
};

/** Changes of a tenant's roles and of who has them wait for each other, so that names stay unique and an administrator is left. */
export const lockRoles = async (tx: Tx, tenantId: string): Promise<void> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
};

/** A person, not a service account, who is neither deactivated nor locked: the row `person`. */
const canSignIn = sql<boolean>`(person.status = 'ACTIVE' and person.kind = 'person' and not person.locked_down)`;

/** People who can sign in and hold 'all', by their first role or another. */
const administrators = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("users as person")
    .where("person.tenant_id", "=", tenantId)
    .where(canSignIn)
    .where((where) =>
      where.exists(
        where
          .selectFrom("roles as role")
          .select("role.id")
          .where("role.tenant_id", "=", tenantId)
          .where((role) => role(role.val("all"), "=", role.fn.any("role.permissions")))
          .where((role) =>
            role.or([
              role("role.id", "=", role.ref("person.role_id")),
              role(
                "role.id",
                "in",
                role
                  .selectFrom("secondary_roles as second")
                  .select("second.role_id")
                  .where("second.tenant_id", "=", tenantId)
                  .whereRef("second.user_id", "=", "person.id"),
              ),
            ]),
          ),
      ),
    );

export const hasAdministrator = async (tx: Tx, tenantId: string): Promise<boolean> =>
  (await administrators(tx, tenantId).select("person.id").limit(1).executeTakeFirst()) !== undefined;

export const countAdministrators = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await administrators(tx, tenantId)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

interface Holder {
  readonly canSignIn: boolean;
  /** Whether they hold 'all'. */
  readonly isByFirstRole: boolean;
  readonly isByAnotherRole: boolean;
}

/** The roles that contain 'all', and which of these users hold one. */
export const listAdministrativeHolders = async (tx: Tx, tenantId: string, userIds: readonly string[]) => {
  const roles = await tx
    .selectFrom("roles")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where((where) => where(where.val("all"), "=", where.fn.any("permissions")))
    .execute();
  const administrativeRoles = new Set(roles.map(({ id }) => id));
  const people = await tx
    .selectFrom("users as person")
    .select(["person.id", "person.role_id as roleId"])
    .select((select) => [
      canSignIn.as("canSignIn"),
      select
        .exists(
          select
            .selectFrom("secondary_roles as held")
            .select("held.role_id")
            .whereRef("held.tenant_id", "=", "person.tenant_id")
            .whereRef("held.user_id", "=", "person.id")
            .where("held.role_id", "=", anyOf([...administrativeRoles], "uuid")),
        )
        .as("isByAnotherRole"),
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", anyOf(userIds, "uuid"))
    .execute();
  const holders = people.map(({ id, roleId, canSignIn, isByAnotherRole }): [string, Holder] => [
    id,
    {
      canSignIn,
      isByFirstRole: roleId !== null && administrativeRoles.has(roleId),
      isByAnotherRole: Boolean(isByAnotherRole),
    },
  ]);
  return { administrativeRoles, holders: new Map(holders) };
};
