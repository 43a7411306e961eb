import { updateOpenidClient as contract } from "@evolve/contracts/openid-clients";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import {
  fieldsOf,
  presentClient,
  requireChangeable,
  requireOutgoingAddresses,
  storedFieldsOf,
  versionOf,
} from "./present.ts";
import { updateClientRow } from "./repository.ts";

/** Changes a client of the tenant. Of two who change one at a time the second is refused. One without a secret cannot act for itself. */
export const updateOpenidClient = operation(contract, async ({ actor, params, body, services, now }) => {
  const { tenantId, userId } = actor;
  const { clientId } = params;
  requireOutgoingAddresses(services, body);
  const { version, ...said } = body;
  const fields = storedFieldsOf(said);
  return services.database.withSystem(async (tx) => {
    const before = await requireChangeable(tx, tenantId, clientId);
    requireVersion(version, versionOf(before));
    if (before.secretHash === null && body.grants.includes("client_credentials"))
      refuse("invalidParameters", { fields: { grants: "clientSecret" } });
    await updateClientRow(tx, tenantId, clientId, fields, now);
    const details = { client: clientId, name: said.name, before: fieldsOf(before), after: said };
    await recordEvent(tx, { tenantId, at: now, action: "openid-client.updated", actorId: userId, details });
    announce(services, tx, { kind: "tenant-changed", tenantId });
    return { client: presentClient({ ...before, ...fields }) };
  });
});
