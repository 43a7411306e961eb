import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { passTime } from "@evolve/testkit/pass-time";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { linkEvents } from "../modules/platform/audit/link-events.ts";
import { type Job, type JobRun, defineJob } from "./define-job.ts";
import { enqueue, enqueueAll } from "./enqueue.ts";
import { type Queue, startQueue } from "./queue.ts";
import { countJobs, postponeJob, releaseJobsOfDeadNodes, signLife } from "./repository.ts";

interface Payload {
  mark: string;
}

let server: TestServer;
let ours: BuiltTenant;
let theirs: BuiltTenant;
let queues: Queue[];
let ran: (Pick<JobRun<Payload>, "tenantId" | "attempt" | "isLastAttempt"> & Payload)[];
let work: (run: JobRun<Payload>) => Promise<void>;

const retries = { most: 3, waitSeconds: (attempt: number) => 100 * attempt };
const jobOf = (rest: Partial<Job<Payload>> = {}): Job<Payload> =>
  defineJob({
    name: "test.job",
    payload: z.strictObject({ mark: z.string() }),
    retries,
    run: async (run) => {
      ran.push({ ...run.payload, tenantId: run.tenantId, attempt: run.attempt, isLastAttempt: run.isLastAttempt });
      await work(run);
    },
    ...rest,
  });
const job = jobOf();

