import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import {
  beginSaml,
  composeAssertion,
  composeResponse,
  createIdentityProvider,
  type IdentityProvider,
  newMessageId,
  placeOf,
  postResponse,
  type SamlBrowser,
  signElement,
  type Statement,
  statementOf,
  trust,
} from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let provider: IdentityProvider;
let ours: { entityId: string; assertionConsumerUrl: string };
let user: BuiltUser;
let victim: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 1_000 } });
  provider = await createIdentityProvider();
  tenant = await buildTenant(server.services);
  ours = await trust(await signIn(server, await buildUser(server.services, tenant)), provider);
  user = await buildUser(server.services, tenant, { saml: true, password: null });
  victim = await buildUser(server.services, tenant, { saml: true, password: null });
});
afterAll(() => server.close());

const statementFor = ({ requestId }: SamlBrowser): Statement =>
  statementOf({ provider, audience: ours, nameId: user.userName, requestId, now: server.clock.now() });

/** What a test makes an answer of: the parts, and the usual ways to put them together. */
interface Parts {
  statement: Statement;
  assertionId: string;
  responseId: string;
  assertion: string;
  /** The response around an assertion that is then signed. */
  signed: (assertion?: string) => string;
  around: (content: string) => string;
}

const partsFor = (browser: SamlBrowser, changes: Partial<Statement> = {}): Parts => {
  const statement = { ...statementFor(browser), ...changes };
  const [assertionId, responseId] = [newMessageId(), newMessageId()];
  const assertion = composeAssertion(statement, assertionId);
  const around = (content: string) => composeResponse({ ...statementFor(browser), ...changes }, responseId, content);
  const signed = (other = assertion) => signElement(around(other), assertionId, provider);
  return { statement, assertionId, responseId, assertion, signed, around };
};

const bring = async (browser: SamlBrowser, xml: string, relayState = browser.requestId) => {
  const response = await postResponse(server, tenant, Buffer.from(xml).toString("base64"), relayState);
  const { path, parameters } = placeOf(response);
  const [last] = await server.services.database.system
    .selectFrom("audit_events")
    .select("details")
    .where("tenant_id", "=", tenant.id)
    .where("action", "=", "saml.refused")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  return {
    response,
    path,
    code: parameters.get("ssoCode"),
    shown: parameters.toString(),
    reason: last?.details["reason"],
  };
};

const evil = (xml: string): string => xml.replaceAll(user.userName, victim.userName);
const assertionIn = (xml: string): string => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? "";
const sha1 = {
  signature: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
  digest: "http://www.w3.org/2000/09/xmldsig#sha1",
};
const sha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

