import { randomBytes } from "node:crypto";
import { login } from "@evolve/contracts/authentication";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/index.ts";
import { createPasswords } from "./passwords.ts";

const { limits } = readConfig({});
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits: { ...limits, hashesAtOnce: 1, hashQueue: 0, failuresPerName: 1_000 } });
});
afterAll(() => server.close());

test("A hash is salted argon2id and carries its parameters [SEC-07]", async () => {
  const passwords = await createPasswords(randomBytes(32), limits);
  const [one, two] = await Promise.all([passwords.hash("Evolve#2026"), passwords.hash("Evolve#2026")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  for (const hash of [one, two]) expect(await passwords.matches(hash, "Evolve#2026")).toBe(true);
});

test("A hash is useless without the pepper, which is kept outside the database [SEC-07]", async () => {
  const ours = await createPasswords(randomBytes(32), limits);
  const thieves = await createPasswords(randomBytes(32), limits);
  expect(await thieves.matches(await ours.hash("Evolve#2026"), "Evolve#2026")).toBe(false);
});

test("Without a stored hash no password matches, not even the decoy's own [SEC-08]", async () => {
  const passwords = await createPasswords(randomBytes(32), limits);
  for (const offered of ["a password that nobody has", "", "Evolve#2026"])
    expect(await passwords.matches(null, offered)).toBe(false);
});

test("A flood of sign-ins is told to retry in a second, and a correct one among them is not lost", async () => {
  const user = await buildUser(server.services, await buildTenant(server.services));
  const answers = await flood(user.userName, user.password);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(1);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { errorCode, response } of refused) {
    expect(errorCode).toBe("platform_user_manager_service_107");
    expect(response.headers["retry-after"]).toBe("1");
  }
  const again = await anonymous(server).call(login, { body: { userName: user.userName, password: user.password } });
  expect(again.status).toBe(200);
});

// With one hash at a time and no queue, a sign-in that computes a hash turns away any concurrent one.
test("Every kind of refused sign-in computes a password hash, so that its duration reveals nothing [SEC-08]", async () => {
  const { services } = server;
  const tenant = await buildTenant(services);
  const unknown = { userName: "nobody@nowhere.test" };
  const locked = { userName: "locked@nowhere.test" };
  await services.database.system
    .insertInto("sign_in_failures")
    .values({
      name_hash: services.secrets.mac(`name ${locked.userName}`, "sign-in failures"),
      failures: 1_000,
      first_at: services.clock.now(),
      locked_until: new Date(services.clock.now().getTime() + 1_800_000),
    })
    .execute();
  const kinds = [
    unknown,
    locked,
    await buildUser(services, tenant),
    await buildUser(services, tenant, { password: null }),
    await buildUser(services, tenant, { status: "PENDING", password: null }),
    await buildUser(services, tenant, { saml: true, password: null }),
  ];
  for (const { userName } of kinds) {
    const statuses = (await flood(userName, "Not#2026-this")).map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(new Set(statuses)).toContain(userName === locked.userName ? 403 : 401);
  }
});

const flood = (userName: string, password: string) =>
  Promise.all(Array.from({ length: 12 }, () => anonymous(server).call(login, { body: { userName, password } })));
