import { limits } from "@evolve/contracts/limits";
import { createOpenidClient as contract } from "@evolve/contracts/openid-clients";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { randomSecret } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { insertClients, secretHashOf } from "../openid/index.ts";
import { presentClient, requireOutgoingAddresses, storedFieldsOf } from "./present.ts";
import { countClients } from "./repository.ts";

/** Registers a client for the tenant's users. Of its secret only a digest is stored. */
export const createOpenidClient = operation(contract, async ({ actor, body, services, now }) => {
  const { tenantId, userId } = actor;
  const { isConfidential, ...fields } = body;
  requireOutgoingAddresses(services, fields);
  const secret = isConfidential ? randomSecret() : null;
  const client = {
    id: newId(),
    tenantId,
    secretHash: secret === null ? null : secretHashOf(services, secret),
    ...storedFieldsOf(fields),
  };
  await services.database.withSystem(async (tx) => {
    if ((await countClients(tx, tenantId)) >= limits.openidClientsPerTenant)
      refuse("tooManyOpenidClients", { details: String(limits.openidClientsPerTenant) });
    await insertClients(tx, [client]);
    const details = { client: client.id, ...body };
    await recordEvent(tx, { tenantId, at: now, action: "openid-client.created", actorId: userId, details });
  });
  return { client: presentClient(client), secret };
});
