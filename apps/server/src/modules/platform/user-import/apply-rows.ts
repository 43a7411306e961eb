import type { Bus } from "../../../bus/index.ts";
import { systemClock } from "../../../clock.ts";
import { announce } from "../../../core/announce.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { claimNames } from "../../directory/directory/index.ts";
import { countUsers, insertUsers } from "../../directory/users/index.ts";
import type { SortedRows } from "./find-existing.ts";
import type { ImportPayload } from "./import-payload.ts";
import { type ChangedUser, lockImported, recordImported, updateUsers } from "./repository.ts";

/** Up to so many users whose roles change are announced one by one; beyond that their whole tenant is. */
const announcedAtMost = 50;

/**
 * Writes rows in the caller's transaction. A name that somebody has taken since the check, an administrator who has become the
 * last one, or users beyond the tenant's limit, undo it: the job is tried again, and the check finds the fault.
 */
export const applyRows = async (
  tx: TenantTransaction,
  { actorId, area }: ImportPayload,
  { fresh, known, faults }: SortedRows,
  bus: Pick<Bus, "publish">,
): Promise<void> => {
  const { tenantId } = tx;
  if (faults.length > 0) throw new Error("rows that passed the check are refused now");
  const createdAt = systemClock.now();
  const event = { tenantId, actorId, at: createdAt };
  if (fresh.length > 0) {
    const { idmType } = await findTenantPolicy(tx, tenantId);
    const { count, limit } = await countUsers(tx, tenantId);
    if (count + fresh.length > limit) throw new Error("the tenant has reached its limit of users");
    const people = fresh.map((row) => ({ ...row, id: newId() }));
    const entries = people.map(({ id, email, userName }) => ({ userName, email, userId: id, area }));
    if ((await claimNames(tx, entries)).length < entries.length)
      throw new Error("somebody has taken a name since the check");
    await insertUsers(
      tx,
      people.map(({ firstName, lastName, hireDate, line: _line, roleName: _roleName, ...person }) => ({
        ...person,
        tenantId,
        names: { firstName, lastName },
        status: "UNREGISTERED",
        idmType,
        hireDate: hireDate ?? undefined,
        createdAt,
      })),
    );
    await recordImported(
      tx,
      event,
      people.map(({ id }) => ({ id, details: {} })),
    );
  }
  if (known.length > 0) {
    const changes = known.map(({ userId, firstName, lastName, roleId, teamId, employeeGroupId, hireDate }) => ({
      id: userId,
      firstName,
      lastName: lastName || null,
      roleId,
      teamId,
      employeeGroupId,
      hireDate,
    }));
    const ids = changes.map(({ id }) => id);
    const before = new Map((await lockImported(tx, tenantId, ids)).map((user) => [user.id, user]));
    await updateUsers(tx, tenantId, changes, createdAt);
    const differences = changes.map((change) => ({ id: change.id, changes: changesIn(before.get(change.id), change) }));
    await recordImported(
      tx,
      event,
      differences.map(({ id, changes: changed }) => ({
        id,
        details: Object.keys(changed).length > 0 ? { changes: changed } : {},
      })),
    );
    // Each call checks the session's permissions, which nodes remember for a while.
    const regranted = differences.filter(({ changes: changed }) => "roleId" in changed);
    if (regranted.length > announcedAtMost) announce({ bus }, tx, { kind: "tenant-changed", tenantId });
    else for (const { id } of regranted) announce({ bus }, tx, { kind: "user-changed", tenantId, userId: id });
  }
};

const changeable = ["firstName", "lastName", "roleId", "teamId", "employeeGroupId", "hireDate"] as const;

/** Per field what it was and what it is, for the audit trail. What is null in the change stays as it was. */
const changesIn = (before: ChangedUser | undefined, change: ChangedUser) =>
  Object.fromEntries(
    changeable
      .filter((field) => change[field] !== null && change[field] !== before?.[field])
      .map((field) => [field, { before: before?.[field] ?? null, after: change[field] }]),
  );
