import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import {
  beginSaml,
  composeAssertion,
  composeResponse,
  createIdentityProvider,
  type IdentityProvider,
  newMessageId,
  signElement,
  statementOf,
  trust,
} from "@evolve/testkit/identity-provider";
import { askFor, type OpenServer, registerClient, signInFor, startOpenServer } from "@evolve/testkit/openid";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The addresses of OpenID and SAML are not in the API document: what they take is written here. */

/** Requests to each address; set FUZZ_REQUESTS=1000 for a long search. */
const requestsPerAddress = Number(process.env["FUZZ_REQUESTS"] ?? 30);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_127);
const answeredWithinMs = 30_000;

let server: OpenServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let provider: IdentityProvider;
let audience: Awaited<ReturnType<typeof trust>>;
let clientId: string;
const secret = "a secret of a client";
let confidentialId: string;

beforeAll(async () => {
  server = await startOpenServer();
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { saml: true });
  provider = await createIdentityProvider();
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  audience = await trust(administrator, provider, { logoutUrl: "https://idp.test/slo", lookForSession: true });
  const device = "urn:ietf:params:oauth:grant-type:device_code";
  const grantTypes = ["authorization_code", "refresh_token", device] as const;
  clientId = await registerClient(server, { grantTypes: [...grantTypes] });
  confidentialId = await registerClient(server, { secret, grantTypes: [...grantTypes, "client_credentials"] });
});
afterAll(() => server.close());

type Values = Readonly<Record<string, string>>;

interface Address {
  readonly methods: readonly ("GET" | "POST")[];
  readonly path: string;
  /** What a proper request carries, made anew for each. */
  readonly proper: () => Promise<Values>;
  /** What it may carry besides. */
  readonly more?: readonly string[];
}

const code = async (): Promise<Values> => {
  const asked = await askFor(clientId);
  const { code: given } = await signInFor(server, user, asked);
  const { redirect_uri = "" } = asked.parameters;
  return {
    grant_type: "authorization_code",
    code: given,
    client_id: clientId,
    redirect_uri,
    code_verifier: asked.verifier,
  };
};
const authorization = async (): Promise<Values> => (await askFor(clientId)).parameters;
const ofToken = (): Promise<Values> =>
  Promise.resolve({ client_id: clientId, token: "x", token_type_hint: "refresh_token" });
const samlPath = "/public/authentication/v1/saml";

/** An assertion that our identity provider has signed, with odd texts in it. */
const samlResponse = async (): Promise<Values> => {
  const { requestId } = await beginSaml(server, tenant);
  const [odd = "", other = ""] = fc.sample(fc.oneof(fc.constant(""), fc.string({ unit: "binary", maxLength: 30 })), {
    numRuns: 2,
    seed: seed + sent,
  });
  const stated = { provider, audience, nameId: user.userName + odd, requestId, now: server.clock.now() };
  const statement = statementOf(stated, { sessionIndex: `_s${other}`, attributes: { mail: odd, givenName: other } });
  const [assertionId, responseId] = [newMessageId(), newMessageId()];
  const xml = composeResponse(statement, responseId, composeAssertion(statement, assertionId));
  return { SAMLResponse: Buffer.from(signed(xml, assertionId)).toString("base64"), RelayState: requestId };
};
/** Some texts are no XML, so nothing can sign them. */
const signed = (xml: string, id: string): string => {
  try {
    return signElement(xml, id, provider);
  } catch {
    return xml;
  }
};

