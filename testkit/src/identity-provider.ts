import { nameIdFormats, saveSamlSettings, samlSettings } from "@evolve/contracts/saml";
import {
  composeAssertion,
  composeResponse,
  newMessageId,
  type Statement,
} from "@evolve/server/demo/identity-provider/messages";
import { type KeyPair, signElement } from "@evolve/server/modules/sign-in/saml/index";
import type { Server } from "@evolve/server/app";
import { makeSelfSigned } from "@evolve/server/security/self-signed";
import type { LightMyRequestResponse } from "fastify";
import { inflateRawSync } from "node:zlib";
import type { BuiltTenant } from "./builders.ts";
import type { TestClient } from "./client.ts";

/** A test's identity provider, which states what the test wants and signs it. */
export interface IdentityProvider extends KeyPair {
  readonly entityId: string;
}

let providers = 0;

export const createIdentityProvider = async (): Promise<IdentityProvider> => {
  providers += 1;
  const pair = await makeSelfSigned(`provider-${providers}`, new Date(Date.now() - 60_000));
  return { ...pair, entityId: `https://idp${providers}.test/metadata` };
};

/** Sets up a tenant's single sign-on as its administrator. Returns what the identity provider must know about us. */
export const trust = async (
  administrator: TestClient,
  provider: IdentityProvider,
  changes: object = {},
): Promise<{ entityId: string; assertionConsumerUrl: string; logoutUrl: string }> => {
  const body = {
    enabled: true,
    entityId: provider.entityId,
    signOnUrl: "https://idp.test/sso",
    logoutUrl: null,
    certificates: [provider.certificate],
    nameIdFormat: "emailAddress" as const,
    attributes: { userName: "", email: "mail", firstName: "givenName", lastName: "sn" },
    createUsers: false,
    defaultRoleId: null,
    idpInitiated: false,
    signRequests: true,
    lookForSession: false,
    landingPage: null,
    ...changes,
  };
  const saved = await administrator.call(saveSamlSettings, { body });
  if (saved.status !== 200) throw new Error(`the settings were refused: ${saved.response.payload}`);
  return (await administrator.call(samlSettings, {})).body.serviceProvider;
};

export interface Stated {
  readonly provider: IdentityProvider;
  /** What `trust` answered. */
  readonly audience: { readonly entityId: string; readonly assertionConsumerUrl: string };
  readonly nameId: string;
  /** The request that is answered; null for an unsolicited response. */
  readonly requestId: string | null;
  readonly now: Date;
}

/** What an identity provider states of a user whose name is an email address. */
export const statementOf = (
  { provider, audience, nameId, requestId, now }: Stated,
  changes: Partial<Statement> = {},
): Statement => ({
  issuer: provider.entityId,
  audience: audience.entityId,
  recipient: audience.assertionConsumerUrl,
  inResponseTo: requestId,
  nameId,
  nameIdFormat: nameIdFormats.emailAddress,
  sessionIndex: "_session",
  attributes: {},
  now: now.getTime(),
  ...changes,
});

/** A browser: the response it got, and its cookie for the sign-in. */
export interface SamlBrowser {
  readonly cookie: string;
  readonly requestId: string;
  readonly location: URL;
}

/** Starts a sign-in as our page does. */
export const beginSaml = async (
  { app }: Pick<Server, "app">,
  tenant: Pick<BuiltTenant, "id">,
  query = "",
): Promise<SamlBrowser> => {
  const response = await app.inject(`/public/authentication/v1/saml/start?tenantId=${tenant.id}${query}`);
  const location = new URL(response.headers.location ?? "", "http://localhost:8080");
  const message = Buffer.from(location.searchParams.get("SAMLRequest") ?? "", "base64");
  const xml = message.length > 0 ? inflateRawSync(message).toString("utf8") : "";
  const [cookie] = response.cookies;
  return {
    cookie: cookie ? `${cookie.name}=${cookie.value}` : "",
    requestId: / ID="([^"]+)"/.exec(xml)?.[1] ?? "",
    location,
  };
};

/** Posts to the assertion consumer, as a browser does from the identity provider's page. */
export const postResponse = (
  { app }: Pick<Server, "app">,
  tenant: Pick<BuiltTenant, "id">,
  response: string,
  relayState: string,
  address = "10.99.0.1",
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: "POST",
    url: `/public/authentication/v1/saml/${tenant.id}/acs`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": address,
      origin: "https://idp.test",
      "sec-fetch-site": "cross-site",
    },
    payload: new URLSearchParams({ SAMLResponse: response, RelayState: relayState }).toString(),
  });

/** Where a browser is redirected to, with the parameters after the hash. */
export const placeOf = (response: LightMyRequestResponse): { path: string; parameters: URLSearchParams } => {
  const [, path = "", query = ""] = /\/login\/#([^?]*)\??(.*)$/.exec(response.headers.location ?? "") ?? [];
  return { path, parameters: new URLSearchParams(query) };
};

export { composeAssertion, composeResponse, newMessageId, signElement, type Statement };
