import { currentUser } from "@evolve/contracts/current-user";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { decodeJwt, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let user: BuiltUser;
let accessToken: string;
let claims: JWTPayload;

beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services, await buildTenant(server.services));
});
beforeEach(async () => {
  accessToken = (await signIn(server, user)).tokens?.accessToken ?? "";
  claims = decodeJwt(accessToken);
});
afterAll(() => server.close());

const present = async (token: string): Promise<string> => {
  const tokens = { accessToken: token, refreshToken: "", accessTokenExpiry: 0, refreshTokenExpiry: 0, sessionId: "" };
  const { status, errorCode } = await withTokens(server, tokens).call(currentUser, {});
  return status === 200 ? "admitted" : `${status} ${errorCode}`;
};
const invalid = "401 TOKEN_INVALID";
const header = { alg: "ES256", typ: "at+jwt" };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const partsOf = (token: string): [string, string, string] => token.split(".") as [string, string, string];

test("A token we issued is accepted [SEC-28]", async () => {
  expect(await present(accessToken)).toBe("admitted");
});

test("A token without a signature is refused, whatever algorithm it names [SEC-28]", async () => {
  const { id } = await server.services.keys.current();
  const [, payload, signature] = partsOf(accessToken);
  expect(await present(new UnsecuredJWT(claims).encode())).toBe(invalid);
  for (const alg of ["none", "None", "HS256", "ES384", ""])
    for (const end of ["", signature])
      expect(await present(`${encode({ ...header, alg, kid: id })}.${payload}.${end}`)).toBe(invalid);
});

test("A token signed with the public key as a shared secret is refused [SEC-28]", async () => {
  const { id } = await server.services.keys.current();
  const publicKey = await server.services.keys.find(id);
  if (!publicKey) throw new Error("no key");
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: id, typ: "at+jwt" })
    .sign(new TextEncoder().encode(await exportSPKI(publicKey)));
  expect(await present(token)).toBe(invalid);
});

test("A token whose payload or signature was altered is refused [SEC-28]", async () => {
  const [head, , signature] = partsOf(accessToken);
  const other = await buildUser(server.services, await buildTenant(server.services));
  for (const change of [{ sub: other.id }, { tenant: other.tenantId }, { exp: (claims.exp ?? 0) + 3_600 }])
    expect(await present(`${head}.${encode({ ...claims, ...change })}.${signature}`)).toBe(invalid);
  expect(await present(`${accessToken.slice(0, -8)}AAAAAAAA`)).toBe(invalid);
});

test("A token signed with a foreign key is refused, whether it names that key, ours, an embedded one or none [SEC-28]", async () => {
  const { id } = await server.services.keys.current();
  const { privateKey } = await generateKeyPair("ES256");
  for (const more of [{}, { kid: "another" }, { kid: id }, { kid: id, jku: "https://evil.test/keys" }]) {
    const token = await new SignJWT(claims).setProtectedHeader({ ...header, ...more }).sign(privateKey);
    expect(await present(token)).toBe(invalid);
  }
});

test("Our own signature for another audience, issuer, type or a later time is refused [SEC-28]", async () => {
  const { id, key } = await server.services.keys.current();
  const sign = (change: JWTPayload, typ = "at+jwt") =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...header, typ, kid: id }).sign(key);
  expect(await present(await sign({}))).toBe("admitted");
  expect(await present(await sign({ aud: "evolve-sso" }))).toBe(invalid);
  expect(await present(await sign({ iss: "urn:evolve:eu1" }))).toBe(invalid);
  expect(await present(await sign({}, "JWT"))).toBe(invalid);
  expect(await present(await sign({ nbf: (claims.iat ?? 0) + 600 }))).toBe(invalid);
});

test("Our own signature without an expiry is refused [SEC-28]", async () => {
  const { id, key } = await server.services.keys.current();
  const endless = { ...claims };
  delete endless.exp;
  expect(await present(await new SignJWT(endless).setProtectedHeader({ ...header, kid: id }).sign(key))).toBe(invalid);
});

test("A token is refused once it has expired, even if it was accepted a moment ago [SEC-28]", async () => {
  server.clock.advance((claims.exp ?? 0) - server.clock.now().getTime() / 1000 - 5);
  expect(await present(accessToken)).toBe("admitted");
  server.clock.advance(6);
  expect(await present(accessToken)).toBe("401 TOKEN_EXPIRED");
});

test("A sign-in token that was exchanged a moment ago is not accepted as a bearer token, nor the reverse [SEC-28]", async () => {
  const stranger = anonymous(server);
  const body = { userName: user.userName, password: user.password };
  const { id_token } = (await stranger.call(login, { body })).body;
  expect(await present(id_token)).toBe(invalid);
  expect((await stranger.call(exchangeToken, { body: { accessToken: id_token } })).status).toBe(200);
  expect(await present(id_token)).toBe(invalid);
});

test("A token that names a user other than its session's is refused", async () => {
  const { id, key } = await server.services.keys.current();
  const stranger = await buildUser(server.services, await buildTenant(server.services));
  const mixed = await new SignJWT({ ...claims, sub: stranger.id }).setProtectedHeader({ ...header, kid: id }).sign(key);
  // As a token from before or after an impersonation: the refresh names the session's user.
  expect(await present(mixed)).toBe("401 TOKEN_EXPIRED");
});

test.each([
  "",
  "x",
  "a.b",
  "a.b.c",
  "....",
  "\u00e9.\u00e9.\u00e9",
  `${"x".repeat(5_000)}.y.z`,
  "bnVsbA.bnVsbA.bnVsbA",
])("Text that is no token is refused as invalid or missing: case %#", async (text) => {
  expect(["401 TOKEN_INVALID", "401 SIGNED_OUT"]).toContain(await present(text));
});
