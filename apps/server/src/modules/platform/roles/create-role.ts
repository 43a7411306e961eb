import * as contract from "@evolve/contracts/roles";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { lockRoles, requireHeld, requireStepUpToAdd } from "../../directory/authorization/index.ts";
import { recordEvent } from "../audit/index.ts";
import { presentRole } from "./present.ts";
import { insertRole, isNameTaken } from "./repository.ts";

/** Creates a role that holds no more than its maker. */
export const createRole = operation(contract.createRole, async ({ actor, body, services, write, now }) => {
  const { tenantId } = actor;
  const roleId = newId();
  requireHeld(actor, body);
  requireStepUpToAdd(services, actor, [], body.permissions);
  await write(async (tx) => {
    await lockRoles(tx, tenantId);
    if (await isNameTaken(tx, tenantId, body.displayName, roleId)) refuse("roleExists");
    await insertRole(tx, tenantId, roleId, body);
    const details = { name: body.displayName, permissions: body.permissions };
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "role.created",
      actorId: actor.userId,
      targetId: roleId,
      details,
    });
  });
  return presentRole({ id: roleId, name: body.displayName, ...body });
});
