import * as contract from "@evolve/contracts/user-administration";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findIdsByEmail } from "./repository.ts";
import { removeUsers } from "./remove-user.ts";

/** Deletes one user. */
export const deleteUser = operation(contract.deleteUser, async ({ body, services, write }) => ({
  deleted: await write((tx) => removeUsers(services, tx, [body.userId])),
}));

/** Deletes users, all of them or none. */
export const deleteUsersById = operation(contract.deleteUsersById, async ({ body, services, write }) => {
  const { emailAddressesList, userIds } = body;
  if ((emailAddressesList === undefined) === (userIds === undefined))
    refuse("invalidParameters", { fields: { userIds: "required" }, reason: "either ids or addresses" });
  const deleted = await write(async (tx) => {
    if (userIds) return removeUsers(services, tx, [...new Set(userIds)]);
    const emails = [...new Set(emailAddressesList?.map((email) => email.toLowerCase()))];
    const found = await findIdsByEmail(tx, tx.tenantId, emails);
    if (found.length < emails.length) refuse("notFound");
    const ids = found.map(({ id }) => id);
    return removeUsers(services, tx, ids);
  });
  return { deleted };
});
