import { answerDevice, describeDevice } from "@evolve/contracts/openid";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { registerClient, startOpenServer, type OpenServer } from "@evolve/testkit/openid";
import { insecure, openParty } from "@evolve/testkit/openid-party";
import { sql } from "kysely";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";
let server: OpenServer;
let user: BuiltUser;
let cookie: string;
let metadata: oauth.AuthorizationServer;
let client: oauth.Client;

beforeAll(async () => {
  server = await startOpenServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  const party = await openParty(server);
  metadata = party.metadata;
  cookie = await party.signIn(user);
});
afterAll(() => server.close());
beforeEach(async () => {
  const id = await registerClient(server, {
    name: "Wallboard",
    redirectUris: [],
    grantTypes: [deviceGrant, "refresh_token"],
  });
  client = { client_id: id };
});

const start = async (parameters: Record<string, string> = { scope: "openid email" }) =>
  oauth.processDeviceAuthorizationResponse(
    metadata,
    client,
    await oauth.deviceAuthorizationRequest(metadata, client, oauth.None(), parameters, insecure),
  );
const poll = async (deviceCode: string, as = client): Promise<Response> =>
  oauth.deviceCodeGrantRequest(metadata, as, oauth.None(), deviceCode, insecure);
/** The error of a poll, made when the device may ask again. */
const errorOf = async (deviceCode: string, as = client): Promise<string> => {
  server.clock.advance(5);
  const answer = await poll(deviceCode, as);
  expect(answer.status).toBe(400);
  return ((await answer.json()) as { error: string }).error;
};
const tokensOf = async (deviceCode: string): Promise<oauth.TokenEndpointResponse> => {
  server.clock.advance(5);
  return oauth.processDeviceCodeResponse(metadata, client, await poll(deviceCode));
};
const answer = (userCode: string, allow = true, headers: Record<string, string> = { cookie }) =>
  anonymous(server).send(answerDevice, { body: { userCode, allow }, headers });
const describeRequest = (userCode: string, headers: Record<string, string> = { cookie }) =>
  anonymous(server).send(describeDevice, { body: { userCode }, headers });

