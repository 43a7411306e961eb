import { decodeJwt, UnsecuredJWT } from "jose";
import type { KoaContextWithOIDC, PromptDetail, Provider } from "oidc-provider";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { digestOf } from "../../../security/secrets.ts";
import type { OfferedRequest } from "./authorization-request.ts";
import { lifetimes } from "./discovery.ts";
import { spendRequest } from "./request-repository.ts";

const urn = "urn:ietf:params:oauth:request_uri:";

/**
 * The parameters with which our page comes back once it has asked. A request that was pushed is kept under a new name: what it
 * says stays between client and server, nobody can change it on the way, and a sign-in may take longer than a minute.
 */
export const requestToComeBackWith = async (
  { clock }: Services,
  context: KoaContextWithOIDC,
  prompt: PromptDetail,
): Promise<Readonly<Record<string, unknown>>> => {
  const { params = {}, entities, provider } = context.oidc;
  const isSignIn = prompt.name === "login";
  const askedAt = String(secondsOf(clock.now()));
  const pushed = entities.PushedAuthorizationRequest;
  if (!pushed) return isSignIn && prompt.reasons.includes("acr") ? { ...params, asked_at: askedAt } : params;

  const { login_hint, ui_locales, client_id } = params;
  const kept = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
  if (isSignIn) {
    // A session that begins from now on answers these.
    delete kept["max_age"];
    if (typeof kept["prompt"] === "string") kept["prompt"] = kept["prompt"].replace(/\blogin\b/, "").trim();
    if (kept["prompt"] === "") delete kept["prompt"];
    kept["asked_at"] = askedAt;
  }
  const request = new UnsecuredJWT(kept)
    .setIssuer(String(client_id))
    .setAudience(provider.issuer)
    .setExpirationTime(secondsOf(clock.now()) + lifetimes.signIn)
    .encode();
  const again = new provider.PushedAuthorizationRequest({
    request,
    ...(pushed.dpopJkt !== undefined && { dpopJkt: pushed.dpopJkt }),
    trusted: pushed.trusted,
  });
  const request_uri = urn + (await again.save(lifetimes.signIn));
  return { client_id, request_uri, login_hint, ui_locales };
};

const idOf = (requestUri: string): string => (requestUri.startsWith(urn) ? requestUri.slice(urn.length) : "");

/** What a client has pushed, for our own pages; null once it was used or is too old. */
export const readPushed = async (provider: Provider, requestUri: string): Promise<OfferedRequest | null> => {
  const pushed = await provider.PushedAuthorizationRequest.find(idOf(requestUri));
  if (!pushed?.isValid) return null;
  const payload = decodeJwt(pushed.request);
  const text = (value: unknown): string | undefined =>
    value === undefined || typeof value === "string" ? value : JSON.stringify(value);
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, text(value)]));
};

/** False when the request was used before. */
export const spendPushed = ({ clock, database }: Services, requestUri: string): Promise<boolean> =>
  spendRequest(database.system, digestOf(idOf(requestUri)), clock.now());
