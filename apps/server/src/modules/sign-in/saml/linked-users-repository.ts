import type { CallParsed } from "@evolve/contracts/call";
import type { searchSamlUsers } from "@evolve/contracts/saml-users";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

/** The users who have a name at an identity provider. */
export const searchLinkedUsers = (
  tx: Tx,
  tenantId: string,
  issuer: string,
  search: CallParsed<typeof searchSamlUsers>["body"],
) => {
  const pattern = patternOf(search.filter.search ?? "");
  const matching = tx
    .selectFrom("saml_identities as identity")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "identity.tenant_id").onRef("person.id", "=", "identity.user_id"),
    )
    .where("identity.tenant_id", "=", tenantId)
    .where("identity.issuer", "=", issuer)
    .where((where) =>
      where.or([
        where("person.user_name", "ilike", pattern),
        where("person.first_name", "ilike", pattern),
        where("person.last_name", "ilike", pattern),
        where("identity.name_id", "ilike", pattern),
      ]),
    );
  const rows = matching.select([
    "person.id",
    "person.user_name as userName",
    "person.first_name as firstName",
    "person.last_name as lastName",
    "identity.name_id as nameId",
    "identity.created_at as linkedAt",
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "userName", direction: "asc" } as const];
  const keys = { userName: "person.user_name", nameId: "identity.name_id", linkedAt: "identity.created_at" } as const;
  return searchPage({ rows, keys, id: "person.id" }, total, order, search);
};
