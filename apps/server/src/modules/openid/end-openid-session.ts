import type { CallAnswer, CallParsed } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/openid";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { announceEnd, clearSessionCookie, endSession, sessionOfCookie } from "../sessions/index.ts";
import type { Client } from "./clients.ts";
import { type Hint, readHint } from "./id-token-hint.ts";
import type { Openid } from "./openid.ts";

type Call = typeof contract.endOpenidSession;

/**
 * RP-initiated logout. A client that shows an ID token of this very session may end it; anybody else could have sent the browser
 * here, so the user is asked. The page afterwards is one that the client has registered, matched exactly.
 */
export const endOpenidSession =
  (services: Services, openid: Openid) =>
  async ({ body, http, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    const hint =
      body.id_token_hint === undefined ? null : await readHint(services, openid.issuer(), body.id_token_hint);
    const client = await clientOf(openid, body, hint);
    const redirectTo = onwardOf(client, body);
    const session = await sessionOfCookie(services, http);
    const answer = { clientName: client?.name ?? null, redirectTo, sessionId: session?.sessionId ?? null };
    if (!session) return { ...answer, ended: true };
    if (!body.confirmed && hint?.sessionId !== session.sessionId) return { ...answer, ended: false };

    const { tenantId, userId, sessionId } = session;
    const ended = await services.database.withTenant(tenantId, async (tx) => {
      if (!(await endSession(services, tx, tenantId, sessionId, "signed out"))) return false;
      const at = services.clock.now();
      await recordEvent(tx, { tenantId, at, action: "session.signed-out", actorId: userId });
      return true;
    });
    if (ended) await announceEnd(services, sessionId);
    clearSessionCookie(services.config, reply);
    return { ...answer, ended: true };
  };

const clientOf = async (openid: Openid, body: CallParsed<Call>["body"], hint: Hint | null): Promise<Client | null> => {
  const id = hint?.clientId ?? body.client_id;
  if (id === undefined) return null;
  if (body.client_id !== undefined && body.client_id !== id)
    return refuse("invalidLoginRequest", { reason: "the hint is another client's" });
  return (await openid.clients.find(id)) ?? refuse("invalidLoginRequest", { reason: "unknown client" });
};

const onwardOf = (client: Client | null, body: CallParsed<Call>["body"]): string | null => {
  const address = body.post_logout_redirect_uri;
  if (address === undefined) return null;
  if (!client?.postLogoutRedirectUris.includes(address))
    return refuse("invalidLoginRequest", { reason: "the post_logout_redirect_uri is not registered" });
  const url = new URL(address);
  if (body.state !== undefined) url.searchParams.set("state", body.state);
  return url.href;
};
