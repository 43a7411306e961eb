import { cancelJob, listJobs, readJobFile } from "@evolve/contracts/jobs";
import { listNotifications } from "@evolve/contracts/notifications";
import {
  prepareUserImport,
  readUserImport,
  startUserImport,
  uploadUsersCsv,
  uploadUsersStatus,
} from "@evolve/contracts/user-import";
import { usersByAttributes } from "@evolve/contracts/user-lists";
import type { Call } from "@evolve/contracts/call";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { sendFile } from "@evolve/testkit/send-file";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { passTime } from "@evolve/testkit/pass-time";
import { strToU8, zipSync } from "fflate";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { userSoftLimit: 10_000 });
  client = await signIn(server, await buildUser(server.services, tenant, { roleName: "Owner" }));
  await buildNamed(server.services, tenant, "role", "Agent", ["mySpace:view"]);
});
afterAll(() => server.close());

const send = (call: Call, content: string | Uint8Array, name = "people.csv") =>
  sendFile(server, client, call, content, name);
const statusOf = async (key: string) => (await client.call(uploadUsersStatus, { query: { key } })).body;
const ended = async (key: string) => {
  await expect.poll(async () => (await statusOf(key)).state, { timeout: 30_000, interval: 100 }).toBe("done");
  return statusOf(key);
};
const found = async (emailAddress: string) =>
  (await client.call(usersByAttributes, { query: { emailAddress } })).body.users[0];
const faultsOf = async (jobId: string): Promise<string[]> => {
  const { content } = (await client.call(readJobFile, { params: { jobId, part: "0" } })).body;
  return content.trim().split("\r\n").slice(1);
};
const notificationOf = async (jobId: string) =>
  (await client.call(listNotifications, { query: {} })).body.notifications.find(
    ({ notificationUuid }) => notificationUuid === jobId,
  );
const prepared = async (content: string | Uint8Array, name?: string) =>
  (await send(prepareUserImport, content, name)).body as { importId: string; columns: string[]; mapping: object };

test("A CSV file is imported and its status counts rows until they add up to the total; its end is told to who started it [USER-054, USER-055, USER-012]", async () => {
  const csv = "E-mail;First name;Last name;Role;Team\nana@csv.test;Ana;Ruiz;agent;First team\nbo@csv.test;Bo;;;\n";
  const { status, body } = await send(uploadUsersCsv, csv);
  expect(status).toBe(200);
  const { total, succeeded, failed, jobId } = await ended((body as { key: string }).key);
  expect({ total, succeeded, failed }).toEqual({ total: 2, succeeded: 2, failed: 0 });
  expect(await notificationOf(jobId)).toMatchObject({ topic: "jobs", title: "User import: finished" });
  expect(await found("ana@csv.test")).toMatchObject({
    fullName: "Ana Ruiz",
    status: "UNREGISTERED",
    role: { name: "Agent" },
    team: { name: "First team" },
  });
});

test("Bad rows are listed in the order of the file, with line, column and reason, formulas harmless, and the good ones are imported [USER-055]", async () => {
  await buildPeople(server.services, tenant, [{ email: "taken@bad.test" }]);
  const csv = [
    "email,first name,role",
    "good@bad.test,Good,",
    "=cmd(),Bad,",
    "taken@bad.test,Taken,",
    "role@bad.test,Role,Nobody",
    "GOOD@bad.test,Twice,",
    "none@bad.test,,",
  ].join("\n");
  const { key } = (await send(uploadUsersCsv, csv)).body as { key: string };
  const { total, succeeded, failed, jobId } = await ended(key);
  expect({ total, succeeded, failed }).toEqual({ total: 6, succeeded: 1, failed: 5 });
  const faults = await faultsOf(jobId);
  expect(faults.map((fault) => fault.split(",").slice(0, 2).join())).toEqual([
    "3,Email",
    "4,Email",
    "5,Role",
    "6,Email",
    "7,First name",
  ]);
  expect(faults[0]).toContain("'=cmd()");
  expect(await found("good@bad.test")).toBeDefined();
});

