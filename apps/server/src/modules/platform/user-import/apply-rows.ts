import { systemClock } from "../../../clock.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { claimNames } from "../../directory/directory/index.ts";
import { countUsers, insertUsers } from "../../directory/users/index.ts";
import type { SortedRows } from "./find-existing.ts";
import type { ImportPayload } from "./import-payload.ts";
import { recordImported, updateUsers } from "./repository.ts";

/**
 * Writes rows in the caller's transaction. A name that somebody has taken since the check, or users beyond the tenant's limit,
 * undo it: the job is tried again, and the check finds the fault.
 */
export const applyRows = async (
  tx: TenantTransaction,
  { actorId, area }: ImportPayload,
  { fresh, known, faults }: SortedRows,
): Promise<void> => {
  const { tenantId } = tx;
  if (faults.length > 0) throw new Error("somebody has taken a name since the check");
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
      people.map(({ firstName, lastName, hireDate, line: _, ...person }) => ({
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
      people.map(({ id }) => id),
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
    await updateUsers(tx, tenantId, changes);
    await recordImported(
      tx,
      event,
      known.map(({ userId }) => userId),
    );
  }
};