const addresses: readonly Address[] = [
  {
    methods: ["GET", "POST"],
    path: "/openid/authorize",
    proper: authorization,
    more: [
      "acr_values",
      "claims",
      "display",
      "id_token_hint",
      "login_hint",
      "max_age",
      "prompt",
      "request",
      "request_uri",
      "response_mode",
      "ui_locales",
      "registration",
      "dpop_jkt",
      "resource",
    ],
  },
  { methods: ["POST"], path: "/openid/request", proper: authorization, more: ["claims", "request", "client_secret"] },
  {
    methods: ["POST"],
    path: "/openid/token",
    proper: code,
    more: ["refresh_token", "scope", "client_secret", "client_assertion", "client_assertion_type", "device_code"],
  },
  {
    methods: ["POST"],
    path: "/openid/device",
    proper: () => Promise.resolve({ client_id: clientId, scope: "openid email" }),
    more: ["claims", "acr_values", "client_secret"],
  },
  { methods: ["GET", "POST"], path: "/device", proper: () => Promise.resolve({ user_code: "BCDF-GHJK" }) },
  { methods: ["GET", "POST"], path: "/openid/userinfo", proper: () => Promise.resolve({ access_token: "x" }) },
  { methods: ["POST"], path: "/openid/introspection", proper: ofToken, more: ["client_secret"] },
  { methods: ["POST"], path: "/openid/revocation", proper: ofToken, more: ["client_secret"] },
  {
    methods: ["GET", "POST"],
    path: "/openid/end-session",
    proper: () =>
      Promise.resolve({ client_id: clientId, post_logout_redirect_uri: "http://localhost:9090/post_logout_redirect" }),
    more: ["id_token_hint", "state", "logout_hint", "ui_locales"],
  },
  { methods: ["GET"], path: "/openid/jwks", proper: () => Promise.resolve({}), more: ["kid"] },
  {
    methods: ["GET"],
    path: "/.well-known/openid-configuration",
    proper: () => Promise.resolve({}),
    more: ["resource"],
  },
  {
    methods: ["GET"],
    path: `${samlPath}/start`,
    proper: () => Promise.resolve({ tenantId: tenant.id, redirectURL: "http://localhost:8080/" }),
    more: ["passive", "fresh"],
  },
  { methods: ["GET"], path: `${samlPath}/looked`, proper: () => Promise.resolve({ found: "true" }), more: ["ssoCode"] },
  { methods: ["GET"], path: `${samlPath}/:tenantId/metadata`, proper: () => Promise.resolve({}), more: ["x"] },
  { methods: ["POST"], path: `${samlPath}/:tenantId/acs`, proper: samlResponse },
  {
    methods: ["GET", "POST"],
    path: `${samlPath}/:tenantId/slo`,
    proper: samlResponse,
    more: ["SAMLRequest", "SigAlg", "Signature"],
  },
];

const oddTexts = [
  "",
  "\0",
  "\ufeff",
  "\u202e",
  "%00",
  "%",
  "../../etc/passwd",
  "' or 1=1 --",
  "<script>",
  "1e309",
  "x".repeat(20_000),
  "AAAA.AAAA",
  "[]",
  "{}",
  '{"id_token":{"\\u0000":null}}',
  '{"userinfo":{"sub":{"value":"\\ud800"}}}',
  "none",
  "login",
  "consent none",
  "openid offline_access",
  "form_post",
  "query",
  "fragment",
  "refresh_token",
  "client_credentials",
  "urn:ietf:params:oauth:grant-type:device_code",
  "S256",
  "plain",
  "http://localhost:9090/callback",
  "http://[",
  "true",
  "eyJhbGciOiJub25lIn0.e30.",
  "eyJhbGciOiJFUzI1NiIsImtpZCI6IlwwIn0.e30.AAAA",
  "PHNhbWxwOlJlc3BvbnNlLz4=",
  "PCFET0NUWVBFIHg+",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
];
const anyText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.base64String({ maxLength: 80 }),
  fc.uuid(),
  fc.integer().map(String),
);
/** Bytes that are no UTF-8, or half an escape, once they stand in an address or a form. */
const brokenBytes = fc.constantFrom("%ff", "%c0%80", "%ed%a0%80", "%", "%0", "+", "%u0000", "%00");

interface Change {
  readonly kind: "replace" | "repeat" | "remove" | "nest" | "break";
  readonly name: string;
  readonly text: string;
}

const changesOf = ({ more = [] }: Address, proper: Values): fc.Arbitrary<readonly Change[]> =>
  fc.array(
    fc.record({
      kind: fc.oneof(
        { weight: 6, arbitrary: fc.constant("replace" as const) },
        {
          weight: 4,
          arbitrary: fc.constantFrom("repeat" as const, "remove" as const, "nest" as const, "break" as const),
        },
      ),
      name: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom("x", ...Object.keys(proper), ...more) },
        { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "tenantId", "x[a]", "\0", "") },
      ),
      text: anyText,
    }),
    { maxLength: 4 },
  );

