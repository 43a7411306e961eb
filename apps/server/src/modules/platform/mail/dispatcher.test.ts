import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startMailDispatcher } from "./dispatcher.ts";
import { enqueueMail, type MailMessage } from "./index.ts";
import { countUnsent } from "./repository.ts";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterEach(() => {
  server.mail.down = false;
});
afterAll(() => server.close());

const messageTo = (to: string): MailMessage => ({
  to,
  subject: "A subject that is nobody's business",
  text: "https://host.test/#/setPassword?token=top-secret-token",
  html: "<p>top-secret-token</p>",
});
const put = (to: string) =>
  server.services.database.withTenant(tenant.id, (tx) => enqueueMail(quiet(), tx, tenant.id, messageTo(to)));
/** Services whose messages wake no dispatcher. */
const quiet = () => ({
  ...server.services,
  bus: { ...server.services.bus, publish: () => Promise.resolve() },
});
const send = async (to: string): Promise<void> => {
  await put(to);
  await wake();
};
const wake = (): Promise<void> => server.services.bus.publish({ kind: "mail-waiting" });
const rowOf = (to: string) =>
  server.services.database.system
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", to)
    .executeTakeFirstOrThrow();
const arrivedAt = (to: string): number =>
  server.mail.mails.filter((mail) => mail.to?.some(({ address }) => address === to)).length;

test("A mail that was sent keeps no content, and is sent once", async () => {
  await send("once@box.test");
  const mail = await server.mail.waitFor("once@box.test");
  expect(mail).toMatchObject({ subject: "A subject that is nobody's business", html: expect.stringContaining("<p>") });
  await expect
    .poll(() => rowOf("once@box.test"))
    .toMatchObject({ message: "", sent_at: expect.any(Date), attempts: 1 });
  await wake();
  await wake();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(arrivedAt("once@box.test")).toBe(1);
});

test("What waits is sealed: neither text nor address nor token can be read in it [SEC-13]", async () => {
  server.mail.down = true;
  await put("sealed@box.test");
  const { message } = await rowOf("sealed@box.test");
  const opened = [message, ...message.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"))];
  for (const text of opened) expect(text).not.toMatch(/top-secret|sealed@box|subject|setPassword/);
  await put("sealed@box.test");
  const { system } = server.services.database;
  const rows = await system
    .selectFrom("mail_outbox")
    .select("message")
    .where("recipient", "=", "sealed@box.test")
    .execute();
  expect(new Set(rows.map((row) => row.message)).size).toBe(2);
  await system.deleteFrom("mail_outbox").where("recipient", "=", "sealed@box.test").execute();
});

test("While the mail server is down a mail waits, longer after each failure, and then arrives", async () => {
  server.mail.down = true;
  await send("later@box.test");
  for (const [attempt, wait] of [
    [1, 30],
    [2, 60],
  ] as const) {
    const secondsLeft = async (): Promise<number> => {
      const { attempts, next_attempt_at } = await rowOf("later@box.test");
      return attempts === attempt ? (next_attempt_at.getTime() - server.clock.now().getTime()) / 1000 : 0;
    };
    await expect.poll(secondsLeft, { timeout: 5_000 }).toSatisfy((left: number) => left > wait - 5 && left <= wait);
    const row = await rowOf("later@box.test");
    expect(row).toMatchObject({ sent_at: null, last_error: expect.stringContaining("451") });
    // Before it is due nothing is tried, however often the dispatchers are woken.
    await wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await rowOf("later@box.test")).attempts).toBe(attempt);
    if (attempt === 2) server.mail.down = false;
    server.clock.advance(wait + 1);
    await wake();
  }
  await server.mail.waitFor("later@box.test");
  await expect.poll(() => rowOf("later@box.test")).toMatchObject({ message: "", last_error: null, attempts: 3 });
});

test("The retry of a mail that never arrives waits an hour at most", async () => {
  server.mail.down = true;
  await put("never@box.test");
  const { system } = server.services.database;
  await system.updateTable("mail_outbox").set({ attempts: 30 }).where("recipient", "=", "never@box.test").execute();
  await wake();
  await expect.poll(async () => (await rowOf("never@box.test")).last_error, { timeout: 5_000 }).not.toBeNull();
  const { next_attempt_at } = await rowOf("never@box.test");
  expect((next_attempt_at.getTime() - server.clock.now().getTime()) / 1000).toBeLessThanOrEqual(3_600);
  await system.deleteFrom("mail_outbox").where("recipient", "=", "never@box.test").execute();
});

