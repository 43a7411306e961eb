import { authorizationParameters } from "@evolve/contracts/authorization-parameters";
import { codeOf } from "@evolve/contracts/errors";
import type { CallError, Client } from "@evolve/session";
import { currentPlace, redirect } from "../../router.ts";

const names: readonly string[] = authorizationParameters;

/** What the error page says of a request that names no address to go back to. */
export const missingRedirectUri = "MissingRedirectUri";

const kept = "authorization-request";

/** The OpenID parameters among all. */
export const pickRequest = (parameters: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...parameters].filter(([name]) => names.includes(name)));

/** Keeps the request, or that there is none, over the way through an identity provider, which brings its own address back. */
export const keepRequest = (parameters: URLSearchParams): void => {
  sessionStorage.setItem(kept, pickRequest(parameters).toString());
};

/** The request that was kept, once. */
export const takeRequest = (): Readonly<Record<string, string>> => {
  const request = new URLSearchParams(sessionStorage.getItem(kept) ?? "");
  sessionStorage.removeItem(kept);
  return Object.fromEntries(request);
};

/** Whether the server can tell where an answer goes: by the address itself, or by the request that the application has pushed. */
const namesAddress = (request: URLSearchParams): boolean => request.has("redirect_uri") || request.has("request_uri");

/** The request of the application that sent somebody here. */
const currentRequest = (): URLSearchParams | undefined => {
  const request = pickRequest(currentPlace().parameters);
  return request.has("client_id") && namesAddress(request) ? request : undefined;
};

const authorizationAddress = (request: URLSearchParams): string => `/openid/authorize?${request.toString()}`;

/**
 * Somebody comes for an application. The server looks at the request first: who is signed in goes on at once, a faulty request
 * is told to the application, and the others come back here with `interaction`. Answers whether they have left.
 */
export const arriveForClient = (parameters: URLSearchParams): boolean => {
  const scopes = (parameters.get("scope") ?? "").split(" ");
  const request = pickRequest(parameters);
  if (!namesAddress(request)) {
    if (!scopes.includes("openid")) return false;
    redirect("/error", { error: "invalid_request", error_description: missingRedirectUri });
    return true;
  }
  if (parameters.has("interaction")) return false;
  location.replace(authorizationAddress(request));
  return true;
};

/** Goes back to the application with its code, which the server gives to the session that has just begun. */
export const leaveForClient = (): boolean => {
  const request = currentRequest();
  if (request === undefined) return false;
  // They have just signed in, as these may have asked for.
  request.delete("max_age");
  if (/\bconsent\b/.test(request.get("prompt") ?? "")) request.set("prompt", "consent");
  else request.delete("prompt");
  location.replace(authorizationAddress(request));
  return true;
};

/** Nobody is signed in any more: the request starts again. */
export const returnToSignIn = (): void => {
  location.replace(authorizationAddress(pickRequest(currentPlace().parameters)));
};

/** Another try on this page would not help: the account or its organization may not sign in. */
const final: readonly string[] = [
  codeOf("accountLocked"),
  codeOf("accountLockdown"),
  codeOf("tenantInactive"),
  codeOf("tenantNotAvailable"),
  codeOf("unauthorizedEmployee"),
];

/** Tells the application that sent somebody here that they cannot sign in, and why: a lockdown unless said. Answers whether they have left. */
export const refuseForClient = async (
  client: Client,
  { code }: Pick<CallError, "code"> = { code: codeOf("accountLockdown") },
): Promise<boolean> => {
  const request = currentRequest();
  if (request === undefined || !final.includes(code)) return false;
  const { tellRefusal } = await import("./tell-refusal.ts");
  await tellRefusal(client, request, code);
  return true;
};
