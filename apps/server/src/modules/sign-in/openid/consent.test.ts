import { answerConsent, clusterConfiguration, describeConsent, refuseAuthorization } from "@evolve/contracts/openid";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, type TestClient } from "@evolve/testkit/client";
import {
  type Asked,
  askFor,
  callback,
  registerClient,
  relyingParty,
  signInFor,
  startOpenServer,
} from "@evolve/testkit/openid";
import * as openid from "openid-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: Awaited<ReturnType<typeof startOpenServer>>;
let user: BuiltUser;
let clientId: string;
let stranger: TestClient;
let asked: Asked;
let cookie: string;

beforeAll(async () => {
  server = await startOpenServer({ OTHER_AREAS: "eu1=https://eu1.example.com" });
  stranger = anonymous(server);
});
beforeEach(async () => {
  user = await buildUser(server.services, await buildTenant(server.services));
  clientId = await registerClient(server, { name: "Theirs", firstParty: false });
  asked = await askFor(clientId, { scope: "openid email" });
  const signedIn = await signInFor(server, user, asked);
  expect(signedIn).toMatchObject({ status: 200, code: "", consentRequired: true });
  cookie = signedIn.cookie;
});
afterAll(() => server.close());

const decide = async (allow: boolean, parameters = asked.parameters) =>
  stranger.send(answerConsent, { headers: { cookie }, body: { ...parameters, allow } });
const addressOf = ({ body }: { body: unknown }): URL => new URL((body as { redirectTo: string }).redirectTo);

test("A client of somebody else gets no code before the user has allowed it, and then one that is good", async () => {
  const described = await stranger.send(describeConsent, { headers: { cookie }, body: asked.parameters });
  expect(described.body).toEqual({ clientName: "Theirs", userName: user.userName, scopes: ["openid", "email"] });
  const tokens = await openid.authorizationCodeGrant(
    await relyingParty(server.issuer, clientId),
    addressOf(await decide(true)),
    { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce },
  );
  expect(tokens.claims()?.sub).toBe(user.id);
});

test("What was allowed once is not asked again; more is", async () => {
  await decide(true);
  expect((await signInFor(server, user, asked)).code).not.toBe("");
  const more = await askFor(clientId, { scope: "openid email profile" });
  expect(await signInFor(server, user, more)).toMatchObject({ code: "", consentRequired: true });
});

test("Who does not allow it goes back with access_denied and the state", async () => {
  const url = addressOf(await decide(false));
  expect(url.origin + url.pathname).toBe(callback);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    error: "access_denied",
    state: asked.state,
    iss: server.issuer,
  });
});

test("Consent needs the browser's session and a request that is right [SEC-24, SEC-26]", async () => {
  const body = { ...asked.parameters, allow: true };
  expect(await stranger.send(answerConsent, { body })).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  expect((await stranger.send(describeConsent, { body: asked.parameters })).errorCode).toBe("SIGNED_OUT");
  const elsewhere = { ...asked.parameters, redirect_uri: "http://evil.test/" };
  expect((await decide(true, elsewhere)).errorCode).toBe("InvalidLoginRequest");
  const foreign = { cookie, origin: "https://evil.test" };
  expect((await stranger.send(answerConsent, { headers: foreign, body })).errorCode).toBe("ORIGIN_NOT_ALLOWED");
});

test("A sign-in that cannot be leads back with access_denied and its code, to registered addresses alone [SSO-006, SSO-007]", async () => {
  const refusal = (changes: object) =>
    stranger.send(refuseAuthorization, {
      body: { ...asked.parameters, errorCode: "platform_user_manager_service_39", ...changes },
    });
  expect(Object.fromEntries(addressOf(await refusal({})).searchParams)).toEqual({
    error: "access_denied",
    error_description: "platform_user_manager_service_39",
    state: asked.state,
    iss: server.issuer,
  });
  expect(addressOf(await refusal({ errorCode: "<b>call me</b>" })).searchParams.get("error_description")).toBe(
    "GeneralError",
  );
  expect((await refusal({ redirect_uri: "http://evil.test/" })).errorCode).toBe("InvalidLoginRequest");
});

test("The cluster configuration names the regions, its own first [SSO-015, SSO-019]", async () => {
  expect((await stranger.call(clusterConfiguration, {})).body).toEqual({
    area: "na1",
    clusters: [
      { area: "na1", authHost: server.issuer },
      { area: "eu1", authHost: "https://eu1.example.com" },
    ],
  });
});
