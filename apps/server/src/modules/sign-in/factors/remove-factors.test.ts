import { mfaStatus } from "@evolve/contracts/factors";
import { removeFactors } from "@evolve/contracts/remove-factors";
import { searchSessions } from "@evolve/contracts/sessions";
import { openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { totpOf } from "@evolve/testkit/totp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const secret = "JBSWY3DPEHPK3PXP";
let server: TestServer;
let tenant: BuiltTenant;
let person: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  person = await buildUser(server.services, tenant, { permissions: ["mySpace:view"], totpSecret: secret });
});
afterAll(() => server.close());

const administrator = async (permissions: readonly string[] = ["user:edit", "mySpace:view"], of = tenant) => {
  const browser = openBrowser(server);
  await browser.enter(await buildUser(server.services, of, { permissions }));
  return browser;
};
const remove = async (browser: Awaited<ReturnType<typeof administrator>>, userId = person.id) => {
  const { status, errorCode } = await browser.call(removeFactors, { params: { userId } });
  return status === 200 ? "removed" : errorCode;
};

test("An administrator removes a lost factor: audited, mailed, and its sessions end [SEC-15, SEC-16]", async () => {
  const theirs = openBrowser(server);
  expect(await theirs.enter(person, { totp: totpOf(secret, server.clock.now()) })).toBe("signed in");
  const browser = await administrator();
  expect(await remove(browser)).toBe("removed");
  expect((await theirs.call(searchSessions, { body: {} })).errorCode).toBe("SIGNED_OUT");
  const again = openBrowser(server);
  expect(await again.enter(person)).toBe("signed in");
  expect((await again.call(mfaStatus, {})).body.enabled).toBe(false);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", person.id)
    .execute();
  expect(events.map(({ action }) => action)).toContain("user.factors-removed");
  await vi.waitFor(() => expect(server.mail.mails.some(({ to }) => to?.[0]?.address === person.userName)).toBe(true), {
    timeout: 10_000,
  });
});

test("Factors are removed by nobody without the permission, and never those of a user who holds more, of another tenant or one's own [SEC-15]", async () => {
  expect(await remove(await administrator(["user:view"]))).toBe("FORBIDDEN");
  const boss = await buildUser(server.services, tenant, { totpSecret: secret });
  expect(await remove(await administrator(), boss.id)).toBe("FORBIDDEN");
  expect(await remove(await administrator(["all"], await buildTenant(server.services)))).toBe("NOT_FOUND");
  const own = openBrowser(server);
  await own.enter(boss, { totp: totpOf(secret, server.clock.now()) });
  expect(await remove(own, boss.id)).toBe("FORBIDDEN");
});

test("A proof of some time ago is too old for it [SEC-23]", async () => {
  const browser = await administrator();
  server.clock.advance(6 * 60);
  expect(await remove(browser)).toBe("STEP_UP_REQUIRED");
});