test("A mail is given up after three days of tries, which an operator sees and can undo", async () => {
  server.mail.down = true;
  await put("given-up@box.test");
  const { system } = server.services.database;
  const set = (row: { attempts: number; next_attempt_at: Date }) =>
    system.updateTable("mail_outbox").set(row).where("recipient", "=", "given-up@box.test").execute();
  const figures = async () => {
    const { payload } = await server.app.inject("/metrics");
    return ["waiting", "retried", "given_up"].map((state) =>
      Number(new RegExp(`^mail_outbox_${state} (\\d+)$`, "m").exec(payload)?.[1]),
    );
  };
  await wake();
  await expect.poll(figures).toEqual([1, 1, 0]);
  await set({ attempts: 79, next_attempt_at: server.clock.now() });
  await wake();
  await expect.poll(figures).toEqual([0, 0, 1]);
  server.mail.down = false;
  await set({ attempts: 79, next_attempt_at: server.clock.now() });
  await wake();
  await server.mail.waitFor("given-up@box.test");
  await expect.poll(figures).toEqual([0, 0, 0]);
});

test("One mail that cannot be opened does not hold the others back", async () => {
  await put("broken@box.test");
  const { system } = server.services.database;
  await system
    .updateTable("mail_outbox")
    .set({ message: "v1.AAAA" })
    .where("recipient", "=", "broken@box.test")
    .execute();
  await send("behind@box.test");
  await server.mail.waitFor("behind@box.test");
  expect((await rowOf("broken@box.test")).sent_at).toBeNull();
  await system.deleteFrom("mail_outbox").where("recipient", "=", "broken@box.test").execute();
});

test("Two nodes send each of many mails once", async () => {
  await server.anotherNode();
  const addresses = Array.from({ length: 60 }, (_, index) => `many.${index}@box.test`);
  await Promise.all(addresses.map(put));
  await Promise.all([wake(), wake()]);
  await expect.poll(() => addresses.filter((address) => arrivedAt(address) > 0).length, { timeout: 15_000 }).toBe(60);
  await expect
    .poll(() => countUnsent(server.services.database.system), { timeout: 5_000 })
    .toEqual({ waiting: 0, retried: 0, givenUp: 0 });
  expect(addresses.map(arrivedAt)).toEqual(addresses.map(() => 1));
});

test("What waited when a node stopped is sent when one starts", async () => {
  server.mail.down = true;
  await send("restart@box.test");
  await expect.poll(async () => (await rowOf("restart@box.test")).last_error, { timeout: 5_000 }).not.toBeNull();
  server.mail.down = false;
  server.clock.advance(31);
  // A dispatcher that hears no message: its start alone must find the mail.
  const deaf = { ...server.services, bus: { ...server.services.bus, subscribe: () => () => undefined } };
  const dispatcher = startMailDispatcher(deaf);
  await server.mail.waitFor("restart@box.test");
  await dispatcher.stop();
});

test("A mail claimed by a node that died is sent after its claim has run out", async () => {
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await enqueueMail(quiet(), tx, tenant.id, messageTo("orphan@box.test"));
  });
  const { system } = server.services.database;
  const claimed = { attempts: 1, next_attempt_at: new Date(server.clock.now().getTime() + 120_000) };
  await system.updateTable("mail_outbox").set(claimed).where("recipient", "=", "orphan@box.test").execute();
  await wake();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(arrivedAt("orphan@box.test")).toBe(0);
  server.clock.advance(121);
  await wake();
  await server.mail.waitFor("orphan@box.test");
});

test("A tenant's request puts mail of its own tenant into the outbox, and reads none", async () => {
  const other = await buildTenant(server.services);
  const { database } = server.services;
  await expect(
    database.withTenant(tenant.id, (tx) => enqueueMail(server.services, tx, other.id, messageTo("x@box.test"))),
  ).rejects.toThrow(/row-level security/);
  await expect(
    database.withTenant(tenant.id, (tx) => tx.selectFrom("mail_outbox").selectAll().execute()),
  ).rejects.toThrow(/permission denied/);
});
