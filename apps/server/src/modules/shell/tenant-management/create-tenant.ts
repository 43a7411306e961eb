import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { inFenceOf } from "../../../database/in-fence-of.ts";
import { newId } from "../../../ids.ts";
import { claimNames } from "../../directory/directory/index.ts";
import { insertUsers, readFullName } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendInvitation } from "../../sign-in/invitations/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { presentTenant, requireManager } from "./policy.ts";
import { findTenantRow, insertTenant } from "./repository.ts";

/** Creates a tenant in its own fence, with an invited administrator, and the trail of both tenants; all of it or nothing. */
export const createTenant = operation(contract.createTenant, async ({ actor, body, http, now, read, services }) => {
  await requireManager(services, actor);
  const { database, config } = services;
  const tenantId = newId();
  const userId = newId();
  const email = body.administratorEmail;
  const inviter = await read((tx) => readFullName(tx, actor.tenantId, actor.userId));
  const details = { name: body.tenantName, administrator: email, licenses: body.licenses };
  await database.withTenant(tenantId, async (tx) => {
    const roleId = await insertTenant(tx, body, now);
    const claimed = await claimNames(tx, [{ userName: email, email, userId, area: config.area }]);
    if (claimed.length === 0) refuse("emailExists", { fields: { administratorEmail: "emailExists" } });
    const person = { tenantId, id: userId, email, idmType: "EVOLVE", roleId, teamId: null, createdAt: now } as const;
    await insertUsers(tx, [person]);
    await sendInvitation(services, tx, { tenantId, userId, email, inviter }, letterheadOf(http));
    const event = { at: now, action: "tenant.created", targetId: tenantId } as const;
    await recordEvent(tx, { ...event, tenantId, actorId: null, details: { ...details, manager: actor.userId } });
    await inFenceOf(tx, actor.tenantId, (own) =>
      recordEvent(own, { ...event, tenantId: actor.tenantId, actorId: actor.userId, details }),
    );
  });
  return { tenant: presentTenant((await findTenantRow(database.system, tenantId, now)) ?? refuse("notFound")) };
});
