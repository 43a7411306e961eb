import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { inFenceOf } from "../../../database/in-fence-of.ts";
import { newId } from "../../../ids.ts";
import { readFullName } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { openTenant } from "./open-tenant.ts";
import { presentTenant, requireManager } from "./policy.ts";
import { findTenantRow } from "./repository.ts";

/** Creates a tenant in its own fence, with an invited administrator, and the trail of both tenants; all of it or nothing. */
export const createTenant = operation(contract.createTenant, async ({ actor, body, http, now, read, services }) => {
  await requireManager(services, actor);
  const { database } = services;
  const tenantId = newId();
  const inviter = await read((tx) => readFullName(tx, actor.tenantId, actor.userId));
  const details = { name: body.tenantName, administrator: body.administratorEmail, licenses: body.licenses };
  await database.withTenant(tenantId, async (tx) => {
    const isOpened = await openTenant(services, tx, { tenant: body, inviter, letterhead: letterheadOf(http), now });
    if (!isOpened) refuse("emailExists", { fields: { administratorEmail: "emailExists" } });
    const event = { at: now, action: "tenant.created", targetId: tenantId } as const;
    await recordEvent(tx, { ...event, tenantId, actorId: null, details: { ...details, manager: actor.userId } });
    await inFenceOf(tx, actor.tenantId, (own) =>
      recordEvent(own, { ...event, tenantId: actor.tenantId, actorId: actor.userId, details }),
    );
  });
  return { tenant: presentTenant((await findTenantRow(database.system, tenantId, now)) ?? refuse("notFound")) };
});