describe("A device", () => {
  test("gets tokens once its user has typed the code and allowed it, and they end with the user's session", async () => {
    expect(metadata.grant_types_supported).toContain(deviceGrant);
    const device = await start();
    expect(device).toMatchObject({
      verification_uri: `${server.issuer}/device`,
      verification_uri_complete: `${server.issuer}/device?user_code=${device.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    expect(device.user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/);
    expect((await describeRequest(device.user_code)).body).toEqual({
      clientName: "Wallboard",
      userName: user.userName,
      scopes: ["openid", "email"],
    });
    expect((await answer(device.user_code)).status).toBe(200);
    const tokens = await tokensOf(device.device_code);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    expect(claims).toMatchObject({ sub: user.id, amr: ["pwd"], acr: "urn:evolve:acr:one-factor" });
    const read = async (): Promise<number> =>
      (await oauth.userInfoRequest(metadata, client, tokens.access_token, insecure)).status;
    expect(await read()).toBe(200);

    const refreshed = await oauth.processRefreshTokenResponse(
      metadata,
      client,
      await oauth.refreshTokenGrantRequest(metadata, client, oauth.None(), tokens.refresh_token ?? "", insecure),
    );
    expect(refreshed.refresh_token).toBeDefined();
    await server.services.database.system
      .updateTable("sessions")
      .set({ ended_at: server.clock.now(), end_reason: "test" })
      .where("user_id", "=", user.id)
      .execute();
    expect(await read()).toBe(401);
    cookie = await (await openParty(server)).signIn(user);
  });

  test("is told to wait while nobody has answered, and to slow down when it asks too often", async () => {
    const { device_code: code } = await start();
    expect(await errorOf(code)).toBe("authorization_pending");
    expect(await errorOf(code)).toBe("authorization_pending");
    const hasty = await poll(code);
    expect(await hasty.json()).toMatchObject({ error: "slow_down" });
    // From then on five seconds are too few.
    expect(await errorOf(code)).toBe("slow_down");
    server.clock.advance(10);
    expect(await errorOf(code)).toBe("authorization_pending");
  });

  test("is told that its user has refused", async () => {
    const device = await start();
    expect((await answer(device.user_code, false)).status).toBe(200);
    expect(await errorOf(device.device_code)).toBe("access_denied");
  });

  test("is told that its code has expired, after ten minutes, and the code cannot be allowed any more", async () => {
    const device = await start();
    server.clock.advance(601);
    expect(await errorOf(device.device_code)).toBe("expired_token");
    expect((await answer(device.user_code)).errorCode).toBe("DEVICE_CODE_INVALID");
  });

  test("cannot use a code twice, nor that of another client, nor one whose user's session has ended", async () => {
    const device = await start();
    await answer(device.user_code);
    const other = { client_id: await registerClient(server, { grantTypes: [deviceGrant], redirectUris: [] }) };
    expect(await errorOf(device.device_code, other)).toBe("invalid_grant");
    const tokens = await tokensOf(device.device_code);
    expect(await errorOf(device.device_code)).toBe("invalid_grant");
    const again = await oauth.userInfoRequest(metadata, client, tokens.access_token, insecure);
    expect(again.status).toBe(401);

    const late = await start();
    await answer(late.user_code);
    await server.services.database.system
      .updateTable("sessions")
      .set({ ended_at: server.clock.now(), end_reason: "test" })
      .where("user_id", "=", user.id)
      .execute();
    expect(await errorOf(late.device_code)).toBe("invalid_grant");
    cookie = await (await openParty(server)).signIn(user);
  });

  test("of a client without this grant gets no code", async () => {
    client = { client_id: await registerClient(server) };
    await expect(start()).rejects.toMatchObject({ error: "invalid_request" });
  });

  test.each(["\\u0000", "\\ud800"])("that asks for claims with an escaped %s gets no code", async (odd) => {
    const claims = `{"id_token":{"name":{"value":"${odd}"}}}`;
    await expect(start({ scope: "openid", claims })).rejects.toMatchObject({ error: "invalid_request" });
  });

  test("can still be connected after an attempt that failed", async () => {
    server.allowDefects("unfit text");
    const device = await start();
    const keepClaims = (claims: string) =>
      server.services.database.system
        .updateTable("openid_requests")
        .set({ payload: sql`jsonb_set(payload, '{params,claims}', ${JSON.stringify(claims)}::jsonb)` })
        .where("user_code", "is not", null)
        .where("consumed_at", "is", null)
        .execute();
    await keepClaims(`{"userinfo":{"\\u0000":null}}`);
    expect((await answer(device.user_code)).status).toBe(400);
    expect(await errorOf(device.device_code)).toBe("authorization_pending");
    await keepClaims(`{"userinfo":{}}`);
    expect((await answer(device.user_code)).status).toBe(200);
    expect((await tokensOf(device.device_code)).access_token).toBeDefined();
  });

  test("gets one set of tokens of several polls at the same moment", async () => {
    const device = await start();
    await answer(device.user_code);
    const answers = await Promise.all(Array.from({ length: 8 }, () => poll(device.device_code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("A code that is typed", () => {
  test("counts in small letters, with spaces and without the dash", async () => {
    const { user_code: code } = await start();
    const typed = ` ${code.toLowerCase().replace("-", " ")}`;
    expect((await describeRequest(typed)).body).toMatchObject({ clientName: "Wallboard" });
  });

  test("is looked up only for signed-in users, and answered once", async () => {
    const { user_code: code } = await start();
    expect((await describeRequest(code, {})).errorCode).toBe("SIGNED_OUT");
    expect((await answer(code, true, {})).errorCode).toBe("SIGNED_OUT");
    const answers = await Promise.all([answer(code), answer(code), answer(code, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await describeRequest(code)).errorCode).toBe("DEVICE_CODE_INVALID");
    expect((await describeRequest("AAAA-AAAA")).errorCode).toBe("DEVICE_CODE_INVALID");
  });

  test("cannot be guessed: a user has a hundred tries in ten minutes, however fast", async () => {
    const guesser = await buildUser(server.services, await buildTenant(server.services));
    const theirs = { cookie: await (await openParty(server)).signIn(guesser) };
    const guesses = await Promise.all(
      Array.from({ length: 110 }, (_, at) => describeRequest(`BCDFGHJ${String.fromCharCode(66 + (at % 20))}`, theirs)),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(100);
    expect(guesses.filter(({ status }) => status === 503)).toHaveLength(10);
    const { user_code: code } = await start();
    expect((await describeRequest(code, theirs)).status).toBe(503);
    expect((await describeRequest(code)).status).toBe(200);
  });

  test("comes along in the address of a device, and is never stored as it is", async () => {
    const { user_code: code } = await start();
    const page = await server.app.inject(`/device?user_code=${code}`);
    expect(page.headers.location).toBe(`/login/#/device?user_code=${code}`);
    const rows = await server.services.database.system.selectFrom("openid_requests").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code.replace("-", ""));
  });
});
