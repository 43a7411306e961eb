import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { patternOf } from "../../../database/search.ts";

/** Users who are active, not locked, and have a role with the permission or with all. */
export const selectHolders = (tx: Tx, tenantId: string, permission: string) =>
  tx
    .selectFrom("users as person")
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where(
      sql<boolean>`exists (
        select from roles role
        where role.tenant_id = person.tenant_id
          and (role.id = person.role_id or role.id in (
            select held.role_id from secondary_roles held where held.tenant_id = person.tenant_id and held.user_id = person.id))
          and exists (select from unnest(role.permissions) as given where lower(given) in ('all', lower(${permission}))))`,
    );

/** Those of them whose name has all words of a search. */
export const selectHoldersNamed = (tx: Tx, tenantId: string, permission: string, search: string) => {
  let matching = selectHolders(tx, tenantId, permission);
  for (const word of search.split(/\s+/).filter(Boolean))
    matching = matching.where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`);
  return matching;
};
