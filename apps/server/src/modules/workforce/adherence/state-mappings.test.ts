import { pushAgentStates } from "@evolve/contracts/adherence";
import { deleteStateMapping, saveStateMapping, searchStateMappings } from "@evolve/contracts/state-mappings";
import { type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let agent: BuiltUser;
let supervisor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const tenant = await buildTenant(server.services);
  const permissions = ["wfm:adherence:view", "wfm:adherence:edit"];
  agent = await buildUser(server.services, tenant, { permissions });
  supervisor = await signIn(server, agent);
});
afterAll(() => server.close());

const push = (...states: string[]) =>
  supervisor.call(pushAgentStates, {
    body: {
      states: states.map((state, index) => ({
        userId: agent.id,
        state,
        startsAt: new Date(server.clock.now().getTime() - (index + 1) * 60_000).toISOString(),
      })),
    },
  });
const list = async (filter = {}) => (await supervisor.call(searchStateMappings, { body: { filter } })).body.mappings;
const save = (body: { state: string; kinds: ("onQueue" | "meal" | "break")[]; id?: string; version?: number }) =>
  supervisor.call(saveStateMapping, { body });

test("States that were received stand in the list until they are mapped, and keep their place in it", async () => {
  await push("Ready", "Ready", "Tea");
  expect(await list()).toMatchObject([
    { state: "Ready", kinds: null },
    { state: "Tea", kinds: null },
  ]);
  expect((await save({ state: "Ready", kinds: ["onQueue"] })).body.mapping).toMatchObject({ kinds: ["onQueue"] });
  expect(await list({ isMapped: ["no"] })).toMatchObject([{ state: "Tea" }]);
  expect(await list({ isMapped: ["yes"] })).toMatchObject([{ state: "Ready", kinds: ["onQueue"] }]);
});

test("A mapping is changed by the version that it is based on, and its state is nobody else's", async () => {
  const { id, version } = (await save({ state: "Busy", kinds: ["meal"] })).body.mapping;
  expect((await save({ state: "Busy", kinds: ["break"] })).status).toBe(409);
  expect((await save({ id, version, state: "Ready", kinds: [] })).status).toBe(409);
  expect((await save({ id, version, state: "Occupied", kinds: [] })).body.mapping).toMatchObject({
    state: "Occupied",
    kinds: [],
  });
  expect((await save({ id, version, state: "Occupied", kinds: ["meal"] })).status).toBe(409);
});

test("A deleted mapping is gone, and its state is listed again once it is received", async () => {
  const { id: mappingId } = (await save({ state: "Gone", kinds: [] })).body.mapping;
  expect((await supervisor.call(deleteStateMapping, { params: { mappingId } })).status).toBe(200);
  expect(await list({ search: "gone" })).toEqual([]);
  expect((await supervisor.call(deleteStateMapping, { params: { mappingId } })).status).toBe(404);
  await push("Gone");
  expect(await list({ search: "gone" })).toMatchObject([{ state: "Gone", kinds: null }]);
});

test("A push of more different states than can be mapped is refused", async () => {
  const many = Array.from({ length: 501 }, (_, index) => `State ${index}`);
  expect((await push(...many)).status).toBe(409);
  expect(await list({ search: "State 1" })).toEqual([]);
});
