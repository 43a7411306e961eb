import { login, prelogin } from "@evolve/contracts/authentication";
import { contactUs } from "@evolve/contracts/contact";
import { forgotPassword } from "@evolve/contracts/passwords";
import { openBrowser } from "@evolve/testkit/browser";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({
    limits: { failuresPerAddress: 4, addressWindowSeconds: 600, failuresPerName: 1_000 },
  });
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
});
afterAll(() => server.close());

const enter = async (address: string, password: string): Promise<number> =>
  (await anonymous(server, address).call(login, { body: { userName: user.userName, password } })).status;

test("A known device signs in from an address that is blocked, and its own failures block only itself [SEC-09]", async () => {
  const address = "10.200.0.6";
  const own = openBrowser(server, address);
  expect(await own.enter(user)).toBe("signed in");
  const neighbour = await buildUser(server.services, tenant);
  for (let time = 0; time < 4; time += 1) expect(await enter(address, "Not#2026-this")).toBe(401);
  expect(await enter(address, user.password)).toBe(503);
  expect((await own.call(prelogin, { body: { userName: user.userName } })).status).toBe(200);
  expect(await own.enter(user)).toBe("signed in");
  // The device is unknown to every other account.
  expect(await own.enter(neighbour)).toBe("107");
  expect((await own.call(prelogin, { body: { userName: neighbour.userName } })).status).toBe(503);
  for (let time = 0; time < 4; time += 1) expect(await own.enter({ ...user, password: "Not#2026-this" })).toBe("101");
  expect(await own.enter(user)).toBe("107");
  expect(await enter("10.200.0.7", user.password)).toBe(200);
});

test("Requests for resets and support messages use up their own limits, not that of signing in", async () => {
  const client = anonymous(server, "10.200.0.8");
  const message = { name: "Ann", email: "ann@visitor.test", message: "Hello" };
  for (const [times, status] of [
    [4, 200],
    [1, 503],
  ] as const)
    for (let time = 0; time < times; time += 1) {
      expect((await client.call(forgotPassword, { body: { userName: `nobody.${time}@nowhere.test` } })).status).toBe(
        status,
      );
      expect((await client.call(contactUs, { body: message })).status).toBe(status);
    }
  expect(await enter("10.200.0.8", user.password)).toBe(200);
});

test("Of a burst of guesses at once as many are answered as an address may make", async () => {
  const { failuresPerAddress } = server.services.config.limits;
  const burst = Array.from({ length: 60 }, () => enter("10.200.0.20", "Not#2026-this"));
  const answered = (await Promise.all(burst)).filter((status) => status === 401).length;
  expect(answered).toBe(failuresPerAddress);
});

test("Of a burst of requests for resets as many pass as an address may make", async () => {
  const client = anonymous(server, "10.200.0.21");
  const burst = Array.from({ length: 40 }, (_, index) =>
    client.call(forgotPassword, { body: { userName: `burst.${index}@nowhere.test` } }),
  );
  const passed = (await Promise.all(burst)).filter(({ status }) => status === 200).length;
  expect(passed).toBe(server.services.config.limits.failuresPerAddress);
});
