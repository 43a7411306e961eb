import { login, prelogin } from "@evolve/contracts/authentication";
import { openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tenantIdAfter } from "../../directory/directory/index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
  stranger = anonymous(server);
});
afterAll(() => server.close());

const ask = (userName: string) => stranger.call(prelogin, { body: { userName } });

test("A plain user is asked for the password alone [LOGIN-028, LOGIN-045]", async () => {
  const answer = await ask(user.userName);
  expect(answer).toMatchObject({
    status: 200,
    body: { lock: false, mfa: false, samlUser: false, tenantId: tenant.id },
  });
});

test("mfa is true for a user with a one-time code alone [LOGIN-028]", async () => {
  const other = await buildUser(server.services, tenant, { totpSecret: "JBSWY3DPEHPK3PXP" });
  expect((await ask(other.userName)).body).toMatchObject({ lock: false, mfa: true, samlUser: false });
});

test("lock is true for a lockdown alone, never for wrong guesses [LOGIN-028]", async () => {
  const lockedDown = await buildUser(server.services, tenant, { lockedDown: true });
  expect((await ask(lockedDown.userName)).body).toMatchObject({ lock: true, mfa: false, samlUser: false });
  const { database, secrets, clock } = server.services;
  await database.system
    .insertInto("sign_in_failures")
    .values({
      name_hash: secrets.mac(user.userName, "sign-in failures"),
      failures: 10,
      first_at: clock.now(),
      locked_until: new Date(clock.now().getTime() + 1_800_000),
    })
    .execute();
  expect((await ask(user.userName)).body.lock).toBe(false);
});

test("samlUser is true for a user of single sign-on [LOGIN-028]", async () => {
  const other = await buildUser(server.services, tenant, { saml: true, password: null });
  expect((await ask(other.userName)).body).toMatchObject({ lock: false, mfa: false, samlUser: true });
});

test("A name is found in any case, and in another Unicode form of its surrounding blanks", async () => {
  for (const name of [user.userName.toUpperCase(), ` ${user.userName}\u00a0`])
    expect((await ask(name)).body.tenantId).toBe(tenant.id);
});

test("An unknown name gets the answer of a plain user, the same each time and in any case [SEC-08]", async () => {
  const known = await ask(user.userName);
  const first = await ask("nobody@nowhere.test");
  const again = await anonymous(server).call(prelogin, { body: { userName: "Nobody@Nowhere.TEST" } });
  expect(first.body).toEqual({ lock: false, mfa: false, samlUser: false, tenantId: again.body.tenantId });
  expect(Object.keys(first.body)).toEqual(Object.keys(known.body));
  expect((await ask("nobody@elsewhere.test")).body.tenantId).not.toBe(first.body.tenantId);
});

test("A name of a verified domain has the tenant that verified it, no matter who invited the name [SEC-08]", async () => {
  const guest = await buildUser(server.services, await buildTenant(server.services), {
    userName: `guest@${tenant.key}.test`,
  });
  for (const name of [`nobody@${tenant.key}.test`, guest.userName])
    expect((await ask(name)).body).toEqual((await ask(user.userName)).body);
});

test("Where nobody has verified the domain, each name has a tenant of its own, known or not [SEC-08]", async () => {
  const plain = await buildTenant(server.services, { domains: [] });
  const known = await buildUser(server.services, plain);
  const names = [known.userName, `a@${plain.key}.test`, `b@${plain.key}.test`, "c@nowhere.test", "d@nowhere.test"];
  const tenants = await Promise.all(names.map(async (name) => (await ask(name)).body.tenantId));
  expect(new Set([...tenants, plain.id]).size).toBe(names.length + 1);
  const sso = await buildUser(server.services, plain, { saml: true, password: null });
  // Single sign-on begins at the tenant, which `samlUser` tells anyway.
  expect((await ask(sso.userName)).body).toMatchObject({ samlUser: true, tenantId: plain.id });
});

test("An address asks for so many names and then waits; a known device of one of its accounts does not", async () => {
  const limited = await startTestServer({ limits: { namesPerAddress: 3 } });
  try {
    const owner = await buildUser(limited.services, await buildTenant(limited.services));
    const own = openBrowser(limited, "10.201.0.1");
    expect(await own.enter(owner)).toBe("signed in");
    const client = anonymous(limited, "10.201.0.1");
    const askLimited = async (name: number) => client.call(prelogin, { body: { userName: `n${name}@nowhere.test` } });
    for (let name = 0; name < 3; name += 1) expect((await askLimited(name)).status).toBe(200);
    const refused = await askLimited(4);
    expect(refused).toMatchObject({ status: 503, errorCode: "platform_user_manager_service_107" });
    expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
    expect((await own.call(prelogin, { body: { userName: owner.userName } })).status).toBe(200);
    expect((await client.call(login, { body: { userName: owner.userName, password: owner.password } })).status).toBe(
      200,
    );
  } finally {
    await limited.close();
  }
});

test("The times of made-up tenant ids are spread as those of real tenants are, and never change [SEC-08]", async () => {
  const first = tenant.id;
  const year = 365 * 24 * 60 * 60 * 1_000;
  const names = Array.from({ length: 60 }, (_, index) => `x@domain${index}.nowhere.test`);
  const askAll = async () => Promise.all(names.map(async (name) => (await ask(name)).body.tenantId));
  const madeUp = await askAll();
  const real = names.map(() => tenantIdAfter(first));
  for (const ids of [madeUp, real]) {
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(madeAt(id)).toBeGreaterThan(madeAt(first));
      expect(madeAt(id)).toBeLessThanOrEqual(madeAt(first) + year);
    }
    // Of 60 dates every quarter of the year has some, but for one time in millions.
    const quarters = new Set(ids.map((id) => Math.ceil((4 * (madeAt(id) - madeAt(first))) / year)));
    expect(quarters).toEqual(new Set([1, 2, 3, 4]));
  }
  await buildTenant(server.services);
  server.clock.advance(100 * 24 * 60 * 60);
  expect(await askAll()).toEqual(madeUp);
});

test("All nodes make up the same tenant id", async () => {
  const node = await server.anotherNode();
  const body = { userName: "nobody@nowhere.test" };
  const there = await anonymous(node).call(prelogin, { body });
  expect(there.body).toEqual((await stranger.call(prelogin, { body })).body);
});

test("A name that is missing, malformed or too long is refused by its field", async () => {
  for (const [userName, fault] of [
    ["", "required"],
    ["   ", "required"],
    ["nobody", "userName"],
    [`${"a".repeat(250)}@b.test`, "maxLength"],
  ] as const)
    expect(await ask(userName)).toMatchObject({ status: 400, body: { fields: { userName: fault } } });
});

const madeAt = (uuid: string): number => parseInt(uuid.replaceAll("-", "").slice(0, 12), 16);
