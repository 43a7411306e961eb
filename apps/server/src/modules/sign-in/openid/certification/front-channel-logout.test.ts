import type { CallAnswer } from "@evolve/contracts/call";
import { endOpenidSession, logoutOutcome } from "@evolve/contracts/openid";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { openParty, type Party } from "@evolve/testkit/openid-party";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The cases of the OpenID Foundation's Front-Channel Logout OP plan, in our own words. That the page loads the frames is tested in the browser. */

const front = "http://localhost:9090/frontchannel_logout";
let server: OpenServer;
let user: BuiltUser;
let party: Party;

beforeAll(async () => {
  server = await startOpenServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  party = await openParty(server, { frontchannelLogoutUris: [front] });
});
afterAll(() => server.close());

const enter = async (at: Party, cookie: string) => {
  const parameters = at.request();
  const tokens = await at.redeem(await at.authorize(parameters, cookie), parameters);
  return { idToken: tokens.id_token ?? "", sid: at.claims(tokens)["sid"] };
};
const end = async (cookie: string, id_token_hint: string) => {
  const body = { id_token_hint, confirmed: false };
  const answer = await anonymous(server).send(endOpenidSession, { body, headers: { cookie } });
  const { sessionId } = answer.body as CallAnswer<typeof endOpenidSession>;
  return (await anonymous(server).call(logoutOutcome, { body: { sessionId: sessionId ?? "" } })).body.clients;
};

test("Discovery says that front channels and their sessions are supported", () => {
  expect(party.metadata).toMatchObject({
    frontchannel_logout_supported: true,
    frontchannel_logout_session_supported: true,
  });
});

test("A sign-out asked for by the client loads its front channel with the issuer and the sid of its ID token", async () => {
  const cookie = await party.signIn(user);
  const { idToken, sid } = await enter(party, cookie);
  const [client] = await end(cookie, idToken);
  const url = new URL(client?.frontchannel ?? "");
  expect(url.origin + url.pathname).toBe(front);
  expect(Object.fromEntries(url.searchParams)).toEqual({ iss: server.issuer, sid });
});

test("Every client of the session is told, and none that only another session has", async () => {
  const [second, third] = [
    await openParty(server, { frontchannelLogoutUris: [`${front}/second`] }),
    await openParty(server, { frontchannelLogoutUris: [`${front}/third`] }),
  ];
  const [cookie, elsewhere] = [await party.signIn(user), await party.signIn(user)];
  const { idToken } = await enter(party, cookie);
  await enter(second, cookie);
  await enter(third, elsewhere);
  const told = (await end(cookie, idToken)).map(({ frontchannel }) => frontchannel?.split("?")[0]);
  expect(told.sort()).toEqual([front, `${front}/second`]);
});

test("A second sign-in of the client has a sid of its own", async () => {
  const sids = [];
  for (const cookie of [await party.signIn(user), await party.signIn(user)])
    sids.push((await enter(party, cookie)).sid);
  expect(new Set(sids).size).toBe(2);
});

test("A client without a front channel loads nothing", async () => {
  const quiet = await openParty(server);
  const cookie = await quiet.signIn(user);
  const [client] = await end(cookie, (await enter(quiet, cookie)).idToken);
  expect(client?.frontchannel).toBeNull();
});
