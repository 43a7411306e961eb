import { listUserEvents, searchAuditEvents } from "@evolve/contracts/audit";
import { setUserLock } from "@evolve/contracts/authentication";
import { rolePermissions } from "@evolve/contracts/authorization";
import type { Call } from "@evolve/contracts/call";
import { allCalls } from "@evolve/contracts/calls";
import {
  currentImpersonation,
  endImpersonation,
  type Impersonation,
  listImpersonations,
  startImpersonation,
} from "@evolve/contracts/impersonation";
import { endUserSessions } from "@evolve/contracts/sessions";
import { watchSession } from "@evolve/contracts/session-state";
import { logout, refresh, type Tokens } from "@evolve/contracts/session-tokens";
import { updateUser } from "@evolve/contracts/user-administration";
import { readUser } from "@evolve/contracts/users";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { inputs, type Populated } from "@evolve/testkit/probe-inputs";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../../ids.ts";
import { closeOver } from "./close-impersonations.ts";

const held = ["user:view", "user:edit", "user:impersonate", "tenant:edit"];

let server: TestServer;
let tenant: BuiltTenant;
let manager: BuiltUser;
let agent: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  manager = await buildUser(server.services, tenant, { permissions: held });
  agent = await buildUser(server.services, tenant, { permissions: ["user:view", "user:edit"] });
  client = await signIn(server, manager);
});
afterAll(() => server.close());

const start = (who = client, changes: Partial<Impersonation> = {}) =>
  who.call(startImpersonation, { body: { userId: agent.id, reason: "Ticket 4711", minutes: 30, ...changes } });
const act = async (changes: Partial<Impersonation> = {}): Promise<TestClient> => {
  const { body, status } = await start(client, changes);
  expect(status).toBe(200);
  return withTokens(server, body);
};
const whoIs = async (who: TestClient): Promise<string> => {
  const { body, errorCode } = await who.call(currentUser, {});
  return errorCode || body.user.id;
};
const refreshed = async (who: TestClient): Promise<Tokens> =>
  (await anonymous(server).call(refresh, { body: { token: who.tokens?.refreshToken ?? "" } })).body;
