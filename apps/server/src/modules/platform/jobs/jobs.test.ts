import { cancelJob, listJobs, readJob, readJobFile } from "@evolve/contracts/jobs";
import { listNotifications } from "@evolve/contracts/notifications";
import { limits } from "@evolve/contracts/limits";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { passTime } from "@evolve/testkit/pass-time";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { newId } from "../../../ids.ts";
import { startQueue } from "../../../jobs/index.ts";
import { closeAbandoned } from "./chores.ts";
import { defineLongJob, startLongJob } from "./long-job.ts";

const count = defineLongJob({
  name: "test.count",
  input: z.object({ upTo: z.number(), busyMs: z.number(), dieAt: z.number(), failAt: z.number() }),
  module: new URL("./fixtures/count-work.ts", import.meta.url),
});

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let client: TestClient;
let colleague: TestClient;
let administrator: TestClient;
let queue: ReturnType<typeof startQueue> | null = null;

beforeAll(async () => {
  // Each node started here takes connections of its own.
  server = await startTestServer({ environment: { DATABASE_QUEUE_CONNECTIONS: "20" } });
  tenant = await buildTenant(server.services);
  colleague = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant, { permissions: [] });
  client = await signIn(server, user);
});
afterEach(async () => {
  await queue?.stop();
  queue = null;
});
afterAll(() => server.close());

const work = (): void => {
  queue = startQueue(server.services, [count]);
};
const start = (payload: Partial<z.output<typeof count.input>> = {}): Promise<string> =>
  server.services.database.withTenant(tenant.id, (tx) => {
    const actor = {
      tenantId: tenant.id,
      userId: user.id,
      sessionId: newId(),
      impersonatorId: null,
      accessKeyId: null,
      authenticatedAt: new Date(),
      permissions: new Set<string>(),
    };
    const acting = Object.assign(tx, { actor, now: new Date() });
    return startLongJob(server.services, acting, count, { upTo: 3, busyMs: 0, dieAt: 0, failAt: 0, ...payload });
  });
const jobOf = async (jobId: string, who = client) =>
  (await who.call(readJob, { params: { jobId }, query: {} })).body.job;
const ended = (jobId: string) =>
  vi.waitFor(async () => {
    const job = await jobOf(jobId);
    expect(["done", "failed", "cancelled"]).toContain(job.state);
    return job;
  }, 20_000);
const notified = async () =>
  (await client.call(listNotifications, { query: {} })).body.notifications.map(({ notificationUuid, title }) => ({
    id: notificationUuid,
    title,
  }));
const filesOf = async (jobId: string, parts: number, who = client) =>
  (
    await Promise.all(
      Array.from({ length: parts }, (_, part) => who.call(readJobFile, { params: { jobId, part: String(part) } })),
    )
  ).map(({ body }) => body.content);

test("The person who starts a job sees its progress, and its result", async () => {
  const jobId = await start();
  expect(await jobOf(jobId)).toMatchObject({
    name: "test.count",
    state: "waiting",
    progress: 0,
    startedBy: { id: user.id },
    startedAt: null,
    file: null,
  });
  work();
  expect(await ended(jobId)).toMatchObject({
    state: "done",
    progress: 1,
    step: "counting",
    file: { name: "count.txt", type: "text/plain", parts: 3 },
    errorCode: null,
    finishedAt: expect.stringMatching(/Z$/),
  });
  expect(await filesOf(jobId, 3)).toEqual(["1 of a run from 0\n", "2 of a run from 0\n", "3 of a run from 0\n"]);
  expect((await client.call(listJobs, { query: {} })).body.jobs.map(({ id }) => id)).toEqual([jobId]);
});

test("A page that waits for a change of a job is answered when there is one, and at once when its version is old", async () => {
  const jobId = await start();
  const { version } = await jobOf(jobId);
  const waiting = client.call(readJob, { params: { jobId }, query: { version: String(version), seconds: "20" } });
  work();
  expect((await waiting).body.job.version).toBeGreaterThan(version);
  const behind = await client.call(readJob, { params: { jobId }, query: { version: String(version), seconds: "20" } });
  expect(behind.body.job.version).toBeGreaterThan(version);
});