test("A dry run writes nothing; all or nothing leaves the good rows out too; updating changes who is there", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [{ email: "old@mode.test", firstName: "Old" }]);
  const { importId, mapping } = await prepared("email,first name\nold@mode.test,New\nnew@mode.test,Fresh\n");
  const run = async (options: object) => {
    const { body } = await client.call(startUserImport, { params: { importId }, body: { mapping, ...options } });
    await ended(importId);
    return body.jobId;
  };
  await run({ dryRun: true, existing: "update" });
  expect(await found("new@mode.test")).toBeUndefined();
  const checked = (await client.call(readUserImport, { params: { importId } })).body;
  expect(checked).toEqual({ fileName: "people.csv", total: 2, succeeded: 0, failed: 0, faults: [] });
  await run({ dryRun: true, rows: "all" });
  const { faults } = (await client.call(readUserImport, { params: { importId } })).body;
  expect(faults).toEqual([{ line: 2, column: "Email", value: "old@mode.test", reason: expect.any(String) }]);
  expect(await statusOf(importId)).toMatchObject({ total: 2, succeeded: 0, failed: 2 });
  await run({ rows: "all", existing: "update" });
  expect(await statusOf(importId)).toMatchObject({ total: 2, succeeded: 2, failed: 0 });
  expect(await found("old@mode.test")).toMatchObject({ id, firstName: "New" });
  expect(await found("new@mode.test")).toMatchObject({ firstName: "Fresh" });
});

test("A cell with a character that cannot be stored makes a bad row, and what is listed of it can be shown", async () => {
  const csv = [
    "email,first name,last name,unused",
    "nul@text.test,A\0na,Ruiz,",
    "latin@text.test,Ana,Mu\ufffdoz,",
    "b\0d@text.test,Bad,,",
    "good@text.test,Good,,\0",
  ].join("\n");
  const { key } = (await send(uploadUsersCsv, csv)).body as { key: string };
  const { total, succeeded, failed, jobId } = await ended(key);
  expect({ total, succeeded, failed }).toEqual({ total: 4, succeeded: 1, failed: 3 });
  const reason = expect.stringContaining("UTF-8");
  const { faults } = (await client.call(readUserImport, { params: { importId: key } })).body;
  expect(faults).toEqual([
    { line: 2, column: "First name", value: "A\ufffdna", reason },
    { line: 3, column: "Last name", value: "Mu\ufffdoz", reason },
    { line: 4, column: "Email", value: "b\ufffdd@text.test", reason },
  ]);
  expect(await faultsOf(jobId)).toHaveLength(3);
  expect(await found("good@text.test")).toBeDefined();
});

const sheet = (rows: string) =>
  zipSync({
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    "xl/sharedStrings.xml": strToU8("<sst><si><t>Email</t></si><si><t>First </t><r><t>name</t></r></si></sst>"),
  });

test("An XLSX file shows its columns, and what they hold is guessed", async () => {
  const inline = (cell: string, text: string) => `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const file = sheet(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3">${inline("A3", "x@sheet.test")}${inline("C3", "Xi")}</row>`,
  );
  const { columns, mapping, importId } = await prepared(file, "people.xlsx");
  expect({ columns, mapping }).toEqual({
    columns: ["Email", "", "First name"],
    mapping: { emailAddress: 0, firstName: 2 },
  });
  await client.call(startUserImport, { params: { importId }, body: { mapping } });
  expect(await ended(importId)).toMatchObject({ total: 1, succeeded: 1 });
  expect(await found("x@sheet.test")).toMatchObject({ firstName: "Xi" });
});

test("A ZIP bomb, a document type, too many columns and what is no file are refused [USER-059]", async () => {
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(201_000_000) });
  const doctype = zipSync({ "xl/worksheets/sheet1.xml": strToU8('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>') });
  const wide = `${Array.from({ length: 61 }, (_, at) => `c${at}`).join()}\n`;
  for (const [content, name] of [
    [bomb, "bomb.xlsx"],
    [doctype, "doctype.xlsx"],
    ["not a zip", "text.xlsx"],
    [wide + wide, "wide.csv"],
    ["email,first name\n", "empty.csv"],
  ] as const)
    expect(`${name} ${(await send(prepareUserImport, content, name)).status}`).toBe(`${name} 400`);
  expect(server.logged.some(({ msg }) => msg === "Error while uploading file")).toBe(true);
  const json = await client.send(prepareUserImport, { body: {} });
  expect(json).toMatchObject({ status: 415, errorCode: "UNSUPPORTED_MEDIA_TYPE" });
});

test("An import that goes beyond the tenant's limit of users imports nobody", async () => {
  const { system } = server.services.database;
  const limit = (user_soft_limit: number) =>
    system.updateTable("tenants").set({ user_soft_limit }).where("tenant_id", "=", tenant.id).execute();
  await limit(1);
  const { key } = (await send(uploadUsersCsv, "email,first name\nover@limit.test,Over\n")).body as { key: string };
  expect(await ended(key)).toMatchObject({ total: 1, succeeded: 0, failed: 1 });
  await limit(10_000);
});

