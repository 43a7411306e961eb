import { searchSamlUsers as contract } from "@evolve/contracts/saml-users";
import { operation } from "../../../core/operation.ts";
import { searchLinkedUsers } from "./linked-users-repository.ts";
import { findSettings } from "./settings-repository.ts";

/** The users who have come from the tenant's current identity provider; nobody where there is none. */
export const searchSamlUsers = operation(contract, async ({ actor: { tenantId }, body, read }) => {
  const { rows, total, next, statistics } = await read(async (tx) =>
    searchLinkedUsers(tx, tenantId, (await findSettings(tx, tenantId))?.entityId ?? "", body),
  );
  return {
    users: rows.map(({ id, userName, firstName, lastName, nameId, linkedAt }) => ({
      ...{ id, userName, firstName, lastName, nameId },
      linkedAt: linkedAt.toISOString(),
    })),
    totalRecords: total,
    next,
    statistics,
  };
});
