import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/user-administration";
import { type Context, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { readUserDetails } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { type AdministeredUser, lockUser, noteProfileChange, updateUserRow } from "./repository.ts";
import { requirePlace } from "./require-place.ts";

type Call = typeof contract.updateUser;
const changeable = ["firstName", "lastName", "teamId", "employeeGroupId", "hireDate"] as const;

/** Changes a user who holds no more than the caller, based on the version that the caller has read. */
const update = ({ body, write, now }: Context<Call>): Promise<CallAnswer<Call>> =>
  write(async (tx) => {
    const { actor, tenantId } = tx;
    const before = (await lockUser(tx, tenantId, body.id)) ?? refuse("notFound");
    if (before.status === "DELETED" || before.kind !== "person") refuse("notFound");
    await requireNotAbove(tx, body.id);
    requireVersion(body.version, before.version);
    await requirePlace(tx, body);
    const changes = changesIn(before, body);
    if (Object.keys(changes).length > 0) {
      await updateUserRow(tx, tenantId, body);
      if ("firstName" in changes || "lastName" in changes) await noteProfileChange(tx, tenantId, body.id, now);
      const action = "user.updated";
      const details = { changes };
      await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: body.id, details });
    }
    return readUserDetails(tx, tenantId, body.id, now);
  });

export const updateUser = operation(contract.updateUser, update);
export const updateWfoUser = operation(contract.updateWfoUser, update);

/** Per field what it was and what it is, for the audit trail. */
const changesIn = (before: AdministeredUser, body: contract.UserChange) =>
  Object.fromEntries(
    changeable
      .filter((field) => body[field] !== undefined && body[field] !== before[field])
      .map((field) => [field, { before: before[field], after: body[field] ?? null }]),
  );
