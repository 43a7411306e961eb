import { login, setUserLock } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import {
  answerAt,
  askFor,
  type Asked,
  registerClient,
  relyingParty,
  signInFor,
  startOpenServer,
} from "@evolve/testkit/openid";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; plain HTTP on loopback is what it is for
const plainHttp = { [oauth.allowInsecureRequests]: true };
let server: Awaited<ReturnType<typeof startOpenServer>>;
let user: BuiltUser;
let clientId: string;
let party: openid.Configuration;
let asked: Asked;

beforeAll(async () => {
  server = await startOpenServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  clientId = await registerClient(server);
  party = await relyingParty(server.issuer, clientId);
});
beforeEach(async () => {
  asked = await askFor(clientId);
});
afterAll(() => server.close());

const codeOf = async (request = asked): Promise<string> => (await signInFor(server, user, request)).code;
const redeem = (code: string, { verifier, state, nonce } = asked) =>
  openid.authorizationCodeGrant(party, answerAt({ code, state, iss: server.issuer }), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });
const invalidGrant = { error: "invalid_grant" };
const isActive = async (token: string): Promise<boolean> => (await openid.tokenIntrospection(party, token)).active;

test("A code is good once: used again it takes back what it gave [SEC-26]", async () => {
  const code = await codeOf();
  const tokens = await redeem(code);
  expect(await isActive(tokens.access_token)).toBe(true);
  await expect(redeem(code)).rejects.toMatchObject(invalidGrant);
  expect(await isActive(tokens.access_token)).toBe(false);
  await expect(openid.refreshTokenGrant(party, tokens.refresh_token ?? "")).rejects.toMatchObject(invalidGrant);
});

test("A code used again after 30 seconds takes back what it gave as well [SEC-26]", async () => {
  const code = await codeOf();
  const tokens = await redeem(code);
  server.clock.advance(31);
  await expect(redeem(code)).rejects.toMatchObject(invalidGrant);
  expect(await isActive(tokens.access_token)).toBe(false);
  await expect(openid.fetchUserInfo(party, tokens.access_token, user.id)).rejects.toThrow();
});

test("Of twenty redemptions of one code at the same moment, on two nodes, exactly one succeeds [SEC-26]", async () => {
  const other = await server.anotherNode();
  const otherIssuer = await other.app.listen({ port: 0, host: "127.0.0.1" });
  const code = await codeOf();
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: String(asked.parameters["redirect_uri"]),
    code_verifier: asked.verifier,
  });
  const nodes = [server.issuer, otherIssuer];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => fetch(`${nodes[turn % 2] ?? ""}/openid/token`, { method: "POST", body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
});

test("A wrong verifier, none, or another client's name gets nothing [SEC-26]", async () => {
  const code = await codeOf();
  await expect(redeem(code, { ...asked, verifier: openid.randomPKCECodeVerifier() })).rejects.toMatchObject(
    invalidGrant,
  );
  const stranger = await relyingParty(server.issuer, await registerClient(server));
  const answer = answerAt({ code, state: asked.state, iss: server.issuer });
  const checks = { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce };
  await expect(openid.authorizationCodeGrant(stranger, answer, checks)).rejects.toMatchObject(invalidGrant);
  await expect(
    openid.authorizationCodeGrant(party, answer, { expectedState: asked.state, expectedNonce: asked.nonce }),
  ).rejects.toMatchObject(invalidGrant);
});

test("A code is good for a minute [SEC-26]", async () => {
  const code = await codeOf();
  server.clock.advance(61);
  await expect(redeem(code)).rejects.toMatchObject(invalidGrant);
});

test("A code of a session that ended, or of a user who was locked, is refused [SEC-20, SEC-21]", async () => {
  const { code, sessionId } = await signInFor(server, user, asked);
  await server.services.database.system
    .updateTable("sessions")
    .set({ ended_at: server.clock.now() })
    .where("id", "=", sessionId)
    .execute();
  await expect(redeem(code)).rejects.toMatchObject(invalidGrant);

  const tenant = await buildTenant(server.services);
  const locked = await buildUser(server.services, tenant);
  const theirs = await signInFor(server, locked, asked);
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  await administrator.call(setUserLock, { params: { userId: locked.id }, body: { locked: true } });
  await expect(redeem(theirs.code)).rejects.toMatchObject(invalidGrant);
});