test("An import of somebody else is not found, and its job is in its owner's list", async () => {
  const { importId } = await prepared("email,first name\na@own.test,A\n");
  const other = await signIn(server, await buildUser(server.services, tenant));
  const body = { mapping: { emailAddress: 0, firstName: 1 } };
  expect((await other.call(startUserImport, { params: { importId }, body })).status).toBe(404);
  expect((await other.call(uploadUsersStatus, { query: { key: importId } })).status).toBe(404);
  expect((await other.call(readUserImport, { params: { importId } })).status).toBe(404);
  const { jobs } = (await client.call(listJobs, { query: {} })).body;
  expect(jobs.some(({ name }) => name === "users.import")).toBe(true);
});

test("An import gives roles that may change others' access only after a recent sign-in [SEC-23]", async () => {
  const owner = await buildUser(server.services, tenant, { roleName: "Importers" });
  const importer = await signIn(server, owner);
  const roles = ["Role editor", "Plain"] as const;
  await buildNamed(server.services, tenant, "role", roles[0], ["Role:Edit"]);
  await buildNamed(server.services, tenant, "role", roles[1], ["team:view"]);
  const run = async (domain: string) => {
    const csv = ["email,first name,role", ...roles.map((role, at) => `p${at}@${domain},P,${role}`)].join("\n");
    const { key } = (await sendFile(server, importer, uploadUsersCsv, csv, "people.csv")).body as { key: string };
    const state = async () => (await importer.call(uploadUsersStatus, { query: { key } })).body;
    await expect.poll(async () => (await state()).state, { timeout: 30_000, interval: 100 }).toBe("done");
    const { faults } = (await importer.call(readUserImport, { params: { importId: key } })).body;
    return { succeeded: (await state()).succeeded, faults };
  };
  expect(await run("fresh.test")).toEqual({ succeeded: 2, faults: [] });
  server.clock.advance(6 * 60);
  expect(await run("stale.test")).toEqual({
    succeeded: 1,
    faults: [
      { line: 2, column: "Role", value: "Role editor", reason: expect.stringMatching(/^This role can change other/u) },
    ],
  });
  expect(await found("p0@stale.test")).toBeUndefined();
  expect(await found("p1@stale.test")).toMatchObject({ role: { name: "Plain" } });
});

const rowsOf = (domain: string, count: number) =>
  ["email,first name", ...Array.from({ length: count }, (_, at) => `p${at}@${domain},P${at}`)].join("\n");
/** Makes the database do this whenever a user of this first name is written. */
const whenWritten = async (firstName: string, statement: string) => {
  const owner = new Client({ connectionString: server.connectionString });
  await owner.connect();
  await owner.query(`
    create function import_trap() returns trigger language plpgsql as $$ begin ${statement} return new; end $$;
    create trigger import_trap before insert on users for each row when (new.first_name = '${firstName}')
      execute function import_trap()`);
  return async () => {
    await owner.query("drop trigger import_trap on users; drop function import_trap");
    await owner.end();
  };
};

test("An import that is interrupted goes on where it was, and blames no row that it had imported before", async () => {
  const mend = await whenWritten("P2500", "raise exception 'interrupted';");
  const { key } = (await send(uploadUsersCsv, `${rowsOf("resume.test", 3_000)}\nbad,Bad\n`)).body as { key: string };
  await expect.poll(async () => (await statusOf(key)).succeeded, { timeout: 20_000, interval: 100 }).toBe(2_000);
  await mend();
  await expect
    .poll(
      async () => {
        await passTime(server, 10);
        return (await statusOf(key)).state;
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe("done");
  expect(await statusOf(key)).toMatchObject({ total: 3_001, succeeded: 3_000, failed: 1 });
  const { faults } = (await client.call(readUserImport, { params: { importId: key } })).body;
  expect(faults.map(({ line }) => line)).toEqual([3_002]);
});

test("A cancelled import keeps what it has written, and nobody is notified; its other rows count as failed", async () => {
  const mend = await whenWritten("P1000", "perform pg_sleep(3);");
  const { key } = (await send(uploadUsersCsv, rowsOf("cancel.test", 3_000))).body as { key: string };
  await expect.poll(async () => (await statusOf(key)).succeeded, { timeout: 20_000, interval: 50 }).toBe(1_000);
  const { jobId } = await statusOf(key);
  await client.call(cancelJob, { params: { jobId }, body: {} });
  await expect.poll(async () => (await statusOf(key)).state, { timeout: 20_000, interval: 100 }).toBe("cancelled");
  await mend();
  const { total, succeeded, failed } = await statusOf(key);
  expect({ total, sum: succeeded + failed, isPart: succeeded < total }).toEqual({
    total: 3_000,
    sum: 3_000,
    isPart: true,
  });
  expect(await notificationOf(jobId)).toBeUndefined();
});
