import type { AuditAction } from "@evolve/contracts/audit-actions";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { exportAuditTrail, readAuditChain, searchAuditEvents } from "@evolve/contracts/audit";
import { readJob, readJobFile } from "@evolve/contracts/jobs";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../ids.ts";
import { linkEvents } from "./link-events.ts";
import { recordEvent } from "./repository.ts";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let client: TestClient;
const verifier = fileURLToPath(new URL("../../../../../../tools/audit-verify.mjs", import.meta.url));

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { permissions: ["tenant:edit"] });
  client = await signIn(server, user);
});

const record = (action: string, details = {}, at = server.clock.now()) =>
  server.services.database.withTenant(tenant.id, (tx) =>
    recordEvent(tx, { tenantId: tenant.id, at, action: action as AuditAction, actorId: user.id, details }),
  );
const link = () => runJob(server, linkEvents, {});
const search = async (filter: object) =>
  (await client.call(searchAuditEvents, { body: { filter } })).body.events.map(({ action }) => action);

const exportedChain = async (): Promise<string[]> => {
  const { jobId } = (await client.call(exportAuditTrail, { body: { format: "chain" } })).body;
  const job = await vi.waitFor(async () => {
    const read = (await client.call(readJob, { params: { jobId }, query: {} })).body.job;
    expect(read.state).toBe("done");
    return read;
  }, 30_000);
  expect(job.file?.name).toMatch(/\.ndjson$/);
  const part = await client.call(readJobFile, { params: { jobId, part: "0" } });
  return part.body.content.trimEnd().split("\n");
};

const verify = (lines: readonly string[], ...more: string[]): string => {
  const file = join(mkdtempSync(join(tmpdir(), "audit-")), "chain.ndjson");
  writeFileSync(file, lines.join("\n"));
  try {
    return execFileSync(process.execPath, [verifier, file, ...more], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return String((error as { stderr: string }).stderr);
  }
};

test("What came from outside never costs an audit record, whatever characters are in it", async () => {
  await record("user.updated", { note: "a\u0000b\ud800" });
  expect(await search({})).toContain("user.updated");
});

test("The verifier accepts an exported chain, and finds a changed, a removed and a moved event", async () => {
  for (let made = 0; made < 5; made += 1) await record(`test.number-${made}`, { b: made, a: { z: "é", y: [1, null] } });
  await link();
  const { length, hash } = (await client.call(readAuditChain, {})).body;
  // The export is an event of its own, which the job of each minute may have linked by now.
  const lines = (await exportedChain()).slice(0, length);
  expect(lines.length).toBe(length);
  expect(verify(lines)).toContain(`${length} events are whole and in order. The chain ends with ${hash}`);
  const [last = ""] = lines.slice(-1);
  expect(verify([...lines.slice(0, -1), last.replace("number-4", "number-9")])).toContain(`Line ${length}: event`);
  expect(verify(lines.filter((_, index) => index !== 1))).toContain("event 2 is missing");
  expect(verify([...lines.slice(0, 2).reverse(), ...lines.slice(2)])).toContain("event 1 is missing");
});

test("Events cut off at the end are found by an end of the chain that was noted down", async () => {
  await record("test.first");
  await link();
  const { length, hash } = (await client.call(readAuditChain, {})).body;
  // The export's own event may have been linked by now.
  const lines = (await exportedChain()).slice(0, length);
  expect(verify(lines, hash)).toContain("are whole");
  expect(verify(lines.slice(0, -1), hash)).toContain("is not in it");
});

test("An event that commits late, with an id before the chain's end, is chained by the next run, and no event twice", async () => {
  const early = newId();
  await record("test.later");
  await link();
  const before = (await client.call(readAuditChain, {})).body.length;
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("audit_events")
      .values({
        tenant_id: tenant.id,
        id: early,
        at: server.clock.now(),
        actor_id: null,
        action: "test.early",
        details: "{}",
      })
      .execute(),
  );
  await Promise.all([link(), link()]);
  expect((await client.call(readAuditChain, {})).body.length).toBe(before + 1);
  expect(verify(await exportedChain())).toContain("are whole and in order");
});

test("Of thousands of events each is chained once", async () => {
  await link();
  const before = (await client.call(readAuditChain, {})).body.length;
  const event = { tenant_id: tenant.id, at: server.clock.now(), action: "user.imported" };
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("audit_events")
      .values(Array.from({ length: 2_100 }, () => ({ ...event, id: newId() })))
      .execute(),
  );
  await link();
  expect((await client.call(readAuditChain, {})).body.length).toBe(before + 2_100);
});

test("Neither a request nor a job can change or delete a link", async () => {
  await link();
  const { database } = server.services;
  await expect(
    database.withTenant(tenant.id, (tx) => tx.deleteFrom("audit_links").where("tenant_id", "=", tenant.id).execute()),
  ).rejects.toThrow(/permission denied/);
  await expect(database.system.updateTable("audit_links").set({ sequence: 1 }).execute()).rejects.toThrow(
    /permission denied/,
  );
});

test("The trail is searched by words, subject and period, newest first, and shows what is sealed", async () => {
  await record("role.created", { name: "Night shift" }, new Date(server.clock.now().getTime() - 10 * 86_400_000));
  await record("role.deleted", { name: "50%_off" });
  expect(await search({ search: "night SHIFT" })).toEqual(["role.created"]);
  expect(await search({ search: "50%_" })).toEqual(["role.deleted"]);
  expect(await search({ subject: ["role"] })).toEqual(["role.deleted", "role.created"]);
  expect(await search({ subject: ["role"], period: ["day", "week"] })).toEqual(["role.deleted"]);
  expect(await search({ search: user.userName, subject: ["domain"] })).toEqual([]);
  const sealed = async () =>
    (await client.call(searchAuditEvents, { body: { filter: { subject: ["role"] } } })).body.events.map(
      ({ isSealed }) => isSealed,
    );
  expect(await sealed()).toEqual([false, false]);
  await link();
  expect(await sealed()).toEqual([true, true]);
});

test("Another tenant's events and chain stay its own; without tenant:edit or signed out there is nothing", async () => {
  await record("role.created");
  await link();
  const other = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const theirs = await other.call(searchAuditEvents, { body: { filter: { subject: ["role"] } } });
  expect(theirs.body.events).toEqual([]);
  expect((await other.call(readAuditChain, {})).body).toEqual({ length: 0, hash: "", linkedAt: null });
  const powerless = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  for (const [one, status] of [
    [powerless, 403],
    [anonymous(server), 401],
  ] as const) {
    expect((await one.call(searchAuditEvents, { body: {} })).status).toBe(status);
    expect((await one.call(readAuditChain, {})).status).toBe(status);
  }
  expect((await client.send(searchAuditEvents, { body: { filter: { subject: ["nothing"] } } })).status).toBe(400);
});