test("An altered state, nonce or issuer is noticed by the client [SEC-28]", async () => {
  const answer = (parameters: Record<string, string>, expectedNonce = asked.nonce) =>
    openid.authorizationCodeGrant(party, answerAt(parameters), {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce,
    });
  const { issuer } = server;
  await expect(answer({ code: await codeOf(), state: "another", iss: issuer })).rejects.toThrow();
  await expect(answer({ code: await codeOf(), state: asked.state, iss: "https://evil.test" })).rejects.toThrow();
  await expect(answer({ code: await codeOf(), state: asked.state, iss: issuer }, "another")).rejects.toThrow();
});

test("Faults of a sign-in in a client's name are refused before the password is looked at [SSO-008, SSO-010, SSO-011]", async () => {
  const offer = async (changes: Record<string, string | undefined>): Promise<string> => {
    const parameters = Object.fromEntries(
      Object.entries({ ...asked.parameters, ...changes }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    const body = { userName: user.userName, password: "not it", ...parameters };
    return (await anonymous(server).call(login, { body })).errorCode;
  };
  expect(await offer({ code_challenge_method: "plain" })).toBe("InvalidRequest_CodeChallengeMethod_NotSupported");
  for (const changes of [
    { code_challenge: undefined, code_challenge_method: undefined },
    { code_challenge: undefined },
    { code_challenge_method: undefined },
    { code_challenge_method: "S512" },
    { code_challenge: "x".repeat(42) },
    { code_challenge: "x".repeat(129) },
    { code_challenge: `${"x".repeat(43)}!` },
    { redirect_uri: undefined },
    { redirect_uri: "http://localhost:9090/callback?more=1" },
    { redirect_uri: "http://localhost:9090/callback/" },
    { redirect_uri: "http://localhost:9091/callback" },
    { redirect_uri: "http://evil.test/callback" },
    { response_type: "token" },
    { response_type: "code id_token" },
    { client_id: "nobodys-app" },
    { claims: '{"id_token":{"\\u0000":null}}' },
  ])
    expect(await offer(changes), JSON.stringify(changes)).toBe("InvalidLoginRequest");
  expect(await offer({})).toMatch(/_101$/);
});

test("openid without a redirect_uri is refused", async () => {
  const body = { userName: user.userName, password: user.password, scope: "openid" };
  expect((await anonymous(server).call(login, { body })).errorCode).toBe("InvalidLoginRequest");
});

test("An assertion without a signature proves no client [SEC-28]", async () => {
  const id = await registerClient(server, { secret: "a secret of some length" });
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const assertion = `${encode({ alg: "none" })}.${encode({ iss: id, sub: id, aud: server.issuer, jti: "1", exp: now + 60 })}.`;
  const answer = await fetch(`${server.issuer}/openid/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: "x",
      redirect_uri: "x",
      client_assertion: assertion,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "invalid_request" });
});

test("A second foreign client sees the same refusals, told as the standard has it [SEC-26]", async () => {
  const as = await oauth
    .discoveryRequest(new URL(server.issuer), plainHttp)
    .then((response) => oauth.processDiscoveryResponse(new URL(server.issuer), response));
  const client: oauth.Client = { client_id: clientId };
  const callbackAddress = String(asked.parameters["redirect_uri"]);
  const params = oauth.validateAuthResponse(
    as,
    client,
    answerAt({ code: await codeOf(), state: asked.state, iss: server.issuer }),
    asked.state,
  );
  const ask = (verifier: string) =>
    oauth.authorizationCodeGrantRequest(as, client, oauth.None(), params, callbackAddress, verifier, plainHttp);
  await expect(
    oauth.processAuthorizationCodeResponse(as, client, await ask(openid.randomPKCECodeVerifier())),
  ).rejects.toMatchObject({ error: "invalid_grant" });
  const result = await oauth.processAuthorizationCodeResponse(as, client, await ask(asked.verifier), {
    expectedNonce: asked.nonce,
    requireIdToken: true,
  });
  expect(oauth.getValidatedIdTokenClaims(result)?.sub).toBe(user.id);
});
