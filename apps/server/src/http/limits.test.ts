import { login, prelogin } from "@evolve/contracts/authentication";
import { buildServer, type Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

const windowSeconds = 3;
let server: TestServer;
let other: Server;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({
    limits: { failuresPerAddress: 4, addressWindowSeconds: windowSeconds, failuresPerName: 1_000 },
  });
  other = await server.anotherNode();
  user = await buildUser(server.services, await buildTenant(server.services));
});
afterAll(() => server.close());

const enter = (address: string, password: string, on: Pick<Server, "app"> = server) =>
  anonymous(on, address).call(login, { body: { userName: user.userName, password } });
const fail = async (address: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1)
    expect((await enter(address, "Not#2026-this", time % 2 ? other : server)).status).toBe(401);
};

test("Failures on all nodes together block an address, with Retry-After, until the window is over", async () => {
  await fail("10.200.0.1", 4);
  for (const node of [server, other]) {
    const { status, errorCode, response } = await enter("10.200.0.1", user.password, node);
    expect({ status, errorCode }).toEqual({ status: 503, errorCode: "platform_user_manager_service_107" });
    const seconds = Number(response.headers["retry-after"]);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
  }
  await new Promise((resolve) => setTimeout(resolve, windowSeconds * 1_000 + 200));
  expect((await enter("10.200.0.1", user.password)).status).toBe(200);
});

test("A blocked address learns nothing from the first step either", async () => {
  await fail("10.200.0.2", 4);
  const asked = await anonymous(server, "10.200.0.2").call(prelogin, { body: { userName: user.userName } });
  expect(asked.status).toBe(503);
});

test("Other addresses are not blocked [SEC-09]", async () => {
  await fail("10.200.0.3", 4);
  expect((await enter("10.200.0.4", user.password)).status).toBe(200);
});

test("Successful sign-ins and first steps are not counted", async () => {
  for (let time = 0; time < 6; time += 1) {
    expect((await enter("10.200.0.5", user.password)).status).toBe(200);
    const asked = await anonymous(server, "10.200.0.5").call(prelogin, { body: { userName: user.userName } });
    expect(asked.status).toBe(200);
  }
});

test("A caller cannot choose the address it is counted by [SEC-30]", async () => {
  const { config, log } = server.services;
  const direct = await buildServer({ ...config, trustProxy: [] }, server.connectionString, server.clock, log);
  try {
    for (let time = 0; time < 4; time += 1) await enter(`10.201.0.${time}`, "Not#2026-this", direct);
    expect((await enter("10.201.0.99", user.password, direct)).status).toBe(503);
  } finally {
    await direct.close();
  }
});
