import type { AuditAction } from "@evolve/contracts/audit-actions";
import { exportAuditTrail } from "@evolve/contracts/audit";
import { readJob, readJobFile } from "@evolve/contracts/jobs";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { recordEvent } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { permissions: ["tenant:edit"] });
  client = await signIn(server, user);
});
afterAll(() => server.close());

const record = (action: string, details = {}, at = server.clock.now(), tenantId = tenant.id) =>
  server.services.database.withTenant(tenantId, (tx) =>
    recordEvent(tx, {
      tenantId,
      at,
      action: action as AuditAction,
      actorId: tenantId === tenant.id ? user.id : null,
      details,
    }),
  );
const exported = async (body = {}, language = "en"): Promise<string[]> => {
  const started = await client.send(exportAuditTrail, { body, headers: { "accept-language": language } });
  const { jobId } = started.body as { jobId: string };
  const job = await vi.waitFor(async () => {
    const read = (await client.call(readJob, { params: { jobId }, query: {} })).body.job;
    expect(read.state).toBe("done");
    return read;
  }, 30_000);
  expect(job.file).toMatchObject({ name: expect.stringMatching(/\.csv$/), type: "text/csv;charset=utf-8" });
  const parts = Array.from({ length: job.file?.parts ?? 0 }, (_, part) =>
    client.call(readJobFile, { params: { jobId, part: String(part) } }),
  );
  return (await Promise.all(parts)).map(({ body: { content } }) => content);
};

test("The file contains each event of the tenant once, in order, with names for ids, and none of another tenant", async () => {
  const other = await buildTenant(server.services);
  await record("theirs.happened", {}, undefined, other.id);
  await record("ours.first", { a: 1 });
  await record("ours.second");
  const [content = "", ...more] = await exported();
  expect(more).toEqual([]);
  const lines = content.trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFTime (UTC),Action,Person,Concerns,Details,Event ID,Person ID,ID of what it concerns");
  const ours = lines.filter((line) => line.includes("ours."));
  expect(ours.map((line) => line.split(",")[1])).toEqual(["ours.first", "ours.second"]);
  expect(ours[0]).toContain(`${user.userName},,"{""a"":1}",`);
  expect(ours[0]?.split(",").slice(-2)).toEqual([user.id, ""]);
  expect(content).not.toContain("theirs.happened");
  expect(content).toContain("audit.exported");
});

test("A time span excludes what is before and after it, and no event runs as a formula in a spreadsheet", async () => {
  await record("=cmd|' /C calc'!A0", {}, new Date("2020-05-01T12:00:00Z"));
  await record("too.early", {}, new Date("2020-04-30T23:59:59Z"));
  await record("too.late", {}, new Date("2020-06-01T00:00:00Z"));
  const [content = ""] = await exported({ from: "2020-05-01T00:00:00Z", until: "2020-06-01T00:00:00Z" });
  const [, line = "", end] = content.split("\r\n");
  expect(line).toContain("2020-05-01 12:00:00.000,'=cmd|");
  expect(end).toBe("");
});

test("Texts and separators are those of the reader's language", async () => {
  const [content = ""] = await exported({ until: "2000-01-01T00:00:00Z" }, "ru");
  expect(content).toBe(
    "\uFEFFВремя (UTC);Действие;Кто;Кого или что касается;Подробности;ID события;ID того, кто это сделал;ID того, кого или что касается\r\n",
  );
});

test("A long trail comes in parts that make up one file", async () => {
  const many = await buildTenant(server.services);
  const admin = await buildUser(server.services, many, { permissions: ["tenant:edit"] });
  client = await signIn(server, admin);
  await sql`insert into audit_events (tenant_id, id, at, action)
    select ${many.id}::uuid, gen_random_uuid(), now(), 'bulk.' || number from generate_series(1, 12000) as number`.execute(
    server.services.database.system,
  );
  const parts = await exported();
  expect(parts.length).toBe(3);
  const actions = parts
    .join("")
    .split("\r\n")
    .flatMap((line) => /,(bulk\.\d+),/.exec(line)?.[1] ?? []);
  expect(new Set(actions).size).toBe(12_000);
  expect(actions.length).toBe(12_000);
});

test("Exporting is closed to callers without tenant:edit and to signed-out ones; an unknown field is refused", async () => {
  const powerless = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  expect(await powerless.call(exportAuditTrail, { body: {} })).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  expect(await anonymous(server).call(exportAuditTrail, { body: {} })).toMatchObject({ status: 401 });
  expect((await client.send(exportAuditTrail, { body: { from: "yesterday" } })).status).toBe(400);
});
