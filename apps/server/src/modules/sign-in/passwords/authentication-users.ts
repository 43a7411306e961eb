import * as contract from "@evolve/contracts/passwords";
import { Id } from "@evolve/contracts/validators";
import { operation } from "../../../core/operation.ts";
import { requireOwnOr } from "../../directory/authorization/index.ts";
import { expiryDaysOf, expiryOf, findTenantPolicy, type TenantPolicy } from "../../directory/credentials/index.ts";
import { findByName, nameKey } from "../../directory/directory/index.ts";
import { type AuthenticationUserRow, findAuthenticationUser } from "./repository.ts";

/** The authentication record of oneself, which everybody may see, or of another user of the tenant. */
export const authenticationUsers = operation(
  contract.authenticationUsers,
  async ({ actor, query, services: { database }, read }) => {
    const { tenantId } = actor;
    const find = (userId: string) => read((tx) => findAuthenticationUser(tx, tenantId, userId));
    const [own, tenant] = await Promise.all([find(actor.userId), read((tx) => findTenantPolicy(tx, tenantId))]);
    const filter = query.filter ?? "";
    const isOwn = own !== null && (filter === "" || isNamed(own, filter));
    requireOwnOr(actor, isOwn ? own.userId : filter, "user:view");
    if (isOwn) return { users: [present(own, tenant)] };
    const entry = Id.safeParse(filter).success
      ? { tenantId, userId: filter }
      : await findByName(database.system, filter);
    const other = entry?.tenantId === tenantId ? await find(entry.userId) : null;
    return { users: other ? [present(other, tenant)] : [] };
  },
);

const isNamed = ({ userId, userName, email }: AuthenticationUserRow, filter: string): boolean =>
  [userId, userName, email].some((name) => nameKey(name) === nameKey(filter));

const present = (row: AuthenticationUserRow, tenant: TenantPolicy): contract.AuthenticationUser => ({
  userId: row.userId,
  userName: row.userName,
  emailAddress: row.email,
  idmType: row.idmType,
  passwordlastModifiedOn: row.passwordChangedAt?.toISOString() ?? null,
  passwordExpiryInterval: expiryDaysOf(row.passwordExpiryDays, tenant),
  passwordExpiresOn: expiryOf(row, tenant)?.toISOString() ?? null,
});
