import * as contract from "@evolve/contracts/openid";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findSignedInByCookie, readSessionCookie } from "../sessions/index.ts";
import { operation } from "../../../core/operation.ts";
import { requireForTenant } from "./consent.ts";
import { openidProvider } from "./openid.ts";
import { addConsent } from "./repository.ts";

/** Remembers what the user of the browser's session allows a client and gives it a code, or tells it that they do not. */
export const answerConsent = operation(contract.answerConsent, async ({ body, http, services, now }) => {
  const { allow, ...offered } = body;
  const openid = services.use(openidProvider);
  const request = (await openid.check(offered)) ?? refuse("invalidLoginRequest");
  const session =
    (await findSignedInByCookie(services, readSessionCookie(services.config, http))) ?? refuse("signedOut");
  const { tenantId, userId } = session;
  if (!allow) return { redirectTo: openid.onward(request, { error: "access_denied" }) };

  const unmetAt = openid.unmetAt(request, session);
  if (unmetAt !== null) return { redirectTo: unmetAt };
  const { client, scopesToAllow: scopes } = request;
  requireForTenant(client, tenantId);
  await services.database.withTenant(tenantId, async (tx) => {
    await addConsent(tx, { tenantId, userId, clientId: client.id, scopes, now });
    const details = { client: client.id, scopes: scopes.join(" ") };
    await recordEvent(tx, { tenantId, at: now, action: "openid.consented", actorId: userId, details });
  });
  const code = await openid.allowedCodeFor(request, session);
  return { redirectTo: openid.onward(request, { code }) };
});