test("A job whose thread dies resumes from its last checkpoint", async () => {
  const jobId = await start({ upTo: 4, dieAt: 2 });
  work();
  await vi.waitFor(async () => expect((await jobOf(jobId)).progress).toBe(0.5), 20_000);
  await vi.waitFor(
    async () => {
      await passTime(server, 10);
      expect((await jobOf(jobId)).state).toBe("done");
    },
    { timeout: 20_000, interval: 300 },
  );
  expect(await filesOf(jobId, 4)).toEqual([
    "1 of a run from 0\n",
    "2 of a run from 0\n",
    "3 of a run from 2\n",
    "4 of a run from 2\n",
  ]);
});

test("A job that a stopping node aborts is completed by the next", async () => {
  const jobId = await start({ upTo: 20, busyMs: 100 });
  work();
  await vi.waitFor(async () => expect((await jobOf(jobId)).progress).toBeGreaterThan(0), 20_000);
  await queue?.stop();
  expect(await jobOf(jobId)).toMatchObject({ state: "running" });
  work();
  expect(await ended(jobId)).toMatchObject({ state: "done", progress: 1 });
  const runs = new Set((await filesOf(jobId, 20)).map((part) => /from (\d+)/.exec(part)?.[1]));
  expect(runs.size).toBe(2);
});

test("A job that fails at each attempt is reported to its starter, by a code of the catalogue", async () => {
  const jobId = await start({ failAt: 2 });
  work();
  await vi.waitFor(
    async () => {
      await passTime(server, 10);
      expect((await jobOf(jobId)).state).toBe("failed");
    },
    { timeout: 30_000, interval: 300 },
  );
  expect(await jobOf(jobId)).toMatchObject({ errorCode: "GeneralError", file: null });
  expect(await notified()).toEqual([{ id: jobId, title: expect.stringMatching(/: failed$/) }]);
});

test("A waiting job is cancelled at once, a running one within moments, a finished one not at all; nobody is notified", async () => {
  const cancel = (jobId: string) => client.call(cancelJob, { params: { jobId }, body: {} });
  const [waiting, running] = [await start(), await start({ upTo: 1_000, busyMs: 50 })];
  expect((await cancel(waiting)).body.job.state).toBe("cancelled");
  work();
  await vi.waitFor(async () => expect((await jobOf(running)).progress).toBeGreaterThan(0), 20_000);
  expect((await cancel(running)).body.job.state).toBe("cancelling");
  const { state, version, progress } = await ended(running);
  expect({ state, isPart: progress < 1 }).toEqual({ state: "cancelled", isPart: true });
  expect((await cancel(running)).body.job).toMatchObject({ state: "cancelled", version });
  expect((await jobOf(waiting)).startedAt).toBeNull();
  expect(await notified()).toEqual([]);
});

test("A running job is cancelled though the database was away for a moment before", async () => {
  const jobId = await start({ upTo: 1_000, busyMs: 50 });
  work();
  await vi.waitFor(async () => expect((await jobOf(jobId)).progress).toBeGreaterThan(0), 20_000);
  const away = vi.spyOn(server.services.database, "readTenant").mockRejectedValue(new Error("away"));
  onTestFinished(() => away.mockRestore());
  await vi.waitFor(() => expect(away).toHaveBeenCalled(), 20_000);
  away.mockRestore();
  await client.call(cancelJob, { params: { jobId }, body: {} });
  const { state, progress } = await ended(jobId);
  expect({ state, isPart: progress < 1 }).toEqual({ state: "cancelled", isPart: true });
});

test("A thread that ignores the stop request is terminated when its job is cancelled", async () => {
  const jobId = await start({ upTo: 1, busyMs: 60_000 });
  work();
  await vi.waitFor(async () => expect((await jobOf(jobId)).state).toBe("running"), 20_000);
  await client.call(cancelJob, { params: { jobId }, body: {} });
  expect(await ended(jobId)).toMatchObject({ state: "cancelled" });
});

test("For a colleague, another's job does not exist; a tenant administrator sees all jobs, but opens nobody's file", async () => {
  const jobId = await start();
  work();
  await ended(jobId);
  for (const send of [
    () => colleague.call(readJob, { params: { jobId }, query: {} }),
    () => colleague.call(cancelJob, { params: { jobId }, body: {} }),
    () => colleague.call(readJobFile, { params: { jobId, part: "0" } }),
    () => administrator.call(readJobFile, { params: { jobId, part: "0" } }),
    () => client.call(readJobFile, { params: { jobId, part: "3" } }),
  ])
    expect(await send()).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  expect((await colleague.call(listJobs, { query: {} })).body.jobs).toEqual([]);
  expect(await colleague.call(listJobs, { query: { of: "tenant" } })).toMatchObject({ status: 403 });
  const all = (await administrator.call(listJobs, { query: { of: "tenant" } })).body.jobs;
  expect(all).toContainEqual(
    expect.objectContaining({ id: jobId, startedBy: { id: user.id, name: expect.stringMatching(/./) } }),
  );
  expect(await jobOf(jobId, administrator)).toMatchObject({ state: "done" });
});

