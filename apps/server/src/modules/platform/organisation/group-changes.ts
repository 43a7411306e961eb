import type { ActorTransaction } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { clearGroup, findGroup, type GroupRow, insertGroup, insertGroupMembers } from "./groups-repository.ts";
import { withMemberHistory } from "./member-history.ts";
import { leaveGroup } from "./members-repository.ts";
import { recordChange, requireFreeName, requirePeople, requireUnit } from "./policy.ts";
import { deleteUnitRow, renameUnit } from "./units-repository.ts";

interface NewGroup {
  readonly name: string;
  readonly usersIds: readonly string[];
}

/** Creates a group in the caller's transaction. */
export const addGroup = async (tx: ActorTransaction, { name, usersIds }: NewGroup): Promise<GroupRow> => {
  const { tenantId, now: createdAt } = tx;
  const id = newId();
  await requireFreeName(tx, "groups", name);
  await requirePeople(tx, usersIds, "usersIds");
  await insertGroup(tx, tenantId, { id, name, createdAt });
  await withMemberHistory(tx, "group", usersIds, () => insertGroupMembers(tx, tenantId, id, usersIds));
  await recordChange(tx, "group.created", id, { name, usersIds });
  return findGroup(tx, tenantId, id);
};

interface GroupChange {
  readonly id: string;
  readonly name: string;
  /** By default those that it has. */
  readonly usersIds?: readonly string[] | undefined;
  readonly version?: number | undefined;
}

/** Renames a group and replaces its members in the caller's transaction. */
export const changeGroup = async (
  tx: ActorTransaction,
  { id, name, usersIds, version }: GroupChange,
): Promise<GroupRow> => {
  const { tenantId } = tx;
  await requireUnit(tx, "groups", id, version);
  const before = await findGroup(tx, tenantId, id);
  await requireFreeName(tx, "groups", name, before.id);
  await renameUnit(tx, "groups", tenantId, { id, name });
  if (usersIds !== undefined) {
    await requirePeople(tx, usersIds, "usersIds");
    await withMemberHistory(tx, "group", [...before.usersIds, ...usersIds], async () => {
      await leaveGroup(tx, tenantId, id, before.usersIds);
      await insertGroupMembers(tx, tenantId, id, usersIds);
    });
  }
  const after = await findGroup(tx, tenantId, id);
  await recordChange(tx, "group.updated", before.id, { before, after });
  return after;
};

/** Lets people join a group and leave it in the caller's transaction. */
export const changeGroupMembers = async (
  tx: ActorTransaction,
  groupId: string,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<void> => {
  const { tenantId } = tx;
  const { id, name } = await requireUnit(tx, "groups", groupId);
  await requirePeople(tx, added, "added");
  await withMemberHistory(tx, "group", [...added, ...removed], async () => {
    await leaveGroup(tx, tenantId, id, removed);
    await insertGroupMembers(tx, tenantId, id, added);
  });
  await recordChange(tx, "members.changed", id, {
    of: "group",
    name,
    added: added.map((userId) => ({ userId })),
    removed,
  });
};

/** Deletes a group in the caller's transaction; its members stay. */
export const removeGroup = async (tx: ActorTransaction, groupId: string): Promise<void> => {
  const { tenantId } = tx;
  const { id, name } = await requireUnit(tx, "groups", groupId);
  const { usersIds } = await findGroup(tx, tenantId, id);
  const members = await withMemberHistory(tx, "group", usersIds, () => clearGroup(tx, tenantId, id));
  await deleteUnitRow(tx, "groups", tenantId, id);
  await recordChange(tx, "group.deleted", id, { name, members });
};