beforeAll(async () => {
  // Each further node of these tests takes connections too.
  server = await startTestServer({ environment: { DATABASE_QUEUE_CONNECTIONS: "20" } });
  ours = await buildTenant(server.services);
  theirs = await buildTenant(server.services);
});
beforeEach(() => {
  queues = [];
  ran = [];
  work = () => Promise.resolve();
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier like 'test.%'))`.execute(
    server.services.database.system,
  );
});
afterAll(() => server.close());

const startNode = (...jobs: readonly Job<Payload>[]): Queue => {
  const queue = startQueue(server.services, jobs);
  queues.push(queue);
  return queue;
};
const put = (mark: string, of = job) => server.services.database.withTenant(ours.id, (tx) => enqueue(tx, of, { mark }));
const marks = () => ran.map(({ mark }) => mark);
const rowsOf = async (name = job.name) =>
  (
    await sql<{ attempts: number; wait: number; last_error: string | null; locked_by: string | null }>`
      select attempts, last_error, locked_by, extract(epoch from run_at - now())::float as wait
      from graphile_worker.jobs where task_identifier = ${name}`.execute(server.services.database.system)
  ).rows;
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 25 });

test("A job runs once its transaction has committed, for that transaction's tenant, and leaves nothing behind", async () => {
  startNode(job);
  await server.services.database.withTenant(ours.id, async (tx) => {
    await enqueue(tx, job, { mark: "committed" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ran).toEqual([]);
  });
  await until(() => expect(ran).toEqual([{ mark: "committed", tenantId: ours.id, attempt: 1, isLastAttempt: false }]));
  await until(async () => expect(await rowsOf()).toEqual([]));
});

test("A rollback removes the transaction's jobs", async () => {
  const failing = server.services.database.withTenant(ours.id, async (tx) => {
    await enqueue(tx, job, { mark: "rolled back" });
    throw new Error("after all");
  });
  await expect(failing).rejects.toThrow("after all");
  expect(await rowsOf()).toEqual([]);
});

test("A tenant's request enqueues only for its own tenant, and can neither read the queue nor call its functions", async () => {
  const { database } = server.services;
  const asOurs = (query: ReturnType<typeof sql>) => database.withTenant(ours.id, (tx) => query.execute(tx));
  await expect(
    database.withTenant(ours.id, (tx) => enqueue(tx, job, { mark: "forged" }, { tenantId: theirs.id })),
  ).rejects.toThrow("row-level security");
  for (const query of [
    sql`select * from graphile_worker.jobs`,
    sql`select graphile_worker.add_job('test.job', '{}')`,
    sql`select graphile_worker.complete_jobs(array[1::bigint])`,
  ])
    await expect(asOurs(query)).rejects.toThrow("permission denied");
  expect(await rowsOf()).toEqual([]);
});

test("Operations above the tenants enqueue for the tenant they name, or for none", async () => {
  startNode(job);
  await server.services.database.withSystem(async (tx) => {
    await enqueue(tx, job, { mark: "theirs" }, { tenantId: theirs.id });
    await enqueue(tx, job, { mark: "nobody's" });
  });
  await until(() =>
    expect(Object.fromEntries(ran.map(({ mark, tenantId }) => [mark, tenantId]))).toEqual({
      theirs: theirs.id,
      "nobody's": null,
    }),
  );
});

test("A failed run is retried when the job says so; after the last it is kept for an operator to see", async () => {
  work = ({ payload }) => Promise.reject(new Error(`no luck with ${payload.mark}`));
  startNode(job);
  await put("luckless");
  for (const attempt of [1, 2]) {
    await until(async () =>
      expect(await rowsOf()).toEqual([
        {
          attempts: attempt,
          wait: expect.closeTo(100 * attempt, -1),
          last_error: "no luck with luckless",
          locked_by: null,
        },
      ]),
    );
    expect(ran).toHaveLength(attempt);
    await passTime(server, 100 * attempt);
  }
  await until(() => expect(ran.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false, true]));
  await until(async () => expect((await countJobs(server.services.database.system)).failed).toBe(1));
  await passTime(server, 24 * 3600);
  expect(ran).toHaveLength(3);
});

test("A postponement that comes after the next run has begun gives the job no further run", async () => {
  work = () => Promise.reject(new Error("no luck"));
  startNode(job);
  await put("luckless");
  const { system } = server.services.database;
  for (const attempt of [1, 2]) {
    await until(async () => expect(await rowsOf()).toMatchObject([{ attempts: attempt, locked_by: null }]));
    await passTime(server, 1_000);
  }
  await until(async () => expect((await countJobs(system)).failed).toBe(1));
  const { rows } = await sql<{
    id: string;
  }>`select id from graphile_worker.jobs where task_identifier = 'test.job'`.execute(system);
  expect(await postponeJob(system, { id: rows[0]?.id ?? "", attempt: 1 }, { waitSeconds: 0, made: 1 })).toBe(true);
  await passTime(server, 1_000);
  expect((await countJobs(system)).failed).toBe(1);
  expect(ran).toHaveLength(3);
});

test("A payload that does not match its contract never reaches the job", async () => {
  startNode(job);
  await put(5 as unknown as string);
  await until(async () => expect((await rowsOf())[0]?.last_error).toContain("mark"));
  expect(ran).toEqual([]);
});

test("Two nodes run each of many jobs once", async () => {
  startNode(job);
  startNode(job);
  const many = Array.from({ length: 200 }, (_, index) => ({ mark: `many ${index}` }));
  await server.services.database.withTenant(ours.id, (tx) => enqueueAll(tx, job, many));
  await until(() => expect(ran.length).toBeGreaterThanOrEqual(200));
  expect(marks().sort()).toEqual(many.map(({ mark }) => mark).sort());
});

test("A worker pool that is fully busy delays no other pool", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  work = ({ payload }) => (payload.mark === "slow" ? held : Promise.resolve());
  const slow = jobOf({ name: "test.slow", workerPool: "mail" });
  startNode(job, slow);
  await server.services.database.withTenant(ours.id, (tx) =>
    enqueueAll(
      tx,
      slow,
      Array.from({ length: 8 }, () => ({ mark: "slow" })),
    ),
  );
  await until(() => expect(marks()).toHaveLength(5));
  await put("quick");
  await until(() => expect(marks()).toContain("quick"));
  expect(marks().filter((mark) => mark === "slow")).toHaveLength(5);
  release();
  await until(() => expect(marks().filter((mark) => mark === "slow")).toHaveLength(8));
});

test("A run that a stopping node aborts does not count as an attempt, and the next node repeats it at once", async () => {
  work = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("broken off")));
    });
  const first = startNode(job);
  await put("handed on");
  await until(() => expect(ran).toHaveLength(1));
  await first.stop();
  work = () => Promise.resolve();
  startNode(job);
  await until(() =>
    expect(ran.map(({ mark, attempt }) => [mark, attempt])).toEqual([
      ["handed on", 1],
      ["handed on", 1],
    ]),
  );
});

test("A job that no running node supports waits for one that does", async () => {
  let isAvailable = false;
  const picky = jobOf({ isAvailable: () => isAvailable });
  const without = startNode(picky, jobOf({ name: "test.other" }));
  await put("patient", picky);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(ran).toEqual([]);
  await without.stop();
  isAvailable = true;
  startNode(picky);
  await until(() => expect(marks()).toEqual(["patient"]));
});

test("A node that leaves jobs to others runs none", async () => {
  const requests = await startTestServer({ environment: { JOBS: "0" } });
  const { database } = requests.services;
  const waiting = async () =>
    (await sql`select 1 from graphile_worker.jobs where task_identifier = ${linkEvents.name}`.execute(database.system))
      .rows.length;
  try {
    await database.withSystem((tx) => enqueue(tx, linkEvents, {}));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await waiting()).toBe(1);
    const other = startQueue(requests.services, [linkEvents]);
    await until(async () => expect(await waiting()).toBe(0));
    await other.stop();
  } finally {
    await requests.close();
  }
});

test("Connections lost while jobs run stop neither the node nor its queue", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  work = () => held;
  startNode(job);
  await put("cut off");
  await until(() => expect(ran).toHaveLength(1));
  const { system } = server.services.database;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    .execute(system)
    .catch(() => undefined);
  release();
  work = () => Promise.resolve();
  await until(() => put("afterwards"));
  await until(() => expect(marks()).toContain("afterwards"));
});

test("A dead node's jobs are released to others, a living node's are not", async () => {
  const { system } = server.services.database;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  work = () => held;
  startNode(job);
  await put("held");
  await until(() => expect(ran).toHaveLength(1));
  await until(async () => {
    const { rows } = await sql`select from job_nodes where workers <> '{}'`.execute(system);
    expect(rows).not.toEqual([]);
  });
  const age = (seconds: number) =>
    sql`update graphile_worker._private_jobs set locked_at = locked_at - make_interval(secs => ${seconds}) where locked_at is not null`.execute(
      system,
    );
  await age(3_600);
  await releaseJobsOfDeadNodes(system);
  expect((await rowsOf())[0]?.locked_by).not.toBeNull();
  await sql`update job_nodes set seen_at = now() - interval '1 minute'`.execute(system);
  await releaseJobsOfDeadNodes(system);
  expect((await rowsOf())[0]?.locked_by).toBeNull();
  release();
});

test("A node that was silent itself releases no other node's jobs until it has sent heartbeats for a while", async () => {
  const { system } = server.services.database;
  const node = "01900000-0000-7000-8000-00000000000a";
  const say = (change: ReturnType<typeof sql>) =>
    sql`update job_nodes set ${change} where id = ${node}::uuid`.execute(system);
  expect(await signLife(system, node, ["w"])).toBe(false);
  await say(sql`steady_since = now() - interval '1 minute'`);
  expect(await signLife(system, node, ["w"])).toBe(true);
  await say(sql`seen_at = now() - interval '40 seconds'`);
  expect(await signLife(system, node, ["w"])).toBe(false);
});
