import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/openid";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { findSignedInByCookie, readSessionCookie } from "../sessions/index.ts";
import type { Openid } from "./openid.ts";
import { addConsent } from "./repository.ts";

type Call = typeof contract.answerConsent;

/** Remembers what the user of the browser's session allows a client and gives it a code, or tells it that they do not. */
export const answerConsent =
  (services: Services, openid: Openid) =>
  async ({ body: { allow, ...offered }, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const request = (await openid.check(offered)) ?? refuse("invalidLoginRequest");
    const session = (await findSignedInByCookie(services, readSessionCookie(http))) ?? refuse("signedOut");
    const { tenantId, userId } = session;
    if (!allow) return { redirectTo: openid.onward(request, { error: "access_denied" }) };

    const now = services.clock.now();
    const { client, scopes } = request;
    await services.database.withTenant(tenantId, async (tx) => {
      await addConsent(tx, { tenantId, userId, clientId: client.id, scopes, now });
      const details = { client: client.id, scopes: scopes.join(" ") };
      await recordEvent(tx, { tenantId, at: now, action: "openid.consented", actorId: userId, details });
    });
    const code = await openid.allowedCodeFor(request, session);
    return { redirectTo: openid.onward(request, { code }) };
  };
