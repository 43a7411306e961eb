import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { startNode } from "@evolve/testkit/node-process";
import { passTime } from "@evolve/testkit/pass-time";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { enqueueMail, type MailMessage } from "./index.ts";
import { countUnsent } from "./repository.ts";
import { sendLeftMails } from "./send-mail.ts";

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
const send = (to: string, of: Pick<TestServer, "services"> = server) =>
  of.services.database.withTenant(tenant.id, (tx) => enqueueMail(of.services, tx, tenant.id, messageTo(to)));
const rowOf = (to: string) =>
  server.services.database.system
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", to)
    .executeTakeFirstOrThrow();
const failed = async (to: string): Promise<void> => {
  await vi.waitFor(async () => expect((await rowOf(to)).last_error).toContain("451"), 10_000);
};
/** The queue's record of a mail: its attempts so far, and the seconds until the next. */
const queuedOf = async (to: string) => {
  const { id } = await rowOf(to);
  const { rows } = await sql<{ id: number; attempts: number; wait: number; is_locked: boolean }>`
    select job.id, job.attempts, extract(epoch from job.run_at - now())::float as wait, job.locked_at is not null as is_locked
    from graphile_worker.jobs as job join graphile_worker._private_jobs as held on held.id = job.id
    where held.payload -> 'data' ->> 'mailId' = ${id}`.execute(server.services.database.system);
  return rows[0];
};
const tryAgainAs = async (to: string, attempts: number): Promise<void> => {
  await vi.waitFor(async () => expect(await queuedOf(to)).toMatchObject({ is_locked: false }));
  const id = (await queuedOf(to))?.id;
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => ${attempts}::smallint)`.execute(
    server.services.database.system,
  );
  await passTime(server, 0);
};
const remove = (to: string) =>
  server.services.database.system.deleteFrom("mail_outbox").where("recipient", "=", to).execute();
const arrivedAt = (to: string): number =>
  server.mail.mails.filter((mail) => mail.to?.some(({ address }) => address === to)).length;

test("A sent mail keeps no content, and is sent once", async () => {
  await send("once@box.test");
  const mail = await server.mail.waitFor("once@box.test");
  expect(mail).toMatchObject({ subject: "A subject that is nobody's business", html: expect.stringContaining("<p>") });
  await expect
    .poll(() => rowOf("once@box.test"))
    .toMatchObject({ message: "", sent_at: expect.any(Date), attempts: 1 });
  await passTime(server, 3_600);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(arrivedAt("once@box.test")).toBe(1);
});

test("Waiting mail is sealed: neither text nor address nor token can be read in it, nor in the queue [SEC-13]", async () => {
  server.mail.down = true;
  await send("sealed@box.test");
  const { message } = await rowOf("sealed@box.test");
  const opened = [message, ...message.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"))];
  const { rows } = await sql`select * from graphile_worker._private_jobs`.execute(server.services.database.system);
  for (const text of [...opened, JSON.stringify(rows)])
    expect(text).not.toMatch(/top-secret|sealed@box|subject|setPassword/);
  await send("sealed@box.test");
  const { system } = server.services.database;
  const both = await system
    .selectFrom("mail_outbox")
    .select("message")
    .where("recipient", "=", "sealed@box.test")
    .execute();
  expect(new Set(both.map((row) => row.message)).size).toBe(2);
  await remove("sealed@box.test");
});

test("While the mail server is down a mail waits, longer after each failure, and then arrives", async () => {
  server.mail.down = true;
  await send("later@box.test");
  for (const [attempt, wait] of [
    [1, 30],
    [2, 60],
  ] as const) {
    await vi.waitFor(
      async () =>
        expect(await queuedOf("later@box.test")).toMatchObject({ attempts: attempt, wait: expect.closeTo(wait, -1) }),
      10_000,
    );
    expect(await rowOf("later@box.test")).toMatchObject({
      sent_at: null,
      attempts: attempt,
      last_error: expect.stringContaining("451"),
    });
    // Nothing is tried before it is due, however often the nodes are woken.
    await passTime(server, 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await rowOf("later@box.test")).attempts).toBe(attempt);
    if (attempt === 2) server.mail.down = false;
    await passTime(server, wait + 1);
  }
  await server.mail.waitFor("later@box.test");
  await expect.poll(() => rowOf("later@box.test")).toMatchObject({ message: "", last_error: null, attempts: 3 });
});

test("Retries of an undelivered mail are at most an hour apart", async () => {
  server.mail.down = true;
  await send("never@box.test");
  await failed("never@box.test");
  await tryAgainAs("never@box.test", 30);
  await vi.waitFor(
    async () =>
      expect(await queuedOf("never@box.test")).toMatchObject({ attempts: 31, wait: expect.closeTo(3_600, -2) }),
    10_000,
  );
  await remove("never@box.test");
});

test("A mail is given up after three days of attempts, which an operator sees and can undo", async () => {
  server.mail.down = true;
  const figures = async () => {
    const { payload } = await server.app.inject("/metrics");
    return ["waiting", "retried", "given_up"].map((state) =>
      Number(new RegExp(`^mail_outbox_${state} (\\d+)$`, "m").exec(payload)?.[1]),
    );
  };
  await send("given-up@box.test");
  await expect.poll(figures, { timeout: 10_000 }).toEqual([1, 1, 0]);
  await tryAgainAs("given-up@box.test", 79);
  await expect.poll(figures, { timeout: 10_000 }).toEqual([0, 0, 1]);
  server.mail.down = false;
  await passTime(server, 24 * 3600);
  expect((await rowOf("given-up@box.test")).sent_at).toBeNull();
  await tryAgainAs("given-up@box.test", 0);
  await server.mail.waitFor("given-up@box.test");
  await expect.poll(figures, { timeout: 10_000 }).toEqual([0, 0, 0]);
});

test("A mail that cannot be opened does not delay the others", async () => {
  server.mail.down = true;
  await send("broken@box.test");
  await failed("broken@box.test");
  const { system } = server.services.database;
  await system
    .updateTable("mail_outbox")
    .set({ message: "v1.AAAA" })
    .where("recipient", "=", "broken@box.test")
    .execute();
  server.mail.down = false;
  await passTime(server, 60);
  await send("behind@box.test");
  await server.mail.waitFor("behind@box.test");
  expect((await rowOf("broken@box.test")).sent_at).toBeNull();
  await remove("broken@box.test");
});

test("Several mails are sent at a time, over connections that stay open", async () => {
  const before = server.mail.connections;
  const addresses = Array.from({ length: 20 }, (_, index) => `pool.${index}@box.test`);
  server.mail.pauseMs = 100;
  await Promise.all(addresses.map((address) => send(address)));
  await expect.poll(() => server.mail.mostAtOnce, { timeout: 10_000 }).toBe(5);
  await expect.poll(() => addresses.filter((address) => arrivedAt(address) > 0).length, { timeout: 15_000 }).toBe(20);
  server.mail.pauseMs = 0;
  expect(server.mail.connections - before).toBeLessThanOrEqual(5);
});

test("Two nodes send each of many mails once", async () => {
  await server.anotherNode();
  const addresses = Array.from({ length: 60 }, (_, index) => `many.${index}@box.test`);
  await Promise.all(addresses.map((address) => send(address)));
  await expect.poll(() => addresses.filter((address) => arrivedAt(address) > 0).length, { timeout: 15_000 }).toBe(60);
  await expect
    .poll(() => countUnsent(server.services.database.system), { timeout: 5_000 })
    .toEqual({ waiting: 0, retried: 0, givenUp: 0 });
  expect(addresses.map(arrivedAt)).toEqual(addresses.map(() => 1));
});

test("A mail that is sent twice, since its node died after the mail server took it, has the same Message-ID both times", async () => {
  const here = await startTestServer({ environment: { SMTP_URL: "" } });
  const hall = await buildTenant(here.services);
  const node = startNode({
    DATABASE_URL: here.connectionString,
    DATA_DIR: here.services.config.dataDir,
    SMTP_URL: server.mail.smtpUrl,
    DEMO: "0",
  });
  await node.ready;
  server.mail.beforeAccepted = () => void node.child.kill("SIGKILL");
  const { database } = here.services;
  await database.withTenant(hall.id, (tx) => enqueueMail(here.services, tx, hall.id, messageTo("twice@box.test")));
  await node.exited;
  server.mail.beforeAccepted = null;
  expect(arrivedAt("twice@box.test")).toBe(1);
  expect((await database.system.selectFrom("mail_outbox").select("sent_at").execute())[0]?.sent_at).toBeNull();
  // The next node takes over the dead one's job once that has been silent for long enough.
  const minuteAgo = sql`now() - interval '1 minute'`;
  await sql`update job_nodes set seen_at = ${minuteAgo}`.execute(database.system);
  const next = startNode({
    DATABASE_URL: here.connectionString,
    DATA_DIR: here.services.config.dataDir,
    SMTP_URL: server.mail.smtpUrl,
    DEMO: "0",
  });
  await next.ready;
  await sql`update graphile_worker._private_jobs set locked_at = ${minuteAgo} where locked_at is not null`.execute(
    database.system,
  );
  await vi.waitFor(
    async () => {
      await sql`update job_nodes set steady_since = ${minuteAgo}`.execute(database.system);
      expect(arrivedAt("twice@box.test")).toBe(2);
    },
    { timeout: 40_000, interval: 200 },
  );
  const ids = server.mail.mails.filter(({ to }) => to?.[0]?.address === "twice@box.test").map((mail) => mail.messageId);
  expect(new Set(ids)).toEqual(new Set([expect.stringMatching(/^<[0-9a-f-]{36}@localhost\.test>$/)]));
  next.child.kill("SIGTERM");
  await next.exited;
  await here.close();
}, 90_000);

test("A mail whose transaction fails is neither written nor announced to the nodes", async () => {
  const listener = new pg.Client({ connectionString: server.connectionString });
  await listener.connect();
  const announced: string[] = [];
  listener.on("notification", ({ channel }) => announced.push(channel));
  await listener.query(`listen "jobs:insert"`);
  const { database } = server.services;
  await expect(
    database.withTenant(tenant.id, async (tx) => {
      await enqueueMail(server.services, tx, tenant.id, messageTo("undone@box.test"));
      throw new Error("what the mail was about failed");
    }),
  ).rejects.toThrow("what the mail was about failed");
  // A connection hears what was announced before its own statement.
  await listener.query("select");
  expect(announced).toEqual([]);
  await send("done@box.test");
  await expect.poll(() => announced).toContain("jobs:insert");
  await listener.end();
  await server.mail.waitFor("done@box.test");
  expect(arrivedAt("undone@box.test")).toBe(0);
});

test("A mail left by a node of an earlier version is sent", async () => {
  server.mail.down = true;
  await send("left@box.test");
  await failed("left@box.test");
  const { system } = server.services.database;
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'mail.send'))`.execute(
    system,
  );
  await sql`update mail_outbox set next_attempt_at = now() - interval '6 minutes' where recipient = 'left@box.test'`.execute(
    system,
  );
  server.mail.down = false;
  await runJob(server, sendLeftMails, {});
  await server.mail.waitFor("left@box.test");
});

test("A tenant's request adds mail of its own tenant to the outbox, and reads none", async () => {
  const other = await buildTenant(server.services);
  const { database } = server.services;
  await expect(
    database.withTenant(tenant.id, (tx) => enqueueMail(server.services, tx, other.id, messageTo("x@box.test"))),
  ).rejects.toThrow(/row-level security/);
  await expect(
    database.withTenant(tenant.id, (tx) => tx.selectFrom("mail_outbox").selectAll().execute()),
  ).rejects.toThrow(/permission denied/);
});
