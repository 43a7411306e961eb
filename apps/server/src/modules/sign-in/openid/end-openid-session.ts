import type { CallParsed } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/openid";
import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { signingAlgorithms } from "../../../security/signing-keys/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { clearSessionCookie, endSession, sessionOfCookie } from "../sessions/index.ts";
import type { Client } from "./clients.ts";
import { operation } from "../../../core/operation.ts";
import { type Openid, openidProvider } from "./openid.ts";

/**
 * RP-initiated logout. A client that shows an ID token of this very session may end it; anybody else could have sent the browser
 * here, so the user is asked. The page afterwards is one that the client has registered, matched exactly.
 */
export const endOpenidSession = operation(contract.endOpenidSession, async ({ body, http, reply, services }) => {
  const { client, hint, redirectTo } = await checkEndRequest(services, body);
  const session = await sessionOfCookie(services, http);
  const answer = { clientName: client?.name ?? null, redirectTo, sessionId: session?.sessionId ?? null };
  if (!session) return { ...answer, ended: true };
  if (!body.confirmed && hint?.sessionId !== session.sessionId) return { ...answer, ended: false };

  const { tenantId, userId, sessionId } = session;
  await services.database.withTenant(tenantId, async (tx) => {
    if (!(await endSession(services, tx, tenantId, sessionId, "signed out"))) return;
    const at = services.clock.now();
    await recordEvent(tx, { tenantId, at, action: "session.signed-out", actorId: userId });
  });
  clearSessionCookie(services.config, reply);
  return { ...answer, ended: true };
});

/** What an ID token proves about its bearer. */
interface Hint {
  readonly clientId: string;
  readonly sessionId: string;
}

type EndRequest = Omit<CallParsed<typeof contract.endOpenidSession>["body"], "confirmed">;

/** The client that asks, and where the browser goes afterwards. Refuses a hint that proves nothing and an address that is not the client's. */
export const checkEndRequest = async (
  services: Services,
  request: EndRequest,
): Promise<{ client: Client | null; hint: Hint | null; redirectTo: string | null }> => {
  const openid = services.use(openidProvider);
  const { id_token_hint } = request;
  const hint = id_token_hint === undefined ? null : await readHint(services, openid.issuer(), id_token_hint);
  const client = await clientOf(openid, request, hint);
  return { client, hint, redirectTo: onwardOf(client, request) };
};

const clientOf = async (openid: Openid, body: EndRequest, hint: Hint | null): Promise<Client | null> => {
  const id = hint?.clientId ?? body.client_id;
  if (id === undefined) return null;
  if (body.client_id !== undefined && body.client_id !== id)
    return refuse("invalidLoginRequest", { reason: "the hint is another client's" });
  return (await openid.clients.find(id)) ?? refuse("invalidLoginRequest", { reason: "unknown client" });
};

const onwardOf = (client: Client | null, body: EndRequest): string | null => {
  const address = body.post_logout_redirect_uri;
  if (address === undefined) return null;
  if (!client?.postLogoutRedirectUris.includes(address))
    return refuse("invalidLoginRequest", { reason: "the post_logout_redirect_uri is not registered" });
  const url = new URL(address);
  if (body.state !== undefined) url.searchParams.set("state", body.state);
  return url.href;
};

/** Years: a hint says who somebody was, so it may have expired. */
const anyAge = "100 years";

/** Reads an ID token of ours. Refuses one that is not signed by a key of ours, or not at all. */
const readHint = async ({ keys, clock }: Services, issuer: string, token: string): Promise<Hint> => {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid ? await keys.find(kid) : null;
    if (!key) return refuse("invalidLoginRequest", { reason: "a hint by an unknown key" });
    const { payload } = await jwtVerify(token, key, {
      algorithms: [...signingAlgorithms],
      issuer,
      clockTolerance: anyAge,
      currentDate: clock.now(),
    });
    return { clientId: String(payload.aud), sessionId: String(payload["sid"]) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refuse("invalidLoginRequest", { reason: error.message });
    throw error;
  }
};
