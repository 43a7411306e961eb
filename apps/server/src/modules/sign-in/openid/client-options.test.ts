import { answerConsent, describeConsent } from "@evolve/contracts/openid";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { insecure, openParty, type Party } from "@evolve/testkit/openid-party";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: OpenServer;
let user: BuiltUser;

beforeAll(async () => {
  server = await startOpenServer();
  user = await buildUser(server.services, await buildTenant(server.services));
});
afterAll(() => server.close());

const enter = async (party: Party, options: Parameters<Party["redeem"]>[2] = {}) => {
  const parameters = party.request();
  const answered = await party.authorize(parameters, await party.signIn(user));
  const tokens = await party.redeem(answered, parameters, options);
  return { tokens, claims: party.claims(tokens) };
};
const push = async (party: Party, parameters: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await oauth.pushedAuthorizationRequest(
    party.metadata,
    party.client,
    party.authentication,
    parameters,
    insecure,
  );
  return (await oauth.processPushedAuthorizationResponse(party.metadata, party.client, answer)).request_uri;
};

test("A client's ID tokens are signed by what it has chosen; the default is ES256", async () => {
  for (const idTokenAlgorithm of ["RS256", "ES256"] as const) {
    const { tokens } = await enter(await openParty(server, { idTokenAlgorithm }));
    expect(JSON.parse(atob(tokens.id_token?.split(".")[0] ?? ""))).toMatchObject({ alg: idTokenAlgorithm });
  }
});

test("A hint that is signed by RS256 is read as one by ES256 is", async () => {
  const party = await openParty(server);
  const { tokens } = await enter(party);
  const other = await openParty(server, { idTokenAlgorithm: "ES256" });
  for (const [at, hint] of [
    [party, tokens.id_token],
    [other, (await enter(other)).tokens.id_token],
  ] as const) {
    const parameters = at.request({ prompt: "none", id_token_hint: hint ?? "" });
    const { location } = await at.authorize(parameters, await at.signIn(user));
    expect(location?.searchParams.has("code")).toBe(true);
  }
});

test("Pairwise: clients of two hosts get two subjects for one user, those of one host the same", async () => {
  const at = (host: string) => openParty(server, { pairwise: true, redirectUris: [`http://${host}/callback`] });
  const [first, second, third] = [await at("one.test"), await at("one.test"), await at("two.test")];
  const subjects = [];
  for (const party of [first, second, third]) {
    const { tokens, claims } = await enter(party);
    expect((await party.userInfo(tokens.access_token, claims.sub)).sub).toBe(claims.sub);
    subjects.push(claims.sub);
  }
  expect(subjects[0]).toBe(subjects[1]);
  expect(new Set([...subjects, user.id]).size).toBe(3);
});

test("A pushed request is good for one code, for its client alone, and a minute long", async () => {
  const party = await openParty(server);
  const cookie = await party.signIn(user);
  const parameters = party.request();
  const request_uri = await push(party, parameters);
  const short = { client_id: party.clientId, request_uri };
  const other = await openParty(server);
  expect((await other.authorize({ ...short, client_id: other.clientId }, cookie)).status).toBe(400);
  const answered = await party.authorize(short, cookie);
  expect(party.claims(await party.redeem(answered, parameters)).sub).toBe(user.id);
  expect((await party.authorize(short, cookie)).status).toBe(400);

  const late = await push(party, party.request());
  server.clock.advance(61);
  expect((await party.authorize({ client_id: party.clientId, request_uri: late }, cookie)).status).toBe(400);
});

test("Who must sign in for a pushed request has half an hour, and what was pushed never shows in an address", async () => {
  const party = await openParty(server, { requiresPushedRequests: true });
  const parameters = party.request({ prompt: "login", login_hint: user.userName });
  const before = await party.signIn(user);
  server.clock.advance(2);
  const first = await party.authorize(
    { client_id: party.clientId, request_uri: await push(party, parameters) },
    before,
  );
  const asked = Object.fromEntries(first.location?.searchParams ?? []);
  expect(Object.keys(asked).sort()).toEqual(["client_id", "interaction", "login_hint", "request_uri"]);
  const { client_id = "", request_uri = "" } = asked;

  // An earlier session does not answer it, no matter who brings it.
  expect((await party.authorize({ client_id, request_uri }, before)).location?.pathname).toBe("/login/");
  server.clock.advance(10 * 60);
  const answered = await party.authorize({ client_id, request_uri }, await party.signIn(user));
  expect(party.claims(await party.redeem(answered, parameters)).sub).toBe(user.id);
});

test("A client that pushes its requests is refused one that the browser brings", async () => {
  const party = await openParty(server, { requiresPushedRequests: true });
  const { location } = await party.authorize(party.request(), await party.signIn(user));
  expect(location?.searchParams.get("error")).toBe("invalid_request");
});