const eventsOf = async (userId: string) => {
  const reader = await signIn(server, await buildUser(server.services, tenant));
  return (await reader.call(listUserEvents, { params: { userId }, query: {} })).body.events;
};
const claimsOf = (tokens: Tokens) =>
  JSON.parse(Buffer.from(tokens.accessToken.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
const permit = async ({ id, roleId }: BuiltUser, permissions: string[]) => {
  const { bus, database } = server.services;
  await database.system.updateTable("roles").set({ permissions }).where("id", "=", roleId).execute();
  await bus.publish({ kind: "user-changed", tenantId: tenant.id, userId: id });
};

test("Who acts as a user is that user to every call, with the impersonated flag, until they end it [USER-023]", async () => {
  const acting = await act();
  const { user } = (await acting.call(currentUser, {})).body;
  expect(user).toMatchObject({ id: agent.id, userName: agent.userName, impersonated: true });
  expect((await acting.call(rolePermissions, {})).body.permissions).not.toContain("user:impersonate");
  const state = (await acting.call(currentImpersonation, {})).body;
  expect(state).toMatchObject({ impersonator: { id: manager.id }, user: { id: agent.id }, reason: "Ticket 4711" });
  const { body } = await acting.call(endImpersonation, {});
  const own = withTokens(server, body);
  expect((await own.call(currentUser, {})).body.user).toMatchObject({ id: manager.id, impersonated: false });
  expect((await own.call(currentImpersonation, {})).status).toBe(404);
});

test("The list of impersonated users says who acts as whom, why and until when [USER-057, USER-058]", async () => {
  const acting = await act({ minutes: 10 });
  const reader = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
  const { impersonations } = (await reader.call(listImpersonations, {})).body;
  const one = impersonations.find(({ user }) => user.id === agent.id);
  expect(one).toMatchObject({ impersonator: { id: manager.id }, reason: "Ticket 4711" });
  expect(Date.parse(one?.expiresAt ?? "") - Date.parse(one?.startedAt ?? "")).toBe(600_000);
  expect((await acting.call(listImpersonations, {})).errorCode).toBe("FORBIDDEN");
  await acting.call(endImpersonation, {});
  const left = (await reader.call(listImpersonations, {})).body.impersonations;
  expect(left.filter(({ user }) => user.id === agent.id)).toEqual([]);
});

test("Nobody acts as who holds more, as themselves, as who may not act, or as another tenant's user", async () => {
  const refusal = async (userId: string) => (await start(client, { userId })).errorCode;
  const above = await buildUser(server.services, tenant, { permissions: ["user:view", "role:edit"] });
  const locked = await buildUser(server.services, tenant, { permissions: [], lockedDown: true });
  const pending = await buildUser(server.services, tenant, { permissions: [], status: "PENDING" });
  const elsewhere = await buildUser(server.services, await buildTenant(server.services), { permissions: [] });
  expect(await refusal(above.id)).toBe("FORBIDDEN");
  for (const { id } of [manager, locked, pending]) expect(await refusal(id)).toBe("NOT_IMPERSONABLE");
  for (const id of [elsewhere.id, newId()]) expect(await refusal(id)).toBe("NOT_FOUND");
  expect(await whoIs(client)).toBe(manager.id);
});

test("What everybody new gets is no way round: an agent's permission that the caller lacks is above them", async () => {
  const everybody = await buildUser(server.services, tenant, { permissions: ["skill:view"], roleName: "Agent" });
  expect((await start(client, { userId: everybody.id })).errorCode).toBe("FORBIDDEN");
});

test("It takes the permission, a recent sign-in, a reason, and at most an hour [SEC-23]", async () => {
  const other = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:edit"] }));
  expect((await start(other)).errorCode).toBe("FORBIDDEN");
  for (const body of [{ reason: " " }, { reason: "x".repeat(501) }, { minutes: 4 }, { minutes: 61 }])
    expect((await start(client, body)).status).toBe(400);
  server.clock.advance(6 * 60);
  expect((await start(withTokens(server, await refreshed(client)))).errorCode).toBe("STEP_UP_REQUIRED");
});

test("The tokens from before and those of the impersonation are dead once it begins or ends [SEC-18]", async () => {
  const acting = await act();
  expect(await whoIs(client)).toBe("SIGNED_OUT");
  expect((await anonymous(server).call(refresh, { body: { token: client.tokens?.refreshToken ?? "" } })).status).toBe(
    401,
  );
  const { body } = await acting.call(endImpersonation, {});
  expect(await whoIs(acting)).toBe("SIGNED_OUT");
  expect(await whoIs(withTokens(server, body))).toBe(manager.id);
});

test("Tokens name both people, also after a refresh", async () => {
  const acting = await act();
  const both = { sub: agent.id, act: { sub: manager.id } };
  for (const tokens of [acting.tokens as Tokens, await refreshed(acting)]) expect(claimsOf(tokens)).toMatchObject(both);
  const ended = (await withTokens(server, await refreshed(acting)).call(endImpersonation, {})).body;
  expect(claimsOf(ended)).toMatchObject({ sub: manager.id });
  expect(claimsOf(ended)).not.toHaveProperty("act");
});

test("No password, factor, passkey, access key or address is changed, nor a step-up made, by who acts as somebody else", async () => {
  const permissions = ["all"];
  const powerful = await buildUser(server.services, tenant, { permissions });
  const admin = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const acting = withTokens(server, (await start(admin, { userId: powerful.id })).body);
  const forbidden = allCalls.filter(({ needsStepUp, notWhileImpersonating }) => needsStepUp ?? notWhileImpersonating);
  const names = forbidden.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        "changePassword",
        "startPasswordReset",
        "stepUp",
        "changeEmail",
        "setMfa",
        "renewRecoveryCodes",
        "removeFactors",
      ],
      ...["addPasskey", "renamePasskey", "removePasskey", "createAccessKey", "updateAccessKey", "deleteAccessKey"],
      ...["startImpersonation", "endOwnSessions", "forgetDevice", "startUserImport"],
    ]),
  );
  const known: Readonly<Record<PropertyKey, unknown>> = { administrator: powerful, client: admin, tenant };
  const ids = new Proxy(known, {
    get: (_, key) => known[key] ?? (["planning", "webhook"].includes(String(key)) ? ids : newId()),
  }) as unknown as Populated;
  for (const call of forbidden) {
    const input = samples(call, ids);
    const { errorCode } = await acting.send(call, input);
    expect(`${call.name} ${errorCode}`).toBe(`${call.name} IMPERSONATING`);
  }
});

