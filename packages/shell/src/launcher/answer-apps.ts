import { issuers } from "@evolve/contracts/launched-apps";
import type { BaseUrls } from "@evolve/contracts/navigation";
import { redirects } from "@evolve/session";
import type { ChildWindows } from "./child-windows.ts";

/** What a launched app is given. */
export interface LaunchMessage {
  readonly messageType: "launch";
  readonly token: string;
  readonly issuer: string;
  readonly platform: "evolve";
  readonly url: {
    readonly authBaseUrl: string;
    readonly niceBaseUrl: string;
    readonly incontactBaseUrl: string;
  };
}

interface Answering {
  /** Hosts whose pages are answered: the installation's and the tenant's. */
  readonly allowedDomains: readonly string[];
  readonly baseUrls: BaseUrls;
  readonly origin: string;
  /** The current access token; undefined once nobody is signed in. */
  readonly tokenNow: () => string | undefined;
  readonly children: Pick<ChildWindows, "add">;
}

const known: ReadonlySet<string> = new Set(Object.values(issuers));

const issuerOf = (data: unknown): string | undefined => {
  if (typeof data !== "object" || data === null || !("messageType" in data) || data.messageType !== "loaded")
    return undefined;
  return "issuer" in data && typeof data.issuer === "string" && known.has(data.issuer) ? data.issuer : undefined;
};

/**
 * Answers a `loaded` message with the token and the base addresses, where it comes from an allowed host and names a known issuer;
 * anything else gets no answer at all. An app may ask again for a newer token, and is told when the session ends.
 */
export const answerApp = (
  { data, origin, source }: Pick<MessageEvent<unknown>, "data" | "origin" | "source">,
  { allowedDomains, baseUrls, origin: own, tokenNow, children }: Answering,
): void => {
  const issuer = issuerOf(data);
  const token = tokenNow();
  if (issuer === undefined || token === undefined || !redirects.isAllowed(origin, allowedDomains, own)) return;
  if (source === null || !("closed" in source)) return;
  const { niceBaseUrl, incontactBaseUrl } = baseUrls;
  const url = { authBaseUrl: own, niceBaseUrl, incontactBaseUrl };
  children.add({ target: source, name: "", origin });
  source.postMessage({ messageType: "launch", token, issuer, platform: "evolve", url } satisfies LaunchMessage, {
    targetOrigin: origin,
  });
};