test("Jobs are listed page by page, newest first", async () => {
  const ids = Array.from({ length: limits.jobsListed + 1 }, () => newId()).toReversed();
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("jobs")
      .values(
        ids.map((id) => ({
          tenant_id: tenant.id,
          id,
          name: "probe",
          started_by: user.id,
          payload: "{}",
          state: "done",
        })),
      )
      .execute(),
  );
  const page = async (query: { before?: string }) => {
    const { jobs, hasMore } = (await client.call(listJobs, { query })).body;
    return [jobs.map(({ id }) => id), hasMore];
  };
  expect(await page({})).toEqual([ids.slice(0, -1), true]);
  expect(await page({ before: ids.at(-2) ?? "" })).toEqual([ids.slice(-1), false]);
});

test("Another tenant's administrator finds no job here", async () => {
  const jobId = await start();
  const other = await buildTenant(server.services);
  const theirs = await signIn(server, await buildUser(server.services, other, { permissions: ["tenant:edit"] }));
  expect(await theirs.call(readJob, { params: { jobId }, query: {} })).toMatchObject({ status: 404 });
  expect(await theirs.call(cancelJob, { params: { jobId }, body: {} })).toMatchObject({ status: 404 });
  expect((await theirs.call(listJobs, { query: { of: "tenant" } })).body.jobs).toEqual([]);
  expect((await jobOf(jobId)).state).toBe("waiting");
});

test("Jobs are closed to signed-out callers, and a value of the wrong type is refused", async () => {
  const jobId = await start();
  const stranger = anonymous(server);
  for (const call of [listJobs, readJob, cancelJob, readJobFile])
    expect((await stranger.send(call, { path: call.path.replace(":jobId", jobId).replace(":part", "0") })).status).toBe(
      401,
    );
  expect((await client.send(readJob, { path: "/jobs/v1/jobs/none" })).status).toBe(400);
  expect((await client.send(readJobFile, { path: `/jobs/v1/jobs/${jobId}/file/x` })).status).toBe(400);
  expect((await client.send(cancelJob, { path: `/jobs/v1/jobs/${jobId}/cancel`, body: { surprise: 1 } })).status).toBe(
    400,
  );
});

test("A user can have at most three unfinished jobs", async () => {
  for (let started = 0; started < 3; started += 1) await start();
  await expect(start()).rejects.toThrow("tooManyJobs");
});

test("Jobs whose last run ended with their node are reported as failed, each to its starter, though the other nodes cannot be told", async () => {
  const jobs = [await start(), await start()];
  const { bus, database, events } = server.services;
  const sqlOfKeys = sql.join(jobs);
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key in (${sqlOfKeys})))`.execute(
    database.system,
  );
  const publish = vi.spyOn(bus, "publish").mockRejectedValue(new Error("nobody listens"));
  const tell = vi.spyOn(events, "tell");
  onTestFinished(() => void vi.restoreAllMocks());
  await runJob(server, closeAbandoned, {});
  for (const jobId of jobs) {
    expect(await jobOf(jobId)).toMatchObject({ state: "failed", errorCode: "GeneralError" });
    expect(publish).toHaveBeenCalledWith({ kind: "job-changed", tenantId: tenant.id, jobId });
  }
  const told = tell.mock.calls.map(([, , ended]) => (ended as { jobId: string }).jobId);
  expect(told.toSorted()).toEqual(jobs.toSorted());
  await runJob(server, closeAbandoned, {});
  expect(tell).toHaveBeenCalledTimes(2);
});

test("A job stays open, for the next run of the chore, where its failure cannot be told", async () => {
  const jobId = await start();
  const { database, events } = server.services;
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = ${jobId}))`.execute(
    database.system,
  );
  vi.spyOn(events, "tell").mockRejectedValueOnce(new Error("the node dies"));
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(runJob(server, closeAbandoned, {})).rejects.toThrow("the node dies");
  expect(await jobOf(jobId)).toMatchObject({ state: "waiting" });
  await runJob(server, closeAbandoned, {});
  expect(await jobOf(jobId)).toMatchObject({ state: "failed" });
});
