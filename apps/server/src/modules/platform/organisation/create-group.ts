import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { findGroup, insertGroup, insertGroupMembers } from "./groups-repository.ts";
import { recordChange, requireFreeName, requirePeople } from "./policy.ts";

export const createGroup = operation(contract.createGroup, ({ actor: { tenantId }, body: { name, usersIds }, write }) =>
  write(async (tx) => {
    const id = newId();
    await requireFreeName(tx, "groups", name);
    await requirePeople(tx, usersIds, "usersIds");
    await insertGroup(tx, tenantId, { id, name });
    await insertGroupMembers(tx, tenantId, id, usersIds);
    await recordChange(tx, "group.created", id, { name, usersIds });
    return { group: await findGroup(tx, tenantId, id) };
  }),
);
