import { endOpenidSession } from "@evolve/contracts/openid";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { type LogoutReceiver, startLogoutReceiver } from "@evolve/testkit/logout-receiver";
import { type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { openParty, type Party } from "@evolve/testkit/openid-party";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

/* The cases of the OpenID Foundation's Back-Channel Logout OP plan, in our own words. */

let server: OpenServer;
let user: BuiltUser;
let receiver: LogoutReceiver;

beforeAll(async () => {
  server = await startOpenServer({ DEMO: "1" });
  user = await buildUser(server.services, await buildTenant(server.services));
});
beforeEach(async () => {
  receiver = await startLogoutReceiver();
  return () => {
    receiver.close();
  };
});
afterAll(() => server.close());

const open = (options: Parameters<typeof openParty>[1] = {}): Promise<Party> =>
  openParty(server, {
    redirectUris: [`${receiver.origin}/callback`],
    postLogoutRedirectUris: [`${receiver.origin}/after`],
    backchannelLogoutUris: [`${receiver.origin}/back`],
    ...options,
  });
const enter = async (party: Party, cookie: string) => {
  const parameters = party.request();
  const tokens = await party.redeem(await party.authorize(parameters, cookie), parameters);
  return { tokens, idToken: tokens.id_token ?? "", claims: party.claims(tokens) };
};
const end = (cookie: string, id_token_hint: string) =>
  anonymous(server).send(endOpenidSession, { body: { id_token_hint, confirmed: false }, headers: { cookie } });
const told = async (count = 1): Promise<readonly string[]> => {
  await vi.waitFor(() => expect(receiver.tokens).toHaveLength(count), 5_000);
  return receiver.tokens;
};
const verify = (party: Party, token = "") =>
  jwtVerify(token, createRemoteJWKSet(new URL(party.metadata.jwks_uri ?? "")), {
    issuer: server.issuer,
    audience: party.clientId,
    typ: "logout+jwt",
    requiredClaims: ["iat", "exp", "jti"],
  });

test("Discovery says that back channels and their sessions are supported", async () => {
  expect((await open()).metadata).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});

test.each(["RS256", "ES256"] as const)(
  "A sign-out posts a logout token, signed by %s as the client's ID tokens are, with its sub and sid",
  async (idTokenAlgorithm) => {
    const party = await open({ idTokenAlgorithm });
    const cookie = await party.signIn(user);
    const { idToken, claims } = await enter(party, cookie);
    await end(cookie, idToken);
    const { payload, protectedHeader } = await verify(party, (await told())[0]);
    expect(protectedHeader.alg).toBe(idTokenAlgorithm);
    expect(payload).toMatchObject({ sub: claims.sub, sid: claims["sid"] });
    expect(payload["events"]).toEqual({ "http://schemas.openid.net/event/backchannel-logout": {} });
    expect(payload).not.toHaveProperty("nonce");
  },
);

test("A client with a sub of its own finds it in the logout token", async () => {
  const party = await open({ pairwise: true });
  const cookie = await party.signIn(user);
  const { idToken, claims } = await enter(party, cookie);
  expect(claims.sub).not.toBe(user.id);
  await end(cookie, idToken);
  expect((await verify(party, (await told())[0])).payload.sub).toBe(claims.sub);
});

test("Each client of the session gets a token for itself, and what the session gave is worth nothing any more [SEC-20]", async () => {
  const [first, second] = [await open(), await open()];
  const cookie = await first.signIn(user);
  const { idToken, tokens } = await enter(first, cookie);
  await enter(second, cookie);
  await end(cookie, idToken);
  const audiences = (await told(2)).map((token) => JSON.parse(atob(token.split(".")[1] ?? "")) as { aud: string });
  expect(audiences.map(({ aud }) => aud).sort()).toEqual([first.clientId, second.clientId].sort());
  await expect(first.userInfo(tokens.access_token)).rejects.toMatchObject({ status: 401 });
});

test("Other sessions of the client's user are not told, and stay", async () => {
  const party = await open();
  const [ended, other] = [await party.signIn(user), await party.signIn(user)];
  const { idToken, claims } = await enter(party, ended);
  const kept = await enter(party, other);
  await end(ended, idToken);
  expect((await verify(party, (await told())[0])).payload["sid"]).toBe(claims["sid"]);
  expect((await party.userInfo(kept.tokens.access_token, kept.claims.sub)).sub).toBe(user.id);
  expect(receiver.tokens).toHaveLength(1);
});