/** Ids in paths are of nothing: a call is refused before it is looked at. */
const samples = (call: Call, of: Populated) => ({
  path: call.path.replace(/:\w+/g, newId()),
  ...(inputs[call.name]?.(of).body && { body: inputs[call.name]?.(of).body }),
});

test("It is over after its time: the session is its own user's again, and may begin another", async () => {
  const acting = await act({ minutes: 5 });
  server.clock.advance(4 * 60);
  expect(await whoIs(acting)).toBe(agent.id);
  server.clock.advance(61);
  expect(await whoIs(acting)).toBe("TOKEN_EXPIRED");
  const own = withTokens(server, await refreshed(acting));
  expect(await whoIs(own)).toBe(manager.id);
  expect((await own.call(currentUser, {})).body.user.impersonated).toBe(false);
});

test.each([
  ["the user is locked", () => lock(agent)],
  ["the user comes to hold more", () => permit(agent, ["user:view", "role:edit"])],
  ["the impersonator loses the permission", () => permit(manager, ["user:view", "user:edit"])],
])("It is over at once when %s [SEC-21]", async (_case, change) => {
  const acting = await act();
  expect(await whoIs(acting)).toBe(agent.id);
  await change();
  expect(await whoIs(acting)).toBe("TOKEN_EXPIRED");
  expect(await whoIs(withTokens(server, await refreshed(acting)))).toBe(manager.id);
  await runJob(server, closeOver, {});
  expect((await eventsOf(agent.id)).map(({ action }) => action)).toContain("user.impersonation-ended");
});

const lock = async ({ id }: BuiltUser) => {
  const admin = await signIn(server, await buildUser(server.services, tenant));
  const locked = await admin.call(setUserLock, { params: { userId: id }, body: { locked: true } });
  expect(locked.status).toBe(200);
};

test.each([
  ["signed out", async (acting: TestClient) => void (await leave(acting))],
  ["locked", () => lock(manager)],
])("It is over when the impersonator is %s, who is signed out altogether [SEC-20]", async (_case, end) => {
  const acting = await act();
  await end(acting);
  expect(await whoIs(acting)).toBe("SIGNED_OUT");
  expect((await anonymous(server).call(refresh, { body: { token: acting.tokens?.refreshToken ?? "" } })).status).toBe(
    401,
  );
  expect((await eventsOf(agent.id))[0]?.action).toBe("user.impersonation-ended");
});

const leave = (who: TestClient) => anonymous(server).call(logout, { body: { refreshToken: who.tokens?.refreshToken } });

test("Signing the user out everywhere leaves the impersonator's own session", async () => {
  const acting = await act();
  const admin = await signIn(server, await buildUser(server.services, tenant));
  await signIn(server, agent);
  const waiting = acting.call(watchSession, { query: { seconds: "2" } });
  await admin.call(endUserSessions, { params: { userId: agent.id } });
  expect((await waiting).body.state).toBe("live");
  expect(await whoIs(acting)).toBe(agent.id);
});

test("Start and end are in the audit trail with the reason, and all that is done in between names both people", async () => {
  const acting = await act();
  const colleague = await buildUser(server.services, tenant, { permissions: [] });
  const { version } = (await acting.call(readUser, { params: { userId: colleague.id } })).body.user;
  const body = { id: colleague.id, version, firstName: "Anna" };
  expect((await acting.call(updateUser, { body })).status).toBe(200);
  const own = withTokens(server, (await acting.call(endImpersonation, {})).body);
  const { events } = (await own.call(searchAuditEvents, { body: { filter: { search: manager.userName } } })).body;
  expect(events.map(({ action, person, impersonator, target }) => ({ action, person, impersonator, target }))).toEqual(
    expect.arrayContaining([
      { action: "user.impersonation-ended", person: manager.userName, impersonator: null, target: agent.userName },
      { action: "user.updated", person: agent.userName, impersonator: manager.userName, target: colleague.userName },
      { action: "user.impersonation-started", person: manager.userName, impersonator: null, target: agent.userName },
    ]),
  );
  expect(events.find(({ action }) => action === "user.impersonation-started")?.details).toContain("Ticket 4711");
  const [event] = await eventsOf(colleague.id);
  expect(event?.impersonator).toContain("Test");
});
