import { logoutFrames } from "@evolve/contracts/session-state";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { frontChannels } from "./index.ts";

const analytics = "https://analytics.test";
let server: TestServer;
let tenant: BuiltTenant;
let client: TestClient;
let isBroken = false;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { baseUrls: { analytics } });
  const user = await buildUser(server.services, tenant, { permissions: [] });
  client = await signIn(server, user);
  server.services
    .use(frontChannels)
    .offer(({ tenantId, userId, sessionId }) =>
      isBroken
        ? Promise.reject(new Error("no clients today"))
        : Promise.resolve(
            tenantId === tenant.id && userId === user.id
              ? [{ name: "Wallboard", url: `https://wallboard.test/out?sid=${sessionId}` }]
              : [],
          ),
    );
});
afterAll(() => server.close());

const frames = async (who: TestClient) =>
  (await who.send(logoutFrames, { headers: { host: "own.test" } })).body as {
    frames?: { kind: string; name: string; url: string }[];
  };
const sibling = (name: string, base: string) => ({ kind: "sibling", name, url: `${base}/login/#/logoutFrame` });

test("A sign-out loads the three sibling apps of the tenant and the front channels of OpenID clients [LOGOUT-004]", async () => {
  expect(await frames(client)).toEqual({
    frames: [
      sibling("contactCentre", "http://own.test"),
      sibling("analytics", analytics),
      sibling("dashboards", "http://own.test"),
      { kind: "client", name: "Wallboard", url: `https://wallboard.test/out?sid=${client.tokens?.sessionId}` },
    ],
  });
});

test("Front channels that cannot be found leave the siblings", async () => {
  isBroken = true;
  expect((await frames(client)).frames?.map(({ kind }) => kind)).toEqual(["sibling", "sibling", "sibling"]);
  isBroken = false;
  expect(server.logged.some(({ msg }) => msg === "front-channel addresses could not be found")).toBe(true);
});

test("Another tenant's users have siblings of their own, and nobody signed out has any", async () => {
  const other = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const own = "http://own.test";
  expect(await frames(other)).toEqual({
    frames: ["contactCentre", "analytics", "dashboards"].map((name) => sibling(name, own)),
  });
  expect((await anonymous(server).call(logoutFrames, {})).status).toBe(401);
});
