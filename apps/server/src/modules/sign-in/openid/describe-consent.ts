import * as contract from "@evolve/contracts/openid";
import { refuse } from "../../../core/refusal.ts";
import { findSignedInByCookie, readSessionCookie } from "../sessions/index.ts";
import { readProfile } from "../../directory/users/index.ts";
import { operation } from "../../../core/operation.ts";
import { requireForTenant } from "./consent.ts";
import { openidProvider } from "./openid.ts";

/** What the user of the browser's session is asked to allow. */
export const describeConsent = operation(contract.describeConsent, async ({ body, http, services }) => {
  const request = (await services.use(openidProvider).check(body)) ?? refuse("invalidLoginRequest");
  const session =
    (await findSignedInByCookie(services, readSessionCookie(services.config, http))) ?? refuse("signedOut");
  requireForTenant(request.client, session.tenantId);
  const profile = await services.database.readTenant(session.tenantId, (tx) =>
    readProfile(tx, session.tenantId, session.userId),
  );
  return { clientName: request.client.name, userName: profile?.userName ?? "", scopes: [...request.scopesToAllow] };
});
