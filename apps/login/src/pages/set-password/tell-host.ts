import { redirects } from "@evolve/session";

/** What the page in a frame tells the page around it; written down in docs/protocols.md. */
export interface HostMessage {
  readonly messageType: "passwordSet";
  readonly userName: string;
  /** Of the invitation, which is spent: a host that keeps several knows by it which one was accepted. */
  readonly token: string;
}

/** Tells the page around this one, if its origin is one of the allowed: the same list that guards redirects. */
export const tellHost = (message: HostMessage, allowedDomains: readonly string[]): void => {
  // A host that sends no referrer is still known by its origin, where the browser tells it.
  const host = URL.parse("ancestorOrigins" in location ? (location.ancestorOrigins[0] ?? "") : document.referrer);
  if (window.parent === window || host === null || !redirects.isAllowed(host.href, allowedDomains, location.origin))
    return;
  window.parent.postMessage(message, host.origin);
};
