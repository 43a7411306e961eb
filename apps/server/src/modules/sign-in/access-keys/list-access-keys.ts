import { listAccessKeys as contract } from "@evolve/contracts/access-keys";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findUserStatus } from "../../directory/users/index.ts";
import { requireAccess } from "./policy.ts";
import { listAccessKeyRows } from "./repository.ts";

/** Lists a user's access keys, without their secrets. */
export const listAccessKeys = operation(contract, async ({ actor, query: { userId }, read }) => {
  const { tenantId } = actor;
  requireAccess(actor, userId, "view");
  const [status, rows] = await read((tx) =>
    Promise.all([findUserStatus(tx, tenantId, userId), listAccessKeyRows(tx, tenantId, userId)]),
  );
  if (!status) refuse("notFound");
  return {
    accessKeys: rows.map(({ id, isActive, lastUsedAt }) => ({
      accessKeyId: id,
      lastUsedDate: lastUsedAt?.toISOString() ?? null,
      isActive,
    })),
  };
});