test("A user is asked about a pushed request by its name alone, and their answer spends it", async () => {
  const party = await openParty(server, { firstParty: false });
  const cookie = await party.signIn(user);
  const parameters = party.request({ claims: JSON.stringify({ userinfo: { email: null } }) });
  const first = await party.authorize(
    { client_id: party.clientId, request_uri: await push(party, parameters) },
    cookie,
  );
  expect(first.location?.hash).toBe("#/consent");
  const { client_id = "", request_uri = "" } = Object.fromEntries(first.location?.searchParams ?? []);
  const ask = { headers: { cookie }, body: { client_id, request_uri } };
  const described = await anonymous(server).send(describeConsent, ask);
  // A claim by its name is asked for as the scope that it belongs to.
  expect(described.body).toMatchObject({ scopes: ["openid", "email"] });
  const allow = { ...ask, body: { ...ask.body, allow: true } };
  const { redirectTo } = (await anonymous(server).send(answerConsent, allow)).body as { redirectTo: string };
  const tokens = await party.redeem({ status: 303, location: new URL(redirectTo), text: "" }, parameters);
  expect(await party.userInfo(tokens.access_token)).toEqual({ sub: user.id, email: user.userName });
  expect((await anonymous(server).send(answerConsent, allow)).status).toBe(400);
});

test("DPoP binds tokens to the client's key: another key, none, or a proof that was used gets nothing [SEC-27]", async () => {
  const party = await openParty(server, { requiresDpop: true });
  await expect(enter(party)).rejects.toMatchObject({ error: "invalid_grant" });
  const pair = await oauth.generateKeyPair("ES256");
  const DPoP = oauth.DPoP(party.client, pair);
  const { tokens } = await enter(party, { DPoP });
  expect(tokens.token_type).toBe("dpop");

  const url = new URL(party.metadata.userinfo_endpoint ?? "");
  const read = (options: oauth.ProtectedResourceRequestOptions) =>
    oauth.protectedResourceRequest(tokens.access_token, "GET", url, undefined, undefined, { ...insecure, ...options });
  const sent: string[] = [];
  const answer = await read({
    DPoP,
    [oauth.customFetch]: (address, init) => {
      sent.push(init.headers["dpop"] ?? "");
      return fetch(address, init as RequestInit);
    },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { sub: user.id }]);
  const authorization = `DPoP ${tokens.access_token}`;
  const replayed = await fetch(url, { headers: { authorization, dpop: sent[0] ?? "" } });
  expect(replayed.status).toBe(401);
  const stolen = oauth.DPoP(party.client, await oauth.generateKeyPair("ES256"));
  await expect(read({ DPoP: stolen })).rejects.toMatchObject({ status: 401 });
  expect((await fetch(url, { headers: { authorization: `Bearer ${tokens.access_token}` } })).status).toBe(401);
});

test("A service gets a token for itself, which others may ask about, and nobody's information with it", async () => {
  const service = await openParty(server, { grantTypes: ["client_credentials"], redirectUris: [] });
  const grant = await oauth.clientCredentialsGrantRequest(
    service.metadata,
    service.client,
    service.authentication,
    {},
    insecure,
  );
  const tokens = await oauth.processClientCredentialsResponse(service.metadata, service.client, grant);
  expect(tokens).not.toHaveProperty("id_token");
  const asking = await openParty(server);
  const introspect = async () =>
    oauth.processIntrospectionResponse(
      asking.metadata,
      asking.client,
      await oauth.introspectionRequest(
        asking.metadata,
        asking.client,
        asking.authentication,
        tokens.access_token,
        insecure,
      ),
    );
  expect(await introspect()).toMatchObject({ active: true, client_id: service.clientId });
  await expect(service.userInfo(tokens.access_token)).rejects.toMatchObject({ status: 401 });
  await oauth.revocationRequest(
    service.metadata,
    service.client,
    service.authentication,
    tokens.access_token,
    insecure,
  );
  expect(await introspect()).toMatchObject({ active: false });
});

test("A client gets no grant that it was not registered for", async () => {
  const party = await openParty(server);
  const grant = await oauth.clientCredentialsGrantRequest(
    party.metadata,
    party.client,
    party.authentication,
    {},
    insecure,
  );
  await expect(oauth.processClientCredentialsResponse(party.metadata, party.client, grant)).rejects.toMatchObject({
    status: 400,
    cause: { error_description: "requested grant type is not allowed for this client" },
  });
  const service = await openParty(server, { grantTypes: ["client_credentials"] });
  const { location } = await service.authorize(service.request(), await service.signIn(user));
  expect(location?.searchParams.get("error")).toBe("invalid_request");
});
