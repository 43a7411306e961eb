import { endOpenidSession } from "@evolve/contracts/openid";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { openParty, type Party } from "@evolve/testkit/openid-party";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

/* The cases of the OpenID Foundation's RP-Initiated Logout OP plan, in our own words. The endpoint leads to our page, whose call ends the session. */

const after = "http://localhost:9090/post_logout_redirect";
let server: OpenServer;
let user: BuiltUser;
let party: Party;
let cookie: string;
let idToken: string;

beforeAll(async () => {
  server = await startOpenServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  party = await openParty(server);
});
beforeEach(async () => {
  cookie = await party.signIn(user);
  const parameters = party.request();
  idToken = (await party.redeem(await party.authorize(parameters, cookie), parameters)).id_token ?? "";
});
afterAll(() => server.close());

/** What the endpoint does with a request, and what our page's call does with the same. */
const end = async (request: Readonly<Record<string, string>>, method: "GET" | "POST" = "GET", confirmed = false) => {
  const search = new URLSearchParams(request);
  const endpoint = party.metadata.end_session_endpoint ?? "";
  const answer = await fetch(method === "GET" ? `${endpoint}?${search.toString()}` : endpoint, {
    method,
    redirect: "manual",
    headers: { cookie, accept: "text/html" },
    ...(method === "POST" && { body: search }),
  });
  const location = answer.headers.get("location");
  if (answer.status !== 303 || location === null)
    return { status: answer.status, text: await answer.text(), page: null, outcome: null };
  const url = new URL(location, server.issuer);
  const body = { ...Object.fromEntries(url.searchParams), confirmed };
  const outcome = await anonymous(server).send(endOpenidSession, { body, headers: { cookie } });
  return { status: 303, text: "", page: url.pathname + url.hash, outcome: outcome.body };
};
const isSignedIn = async (): Promise<boolean> => {
  const { location } = await party.authorize(party.request({ prompt: "none" }), cookie);
  return location?.searchParams.has("code") === true;
};

test("Discovery names the endpoint", () => {
  expect(party.metadata.end_session_endpoint).toBe(`${server.issuer}/openid/end-session`);
});

test.each(["GET", "POST"] as const)(
  "A hint and a registered address by %s end the session and lead there, with the state",
  async (method) => {
    const { page, outcome } = await end(
      { id_token_hint: idToken, post_logout_redirect_uri: after, state: "xyz" },
      method,
    );
    expect(page).toBe("/login/#/endSession");
    expect(outcome).toMatchObject({ ended: true, redirectTo: `${after}?state=xyz` });
    expect(await isSignedIn()).toBe(false);
  },
);

test("Without state none is added", async () => {
  const { outcome } = await end({ id_token_hint: idToken, post_logout_redirect_uri: after });
  expect(outcome).toMatchObject({ ended: true, redirectTo: after });
});

test("A hint that is not signed by a key of ours leads to an error page, and nobody is signed out or sent on", async () => {
  const [head = "", payload = "", signature = ""] = idToken.split(".");
  const other = Buffer.from(JSON.stringify({ iss: server.issuer, aud: party.clientId, sub: user.id })).toString(
    "base64url",
  );
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  for (const hint of [
    `${head}.${other}.${signature}`,
    `${none}.${payload}.`,
    `${head}.${payload}.AAAA`,
    "not a token",
  ]) {
    const { status, text, page } = await end({ id_token_hint: hint, post_logout_redirect_uri: after });
    expect([status, page]).toEqual([400, null]);
    expect(text).toContain("/login/#/error?");
  }
  expect(await isSignedIn()).toBe(true);
});

test.each(["http://localhost:9090/other", `${after}?foo=bar`])(
  "The address %s, which is not registered, leads to an error page",
  async (address) => {
    const { status, page } = await end({ id_token_hint: idToken, post_logout_redirect_uri: address });
    expect([status, page]).toEqual([400, null]);
    expect(await isSignedIn()).toBe(true);
  },
);

test("Without a hint the user is asked, and then sent to the client that is named", async () => {
  const request = { client_id: party.clientId, post_logout_redirect_uri: after, state: "xyz" };
  expect((await end(request)).outcome).toMatchObject({ ended: false, clientName: "Some App" });
  expect(await isSignedIn()).toBe(true);
  expect((await end(request, "GET", true)).outcome).toMatchObject({ ended: true, redirectTo: `${after}?state=xyz` });
  expect(await isSignedIn()).toBe(false);
});

test("An address without a hint or a client leads to an error page", async () => {
  expect((await end({ post_logout_redirect_uri: after })).status).toBe(400);
});

test("A hint alone signs out and sends the browser nowhere", async () => {
  expect((await end({ id_token_hint: idToken })).outcome).toMatchObject({ ended: true, redirectTo: null });
});

test.each([{}, { state: "xyz" }])(
  "A request of nothing but %o asks the user and sends the browser nowhere",
  async (request) => {
    expect((await end(request)).outcome).toMatchObject({ ended: false, redirectTo: null });
    expect((await end(request, "GET", true)).outcome).toMatchObject({ ended: true, redirectTo: null });
  },
);

test("A hint of another client than the one that is named leads to an error page", async () => {
  const other = await openParty(server);
  expect((await end({ id_token_hint: idToken, client_id: other.clientId })).status).toBe(400);
});

test("A hint of a session that has ended signs nobody else out", async () => {
  const stale = idToken;
  await end({ id_token_hint: stale });
  cookie = await party.signIn(user);
  expect((await end({ id_token_hint: stale })).outcome).toMatchObject({ ended: false });
  expect(await isSignedIn()).toBe(true);
});