const bad: [what: string, build: (browser: SamlBrowser) => string, reason: RegExp][] = [
  ["an unsigned assertion", (browser) => partsFor(browser).around(partsFor(browser).assertion), /not signed/],
  ["an altered name", (browser) => evil(partsFor(browser).signed()), /signature/i],
  [
    "a signature by another key",
    (browser) => {
      const { around, assertion, assertionId } = partsFor(browser);
      return signElement(around(assertion), assertionId, stranger);
    },
    /signature/i,
  ],
  [
    "a response signature alone",
    (browser) => {
      const { around, assertion, responseId } = partsFor(browser);
      return signElement(around(assertion), responseId, provider);
    },
    /assertion is not signed/,
  ],
  [
    "two assertions",
    (browser) => {
      const { signed, around } = partsFor(browser);
      return around(assertionIn(signed()) + evil(partsFor(browser).assertion));
    },
    /several assertions/,
  ],
  [
    "a signed assertion in Extensions beside a forged one",
    (browser) => {
      const { signed, around } = partsFor(browser);
      const forged = evil(partsFor(browser).assertion);
      return around(`<samlp:Extensions>${assertionIn(signed())}</samlp:Extensions>${forged}`);
    },
    /Extensions|several/,
  ],
  [
    "a signed assertion nested in a forged one",
    (browser) => {
      const { signed, around } = partsFor(browser);
      const forged = evil(partsFor(browser).assertion).replace(
        "<saml:Conditions",
        `<saml:Advice>${assertionIn(signed())}</saml:Advice><saml:Conditions`,
      );
      return around(forged);
    },
    /Advice|several/,
  ],
  [
    "a signed assertion hidden in the signature of a forged one",
    (browser) => {
      const { signed, around } = partsFor(browser);
      const good = assertionIn(signed());
      const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(good)?.[0] ?? "";
      const wrapped = signature.replace(
        "</ds:Signature>",
        `<ds:Object>${good.replace(signature, "")}</ds:Object></ds:Signature>`,
      );
      return around(evil(partsFor(browser).assertion).replace("<saml:Subject>", `${wrapped}<saml:Subject>`));
    },
    /several|something else/,
  ],
  [
    "two elements of one id",
    (browser) => {
      const { signed, assertionId } = partsFor(browser);
      return signed().replace("<samlp:Status>", `<samlp:Status ID="${assertionId}">`);
    },
    /same id/,
  ],
  [
    "a foreign signature beside the good one",
    (browser) => {
      const { signed } = partsFor(browser);
      const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(signed())?.[0] ?? "";
      return signed().replace("<samlp:Status>", `<samlp:Status>${signature}`);
    },
    /something else/,
  ],
  [
    "SHA-1",
    (browser) => {
      const { around, assertion, assertionId } = partsFor(browser);
      return signElement(around(assertion), assertionId, provider, sha1);
    },
    /rsa-sha1/,
  ],
  [
    "a SHA-1 digest",
    (browser) => {
      const { around, assertion, assertionId } = partsFor(browser);
      return signElement(around(assertion), assertionId, provider, { ...sha1, signature: sha256 });
    },
    /digest is sha1/,
  ],
  ["a document type", (browser) => `<!DOCTYPE x [<!ENTITY e "x">]>${partsFor(browser).signed()}`, /document type/],
  [
    "a comment in the name",
    (browser) => {
      const nameId = `${user.userName}.evil.test`;
      return partsFor(browser, { nameId }).signed().replace(nameId, `${user.userName}<!-- -->.evil.test`);
    },
    /comment/,
  ],
  [
    "a processing instruction",
    (browser) => partsFor(browser).signed().replace("<samlp:Status>", "<?x y?><samlp:Status>"),
    /processing instruction/,
  ],
  ["an encrypted assertion", (browser) => partsFor(browser).around("<saml:EncryptedAssertion/>"), /encrypted/],
  [
    "another audience",
    (browser) => partsFor(browser, { audience: "https://other.test" }).signed(),
    /audience is another/,
  ],
  [
    "no audience",
    (browser) => {
      const { signed, assertion } = partsFor(browser);
      return signed(assertion.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ""));
    },
    /no audience/,
  ],
  [
    "another destination",
    (browser) => partsFor(browser, { recipient: "https://other.test/acs" }).signed(),
    /destination/,
  ],
  [
    "another recipient",
    (browser) => {
      const { signed, assertion } = partsFor(browser);
      return signed(
        assertion.replace(`Recipient="${ours.assertionConsumerUrl}"`, 'Recipient="https://other.test/acs"'),
      );
    },
    /recipient/,
  ],
  ["another issuer", (browser) => partsFor(browser, { issuer: "https://other.test" }).signed(), /issuer/],
  [
    "another issuer of the assertion alone",
    (browser) => {
      const { signed, assertion } = partsFor(browser);
      return signed(assertion.replace(provider.entityId, "https://other.test"));
    },
    /issuer/,
  ],
  ["an unknown request", (browser) => partsFor(browser, { inResponseTo: "_unknown" }).signed(), /relay state/],
  [
    "an assertion that answers another request",
    (browser) => {
      const { signed, assertion } = partsFor(browser);
      return signed(assertion.replace(browser.requestId, "_other"));
    },
    /different requests/,
  ],
  [
    "no confirmation",
    (browser) => {
      const { signed, assertion } = partsFor(browser);
      return signed(assertion.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, ""));
    },
    /confirmation/,
  ],
  [
    "a name for one session alone",
    (browser) => partsFor(browser, { nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" }).signed(),
    /one session/,
  ],
  ["an empty name", (browser) => partsFor(browser, { nameId: "" }).signed(), /name/],
  [
    "a failure of the identity provider",
    (browser) => partsFor(browser).around("").replace("status:Success", "status:Responder"),
    /Responder/,
  ],
  ...["\u0000", "&#0;", "&#x0;", "&#xD800;", "\ufffd"].map((odd): (typeof bad)[number] => [
    `a status with the character ${JSON.stringify(odd)}`,
    (browser) => partsFor(browser).around("").replace("status:Success", `status:${odd}`),
    /character that XML does not know/,
  ]),
  [
    "a signed attribute with a NUL",
    (browser) =>
      partsFor(browser, { attributes: { mail: "a\u0000b" } })
        .signed()
        .replace("\u0000", "&#0;"),
    /character that XML does not know/,
  ],
  ["something that is no response", () => "<x/>", /no response/],
  ["something that is no XML", () => "no < xml", /well-formed/],
];
let stranger: IdentityProvider;
beforeAll(async () => {
  stranger = await createIdentityProvider();
});

test.each(bad)(
  "%s is refused, with words for the browser and the reason for the trail [SEC-29]",
  async (_what, build, reason) => {
    const browser = await beginSaml(server, tenant);
    const brought = await bring(browser, build(browser));
    expect(brought.reason).toMatch(reason);
    expect(brought).toMatchObject({ path: "/error", code: null, shown: "error_description=SAML_REFUSED" });
    expect(brought.response.statusCode).toBe(303);
  },
);

test("The same answer is taken when nothing is wrong with it, signed once or twice [SEC-29]", async () => {
  for (const isTwice of [false, true]) {
    const browser = await beginSaml(server, tenant);
    const { signed, responseId } = partsFor(browser);
    const xml = isTwice ? signElement(signed(), responseId, provider) : signed();
    expect((await bring(browser, xml)).path).toBe("/");
  }
});

test("A response signature that is not good spoils a good assertion [SEC-29]", async () => {
  const browser = await beginSaml(server, tenant);
  const { signed, responseId } = partsFor(browser);
  const xml = signElement(signed(), responseId, provider).replace("status:Success", "status:Success ".trim());
  expect((await bring(browser, xml.replace("<samlp:Status>", '<samlp:Status a="b">'))).reason).toMatch(/signature/i);
});

test("An assertion is good once, on every node, even in answer to another request [SEC-29]", async () => {
  const other = await server.anotherNode();
  const browser = await beginSaml(server, tenant);
  const xml = partsFor(browser).signed();
  expect((await bring(browser, xml)).path).toBe("/");
  expect((await bring(browser, xml)).reason).toBe("the assertion was used before");
  const again = await postResponse(other, tenant, Buffer.from(xml).toString("base64"), browser.requestId);
  expect(placeOf(again).path).toBe("/error");
});

test("A request is good for ten minutes and for one answer [SEC-29]", async () => {
  const browser = await beginSaml(server, tenant);
  expect((await bring(browser, partsFor(browser).signed())).path).toBe("/");
  expect((await bring(browser, partsFor(browser).signed())).reason).toMatch(/unknown or too old/);
  const slow = await beginSaml(server, tenant);
  server.clock.advance(10 * 60 + 1);
  expect((await bring(slow, partsFor(slow).signed())).reason).toMatch(/unknown or too old/);
});

test("A relay state that is not the request's own leads nowhere [SEC-29]", async () => {
  for (const hostile of ["", "https://evil.test/", "//evil.test", "javascript:alert(1)", "/login/#/x"]) {
    const browser = await beginSaml(server, tenant);
    const brought = await bring(browser, partsFor(browser).signed(), hostile);
    expect(brought.reason).toBe("the relay state is another");
    expect(brought.response.headers.location).toBe("/login/#/error?error_description=SAML_REFUSED");
  }
});

test("A message that is no base64, or far too long, is refused [SEC-29]", async () => {
  for (const message of ["", "%%%", "A".repeat(100_001)]) {
    const { path } = placeOf(await postResponse(server, tenant, message, "x"));
    expect(path).toBe("/error");
  }
});

test("A post without a body leads to a page with words, at both addresses [SEC-29]", async () => {
  for (const end of ["acs", "slo"]) {
    const answer = await server.app.inject({
      method: "POST",
      url: `/public/authentication/v1/saml/${tenant.id}/${end}`,
      headers: { "x-forwarded-for": "10.99.0.2" },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain("/login/#/");
  }
});

test("A tenant that there is not, or without single sign-on, takes no answer [SEC-29]", async () => {
  const without = await buildTenant(server.services);
  for (const id of [without.id, "00000000-0000-7000-8000-000000000000", "nonsense"])
    expect(placeOf(await postResponse(server, { id }, "PHgvPg==", "x")).path).toBe("/error");
});

test("Nothing of an assertion reaches the log", async () => {
  const browser = await beginSaml(server, tenant);
  const xml = partsFor(browser).signed();
  await bring(browser, xml);
  const lines = JSON.stringify(server.logged);
  for (const secret of [user.userName, Buffer.from(xml).toString("base64").slice(0, 60), "SignatureValue"])
    expect(lines.includes(secret)).toBe(false);
});
