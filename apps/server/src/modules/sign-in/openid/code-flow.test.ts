import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import {
  answerAt,
  askFor,
  overPlainHttp,
  registerClient,
  relyingParty,
  signInFor,
  startOpenServer,
} from "@evolve/testkit/openid";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Awaited<ReturnType<typeof startOpenServer>>;
let tenant: BuiltTenant;
let user: BuiltUser;
let clientId: string;

beforeAll(async () => {
  server = await startOpenServer();
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { firstName: "Ada", lastName: "Byron" });
  clientId = await registerClient(server);
});
afterAll(() => server.close());

/** Signs in and redeems the code. */
const tokensOf = async (id = clientId, secret?: string, more: Record<string, string> = {}) => {
  const party = await relyingParty(server.issuer, id, secret);
  const asked = await askFor(id, more);
  const { code, sessionId, cookie } = await signInFor(server, user, asked);
  const tokens = await openid.authorizationCodeGrant(
    party,
    answerAt({ code, state: asked.state, iss: server.issuer }),
    {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
    },
  );
  return { party, tokens, sessionId, cookie, code, asked };
};

test("A foreign client signs in by discovery, code and PKCE, and reads who it is [SSO-005, SSO-013, SEC-28, LOGIN-046]", async () => {
  const { party, tokens, sessionId } = await tokensOf();
  expect(tokens.claims()).toMatchObject({
    iss: server.issuer,
    aud: clientId,
    sub: user.id,
    sid: sessionId,
    amr: ["pwd"],
  });
  expect(tokens.claims()?.["auth_time"]).toEqual(expect.any(Number));
  expect(await openid.fetchUserInfo(party, tokens.access_token, user.id)).toEqual({
    sub: user.id,
    name: "Ada Byron",
    given_name: "Ada",
    family_name: "Byron",
    preferred_username: user.userName,
    locale: "en",
    zoneinfo: "Etc/UTC",
    updated_at: expect.any(Number),
    email: user.userName,
    email_verified: true,
  });
});

test("An ID token is signed by ES256 with a key of the published set, as an independent library sees it [SEC-28]", async () => {
  const { party, tokens } = await tokensOf();
  const keys = createRemoteJWKSet(new URL(party.serverMetadata().jwks_uri ?? ""));
  const { payload } = await jwtVerify(tokens.id_token ?? "", keys, { issuer: server.issuer, audience: clientId });
  expect(payload.sub).toBe(user.id);
  expect(decodeProtectedHeader(tokens.id_token ?? "").alg).toBe("ES256");
});

test("A client with a secret gives it by basic or post, and may do without PKCE [SEC-28]", async () => {
  const id = await registerClient(server, { secret: "a secret of some length" });
  expect((await tokensOf(id, "a secret of some length")).tokens.claims()?.sub).toBe(user.id);
  const { code } = await signInFor(server, user, {
    parameters: {
      client_id: id,
      redirect_uri: "http://localhost:9090/callback",
      response_type: "code",
      scope: "openid",
    },
  });
  const post = await openid.discovery(
    new URL(server.issuer),
    id,
    undefined,
    openid.ClientSecretPost("a secret of some length"),
    {
      execute: [overPlainHttp],
    },
  );
  expect((await openid.authorizationCodeGrant(post, answerAt({ code, iss: server.issuer }))).claims()?.sub).toBe(
    user.id,
  );
});

test("A wrong secret, or none, gets nothing [SEC-28]", async () => {
  const id = await registerClient(server, { secret: "a secret of some length" });
  await expect(tokensOf(id, "another secret")).rejects.toMatchObject({ status: 401 });
  await expect(tokensOf(id)).rejects.toMatchObject({ status: 401 });
});

test("Discovery names the issuer's own addresses, S256 alone, and no implicit or password grant [SSO-013, SEC-26]", async () => {
  const answer = await fetch(`${server.issuer.replace("localhost", "127.0.0.1")}/.well-known/openid-configuration`);
  const metadata = (await answer.json()) as Record<string, unknown>;
  expect(metadata).toMatchObject({
    issuer: server.issuer,
    authorization_endpoint: `${server.issuer}/openid/authorize`,
    token_endpoint: `${server.issuer}/openid/token`,
    end_session_endpoint: `${server.issuer}/openid/end-session`,
    code_challenge_methods_supported: ["S256"],
    response_types_supported: ["code"],
    grant_types_supported: [
      "authorization_code",
      "refresh_token",
      "client_credentials",
      "urn:ietf:params:oauth:grant-type:device_code",
    ],
    id_token_signing_alg_values_supported: ["ES256", "RS256"],
    backchannel_logout_session_supported: true,
  });
});

test("After a rotation of the keys new tokens are signed by the new one, and old ones still verify [SEC-28]", async () => {
  const before = await tokensOf();
  server.clock.advance(31 * 24 * 3600);
  expect(await server.services.keys.rotate()).toBe(true);
  const after = await tokensOf();
  const kid = (token = ""): string | undefined => decodeProtectedHeader(token).kid;
  expect(kid(after.tokens.id_token)).not.toBe(kid(before.tokens.id_token));
  const keys = createRemoteJWKSet(new URL(after.party.serverMetadata().jwks_uri ?? ""));
  for (const { tokens } of [before, after]) await jwtVerify(tokens.id_token ?? "", keys, { issuer: server.issuer });
});