const written = (proper: Values, changes: readonly Change[], broken: string): string => {
  const search = new URLSearchParams(proper);
  const raw: string[] = [];
  for (const { kind, name, text } of changes)
    if (kind === "replace") search.set(name, text);
    else if (kind === "repeat") search.append(name, text);
    else if (kind === "remove") search.delete(name);
    else if (kind === "nest") search.append(`${name}[]`, text);
    else raw.push(`${encodeURIComponent(name)}=${broken}`);
  return [search.toString(), ...raw].filter((part) => part !== "").join("&");
};

const authorizations = (): string[] => [
  "",
  "",
  "",
  "Basic",
  "Basic !",
  "Bearer",
  "Bearer x",
  "Bearer eyJhbGciOiJub25lIn0.e30.",
  "DPoP x",
  "Basic AAAA",
  `Basic ${Buffer.from(`${confidentialId}:${secret}`).toString("base64")}`,
  `Basic ${Buffer.from(`${clientId}:%00`).toString("base64")}`,
  `Basic ${Buffer.from("\0:\0").toString("base64")}`,
  `Basic ${Buffer.from("%ff:%ff").toString("base64")}`,
];

let sent = 0;
/** Requests come from addresses of their own, for a limit would refuse most of them unread. */
const nextAddress = (): string => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

const statusOf = async (
  address: Address,
  changes: readonly Change[],
  at: string,
  options: Options,
): Promise<string> => {
  const { broken, tenantId, authorization, dpop, method, cookie } = options;
  const path = at.replace(":tenantId", encodeURIComponent(tenantId));
  const fields = written(await address.proper(), changes, broken);
  const isPost = method === "POST";
  const answer = server.app.inject({
    method,
    url: isPost || fields === "" ? path : `${path}?${fields}`,
    headers: {
      accept: "text/html",
      "x-forwarded-for": nextAddress(),
      ...(cookie !== "" && { cookie }),
      ...(authorization !== "" && { authorization }),
      ...(dpop !== "" && { dpop }),
      ...(isPost && { "content-type": "application/x-www-form-urlencoded", origin: "https://idp.test" }),
    },
    ...(isPost && { payload: fields }),
  });
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve("no answer"), answeredWithinMs).unref();
  });
  const { status, payload } = await Promise.race([
    answer.then(({ statusCode, payload: text }) => ({ status: statusCode, payload: text })),
    late.then((text) => ({ status: 0, payload: text })),
  ]);
  return status === 0 || status >= 500 ? `${status} ${payload.slice(0, 300)}` : "answered";
};

interface Options {
  readonly broken: string;
  readonly tenantId: string;
  readonly authorization: string;
  readonly dpop: string;
  readonly method: "GET" | "POST";
  readonly cookie: string;
}

test.each(addresses.map((address) => [`${address.methods.join(" or ")} ${address.path}`, address] as const))(
  "Whatever a browser or a client brings, %s answers without a server fault",
  { timeout: 30_000 + requestsPerAddress * 300 },
  async (_name, address) => {
    const { cookie } = await signInFor(server, user, await askFor(clientId));
    const proper = await address.proper();
    await fc.assert(
      fc.asyncProperty(
        changesOf(address, proper),
        fc.record({
          broken: brokenBytes,
          tenantId: fc.oneof({ weight: 6, arbitrary: fc.constant(tenant.id) }, { weight: 1, arbitrary: anyText }),
          authorization: fc.constantFrom(...authorizations()),
          dpop: fc.constantFrom(
            "",
            "",
            "x",
            "eyJhbGciOiJub25lIn0.e30.",
            "eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2In0.e30.AAAA",
          ),
          method: fc.constantFrom(...address.methods),
          cookie: fc.constantFrom("", cookie, `${cookie}x`, "evolve_session=%00"),
        }),
        async (changes, options) => {
          expect(await statusOf(address, changes, address.path, options)).toBe("answered");
        },
      ),
      { numRuns: requestsPerAddress, seed },
    );
  },
);
