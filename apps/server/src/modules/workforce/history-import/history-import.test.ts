import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { saveCalendarEvent } from "@evolve/contracts/calendar-events";
import type { CallInput } from "@evolve/contracts/call";
import { pushIntervals, readHistory } from "@evolve/contracts/history";
import {
  type HistoryImportOptions,
  prepareHistoryFile,
  readHistoryImport,
  searchHistoryImports,
  startHistoryImport,
  undoHistoryImport,
} from "@evolve/contracts/history-import";
import { cancelJob, readJob, readJobFile } from "@evolve/contracts/jobs";
import { intradaySubject } from "@evolve/contracts/intraday";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { searchQueues } from "@evolve/contracts/queues";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { passTime } from "@evolve/testkit/pass-time";
import { calendarEvent } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { strToU8, zipSync } from "fflate";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendFile } from "@evolve/testkit/send-file";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let businessUnitId: string;

const permissions = ["wfm:setup:view", "wfm:setup:edit", "wfm:history:view", "wfm:history:edit"];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const unit = { name: "Berlin", zone: "Europe/Berlin", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  businessUnitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
});
afterAll(() => server.close());

type FileOptions = HistoryImportOptions["files"][number];
interface Prepared {
  fileId: string;
  columns: string[];
  mapping: FileOptions["mapping"];
}

const prepared = async (content: string | Uint8Array, name = "history.csv"): Promise<Prepared> =>
  (await sendFile(server, planner, prepareHistoryFile, content, name)).body as Prepared;
type Changes = Partial<Omit<HistoryImportOptions, "files">> & { file?: Partial<FileOptions> };
const start = async (contents: (string | Uint8Array)[], { file, ...options }: Changes = {}, name?: string) => {
  const files = [];
  for (const content of contents) {
    const { fileId, mapping } = await prepared(content, name);
    files.push({ fileId, mapping, dateOrder: "ymd" as const, minutes: 30 as const, queueName: null, ...file });
  }
  const body = { files, businessUnitId, zone: "Europe/Berlin", existing: "replace" as const, createQueues: true };
  return (await planner.call(startHistoryImport, { body: { ...body, ...options } })).body;
};
const found = async (importId: string) => (await planner.call(readHistoryImport, { params: { importId } })).body;
const ended = async (importId: string) => {
  await expect
    .poll(async () => (await found(importId)).import.state, { timeout: 30_000, interval: 50 })
    .toMatch(/done|failed|cancelled/);
  return found(importId);
};
const imported = async (...given: Parameters<typeof start>) => ended((await start(...given)).importId);
const groupOf = async (name: string): Promise<string> => {
  const { planningGroups } = (await planner.call(searchPlanningGroups, { body: { filter: { search: name } } })).body;
  return planningGroups[0]?.id ?? "";
};
/** What is stored, by local time: `11-03 08:00` for half an hour. */
const stored = async (queue: string): Promise<Record<string, number>> => {
  const { history } = (
    await planner.call(readHistory, { params: { planningGroupId: await groupOf(queue) }, query: {} })
  ).body;
  const known: Record<string, number> = {};
  for (const { date, first, startsAt, intervals } of history?.days ?? [])
    for (let at = 0; at < intervals; at += 1) {
      const offered = history?.imported[first + at] ?? null;
      const time = new Date(startsAt + at * 30 * 60_000).toISOString().slice(11, 16);
      if (offered !== null) known[`${date.slice(5)} ${time}Z`] = offered;
    }
  return known;
};
const openHours = async (queue: string) => {
  const { queues } = (await planner.call(searchQueues, { body: { filter: { search: queue } } })).body;
  return queues[0]?.openingHours.filter(({ isOpen }) => isOpen);
};
const undone = async (importId: string) => {
  const answer = await planner.call(undoHistoryImport, { params: { importId } });
  if (answer.status === 200)
    await expect
      .poll(async () => (await found(importId)).import.undo, { timeout: 20_000, interval: 50 })
      .toBe("undone");
  return answer;
};

test("A file's columns are recognised; its queue is created with the chosen media, a planning group and opening hours as in the data", async () => {
  const csv = [
    "Skill;Date;Time;Calls offered;Handled;AHT",
    "First Aid;02.11.2026;08:00;12;10;240",
    "First Aid;02.11.2026;08:30;14;14;0:04:00",
    "First Aid;03.11.2026;17:30;8;8;250",
  ].join("\r\n");
  const { columns, mapping } = await prepared(csv);
  expect(columns).toHaveLength(6);
  expect(mapping).toEqual({ queue: 0, date: 1, time: 2, offered: 3, handled: 4, averageHandleSeconds: 5 });
  const { import: result, faults } = await imported([csv], { file: { dateOrder: "dmy" }, createdMedia: "chat" });
  expect({ ...result, faults }).toMatchObject({ rows: 3, imported: 3, failed: 0, queuesCreated: 1, faults: [] });
  expect(await stored("First Aid")).toEqual({ "11-02 07:00Z": 12, "11-02 07:30Z": 14, "11-03 16:30Z": 8 });
  const { queues } = (await planner.call(searchQueues, { body: { filter: { search: "First Aid" } } })).body;
  expect(queues[0]?.media).toBe("chat");
  expect(await openHours("First Aid")).toEqual([
    { day: 1, isOpen: true, fromHour: "08:00", durationInMinutes: 60 },
    { day: 2, isOpen: true, fromHour: "17:30", durationInMinutes: 30 },
  ]);
});

test.each([
  ["voice", { isDeferrable: false, serviceLevel: 0.8, targetSeconds: 20, concurrency: 1 }],
  ["chat", { isDeferrable: false, serviceLevel: 0.8, targetSeconds: 40, concurrency: 2 }],
  ["email", { isDeferrable: true, serviceLevel: 0.9, targetSeconds: 86_400, concurrency: 1 }],
  ["callback", { isDeferrable: true, serviceLevel: 0.9, targetSeconds: 7_200, concurrency: 1 }],
] as const)("A queue of %s that an import creates gets the usual terms of its channel", async (media, terms) => {
  const name = `New ${media}`;
  await imported([`queue,start,offered,aht\n${name},2026-11-02 08:00,5,100\n`], { createdMedia: media });
  const { planningGroups } = (await planner.call(searchPlanningGroups, { body: { filter: { search: name } } })).body;
  const { isDeferrable, serviceLevel, targetSeconds, concurrency } = terms;
  expect(planningGroups).toMatchObject([{ name, isDeferrable, goal: { serviceLevel, targetSeconds } }]);
  const { queues } = (await planner.call(searchQueues, { body: { filter: { search: name } } })).body;
  expect(queues).toMatchObject([{ name, media, concurrency, planningGroupId: planningGroups[0]?.id }]);
});

test("A queue whose contacts come from evening until after midnight is open over midnight, not all day", async () => {
  const rows = ["02 18:00", "02 22:30", "03 01:30", "03 19:00", "04 00:30"].map((at) => `Night,2026-11-${at},5`);
  await imported([["queue,start,offered", ...rows].join("\n")]);
  expect(await openHours("Night")).toEqual([
    { day: 1, isOpen: true, fromHour: "18:00", durationInMinutes: 480 },
    { day: 2, isOpen: true, fromHour: "19:00", durationInMinutes: 360 },
  ]);
});

test("Every bad row is listed with file, line, column and reason; the good ones are imported", async () => {
  const csv = [
    "queue,start,offered,aht",
    "Bad,2026-11-02 08:00,5,100",
    "Bad,2026-11-02 08:10,5,100",
    "Bad,2026-02-30 08:00,5,100",
    "Bad,2036-11-02 08:00,5,100",
    "Bad,2026-11-02 09:00,-5,100",
    "Bad,2026-11-02 09:30,2000000,100",
    "Bad,2026-11-02 10:00,many,100",
    "Bad,2026-11-02 10:30,5,900000",
    "Bad,2026-11-02 11:00,,soon",
    ",2026-11-02 11:30,5,100",
    "Bad,2026-11-02 08:00,7,100",
  ].join("\n");
  const { importId, jobId } = await start([csv]);
  const { import: result, faults } = await ended(importId);
  expect(result).toMatchObject({ rows: 11, imported: 1, failed: 10 });
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "3 Start: date and time",
    "4 Start: date and time",
    "5 Start: date and time",
    "6 Offered",
    "7 Offered",
    "8 Offered",
    "9 Average handle time, s",
    "10 Offered",
    "10 Average handle time, s",
    "11 Queue",
    "12 Start: date and time",
  ]);
  const { content } = (await planner.call(readJobFile, { params: { jobId, part: "0" } })).body;
  expect(content.trim().split("\r\n")).toHaveLength(12);
  expect(content).toContain("history.csv,6,Offered,");
  expect(await stored("Bad")).toEqual({ "11-02 07:00Z": 5 });
});

test("A cell with a character that cannot be stored makes a bad row, and creates no queue", async () => {
  const csv = [
    "queue,start,offered",
    "Torn\0,2026-11-02 08:00,5",
    "Torn,2026-11-02 08:\u000000,5",
    "Torn,2026-11-02 09:00,\0",
    "Torn,2026-11-02 09:30,6",
  ].join("\n");
  const { import: result, faults } = await imported([csv]);
  expect(result).toMatchObject({ state: "done", rows: 4, imported: 1, failed: 3, queuesCreated: 1 });
  const reason = expect.stringContaining("UTF-8");
  expect(faults).toMatchObject([
    { line: 2, column: "Queue", value: "Torn\ufffd", reason },
    { line: 3, column: "Start: date and time", value: "2026-11-02 08:\ufffd00", reason },
    { line: 4, column: "Offered", value: "\ufffd", reason },
  ]);
  expect(await stored("Torn")).toEqual({ "11-02 08:30Z": 6 });
});

test("On a day of 23 hours a skipped time is a bad row, on one of 25 the same time counts twice, and offsets are honoured", async () => {
  const rows = ["2026-03-29 02:30,1", "2026-10-25 02:00,3", "2026-10-25 02:00,4", "2026-10-25T08:00:00Z,5"];
  const { import: result, faults } = await imported([["start,offered", ...rows].join("\n")], {
    file: { queueName: "Clock change" },
  });
  expect(result).toMatchObject({ imported: 3, failed: 1 });
  expect(faults[0]?.line).toBe(2);
  expect(await stored("Clock change")).toEqual({ "10-25 00:00Z": 3, "10-25 01:00Z": 4, "10-25 08:00Z": 5 });
});

test.each(["Asia/Kathmandu", "Pacific/Chatham"])(
  "Half-hours of %s are read on its own clock, which is ahead of UTC by a part of an hour",
  async (zone) => {
    const unit = { name: zone, zone, weekStart: 1, intervalMinutes: 30 as const, sites: [] };
    const unitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
    const rows = ["2026-11-02 08:00,3", "2026-11-02 08:30,4", "2026-11-02 08:45,5"];
    const { import: result, faults } = await imported([["start,offered", ...rows].join("\n")], {
      file: { queueName: zone },
      businessUnitId: unitId,
      zone,
    });
    expect(result).toMatchObject({ imported: 2, failed: 1 });
    expect(faults[0]?.line).toBe(4);
    expect(await openHours(zone)).toEqual([{ day: 1, isOpen: true, fromHour: "08:00", durationInMinutes: 60 }]);
    expect(Object.values(await stored(zone))).toEqual([3, 4]);
  },
);

test("Contacts on a day that the calendar closes are imported and pointed out", async () => {
  const closed = { ...calendarEvent, firstDay: "2026-10-03", lastDay: "2026-10-03" };
  await planner.call(saveCalendarEvent, { body: { ...closed, kind: "closed", effect: "exclude" } });
  const { import: result } = await imported([
    "queue,start,offered\nClosed,2026-10-03 08:00,5\nClosed,2026-10-03 08:30,0",
  ]);
  expect(result).toMatchObject({ imported: 2, onClosedDays: 1 });
});

test("A second import replaces or adds, as chosen, and undoing brings back what was there", async () => {
  const heard: string[] = [];
  server.services.bus.subscribe((message) => {
    if (message.kind === "subject-changed" && message.tenantId === tenant.id) heard.push(message.subject);
  });
  const file = (offered: number) => `queue,start,offered\nTwice,2026-11-02 08:00,${offered}\n`;
  const first = await imported([file(5)]);
  const second = await imported([`${file(7)}Twice,2026-11-02 08:30,1\n`]);
  expect(second.import).toMatchObject({ replaced: 1, queuesCreated: 0 });
  expect(await stored("Twice")).toEqual({ "11-02 07:00Z": 7, "11-02 07:30Z": 1 });
  const third = await imported([file(3), file(2)], { existing: "add" });
  expect(await stored("Twice")).toEqual({ "11-02 07:00Z": 12, "11-02 07:30Z": 1 });

  expect((await found(first.import.id)).import.undo).toBe("covered");
  expect((await undone(first.import.id)).status).toBe(409);
  await undone(third.import.id);
  expect(await stored("Twice")).toEqual({ "11-02 07:00Z": 7, "11-02 07:30Z": 1 });
  await undone(second.import.id);
  expect(await stored("Twice")).toEqual({ "11-02 07:00Z": 5 });
  expect((await undone(second.import.id)).status).toBe(409);
  const { imports } = (await planner.call(searchHistoryImports, { body: { top: 3 } })).body;
  expect(imports.map(({ undo }) => undo)).toEqual(["undone", "undone", "possible"]);
  // Those who look at the day read again after each of them.
  expect(heard.length).toBeGreaterThan(2);
  expect(new Set(heard)).toEqual(new Set([intradaySubject]));
});

test("Intervals of another length are replaced whole, never added to", async () => {
  const quarters = ["08:00,1", "08:15,2", "08:30,3"].map((row) => `Length,2026-11-02 ${row}`);
  await imported([["queue,start,offered", ...quarters].join("\n")], { file: { minutes: 15 } });
  const half = "queue,start,offered\nLength,2026-11-02 08:00,10\n";
  const added = await imported([half], { existing: "add" });
  expect(added.faults).toMatchObject([{ line: 2, reason: expect.stringContaining("another length") }]);
  const replaced = await imported([half]);
  expect(await stored("Length")).toEqual({ "11-02 07:00Z": 10, "11-02 07:30Z": 3 });
  await undone(replaced.import.id);
  expect(await stored("Length")).toEqual({ "11-02 07:00Z": 3, "11-02 07:30Z": 3 });

  // What another system sends after the import stays, and nothing is restored beside it.
  const again = await imported([half]);
  const { queues } = (await planner.call(searchQueues, { body: { filter: { search: "Length" } } })).body;
  const sent = { queueId: queues[0]?.id ?? "", start: "2026-11-02T07:00:00Z", minutes: 30 as const, offered: 20 };
  const rest = { handled: 20, abandoned: 0, answeredInLevel: 20, talkSeconds: 0, holdSeconds: 0, afterCallSeconds: 0 };
  await planner.call(pushIntervals, { body: { intervals: [{ ...sent, ...rest }] } });
  await undone(again.import.id);
  expect(await stored("Length")).toEqual({ "11-02 07:00Z": 20, "11-02 07:30Z": 3 });
});

test("Of files that overlap the first counts; what the second repeats is a bad row", async () => {
  const file = (...rows: string[]) =>
    ["queue,start,offered", ...rows.map((row) => `Overlap,2026-11-02 ${row}`)].join("\n");
  const { import: result, faults } = await imported([file("08:00,5", "08:30,6"), file("08:30,60", "09:00,7")]);
  expect(result).toMatchObject({ rows: 4, imported: 3, failed: 1 });
  expect(faults).toMatchObject([
    { line: 2, value: "2026-11-02 08:30", reason: expect.stringContaining("twice; the first row was taken") },
  ]);
  expect(await stored("Overlap")).toEqual({ "11-02 07:00Z": 5, "11-02 07:30Z": 6, "11-02 08:00Z": 7 });
});

test("A file of quarters that is said to be of half hours is refused row by row, with the reason", async () => {
  const rows = ["08:00,1", "08:15,2", "08:30,3", "08:45,4"].map((row) => `Quarters,2026-11-02 ${row}`);
  const { import: result, faults } = await imported([["queue,start,offered", ...rows].join("\n")]);
  expect(result).toMatchObject({ imported: 2, failed: 2 });
  expect(faults.map(({ line }) => line)).toEqual([3, 5]);
  for (const { reason } of faults) expect(reason).toContain("interval of the chosen length");
});

test("An XLSX file is read with the days and times of spreadsheets; a check writes nothing", async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const header = `<row r="1">${cell("A1", "Queue")}${cell("B1", "Start")}${cell("C1", "Offered")}</row>`;
  // 2026-11-03 08:30 in days since 1899-12-30.
  const row = `<row r="2">${cell("A2", "Sheet")}<c r="B2"><v>46329.354166666664</v></c><c r="C2"><v>9</v></c></row>`;
  const sheet = zipSync({
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${header}${row}</sheetData></worksheet>`),
  });
  const checked = await imported([sheet], { dryRun: true }, "history.xlsx");
  expect(checked.import).toMatchObject({ imported: 1, queuesCreated: 1, undo: "impossible" });
  expect(await groupOf("Sheet")).toBe("");
  await imported([sheet], {}, "history.xlsx");
  expect(await stored("Sheet")).toEqual({ "11-03 07:30Z": 9 });
});

test("Queues are created only for those who may; another's file is not found; a file without needed columns is refused", async () => {
  const { fileId } = await prepared("start,offered\n2026-11-02 08:00,1\n");
  const file = { fileId, mapping: { start: 0, offered: 1 }, dateOrder: "ymd" as const, minutes: 30 as const };
  const body = { businessUnitId, zone: "Etc/UTC", existing: "replace" as const, createQueues: true };
  const named = { ...body, files: [{ ...file, queueName: "New" }] };
  const editor = await signIn(
    server,
    await buildUser(server.services, tenant, { permissions: ["wfm:history:view", "wfm:history:edit"] }),
  );
  expect(await editor.call(startHistoryImport, { body: named })).toMatchObject({ status: 403 });
  expect(await editor.call(startHistoryImport, { body: { ...named, createQueues: false } })).toMatchObject({
    status: 404,
  });
  expect(
    await planner.call(startHistoryImport, { body: { ...body, files: [{ ...file, queueName: null }] } }),
  ).toMatchObject({ status: 400 });
  const unknown = await imported(["queue,start,offered\nNobody,2026-11-02 08:00,1"], { createQueues: false });
  expect(unknown.faults).toMatchObject([{ line: 2, column: "Queue", value: "Nobody" }]);
});

test("Queues that a file names further down are created as they come, while what is above is written", async () => {
  const queues = ["Above", "Middle", "Below"];
  const [header, ...rows] = queues.flatMap((queue, at) =>
    many(queue, 6_000)
      .split("\n")
      .slice(at === 0 ? 0 : 1),
  );
  const { import: result } = await imported([[header, ...rows].join("\n")]);
  expect(result).toMatchObject({ state: "done", rows: 18_003, imported: 18_000, queuesCreated: 3 });
  for (const queue of queues) expect(await groupOf(queue)).not.toBe("");
});

const many = (queue: string, count: number) =>
  [
    "queue,start,offered",
    ...Array.from({ length: count }, (_, at) => {
      const time = new Date(Date.UTC(2025, 0, 1) + at * 30 * 60_000).toISOString();
      // From 8 to 18 o'clock UTC.
      return `${queue},${time},${at % 48 >= 16 && at % 48 < 36 ? 1 + (at % 6) : 0}`;
    }),
    `${queue},never,1`,
  ].join("\n");
/** Makes the database do this whenever an interval of this start is written. */
const whenWritten = async (start: string, statement: string) => {
  const owner = new Client({ connectionString: server.connectionString });
  await owner.connect();
  const trap = (whenSprung: string) =>
    `create or replace function history_trap() returns trigger language plpgsql as $$ begin ${whenSprung} return new; end $$`;
  await owner.query(`${trap(statement)};
    create or replace trigger history_trap before insert on interval_history for each row when (new.starts_at = '${start}')
      execute function history_trap()`);
  return async () => {
    // Dropping it would wait for the import, which would wait for that.
    await owner.query(trap(""));
    await owner.end();
  };
};
const trapped = new Date(Date.UTC(2025, 0, 1) + 12_000 * 30 * 60_000).toISOString();

test("An import that is interrupted goes on where it was, and adds nothing twice", async () => {
  const mend = await whenWritten(trapped, "raise exception 'interrupted';");
  const { importId } = await start([many("Resumed", 15_000)], { existing: "add" });
  await expect.poll(async () => (await found(importId)).import.rows, { timeout: 20_000, interval: 50 }).toBe(10_000);
  await mend();
  await expect
    .poll(
      async () => {
        await passTime(server, 10);
        return (await found(importId)).import.state;
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe("done");
  const { import: result, faults } = await found(importId);
  expect(result).toMatchObject({ rows: 15_001, imported: 15_000, failed: 1, queuesCreated: 1 });
  expect(faults).toMatchObject([{ line: 15_002 }]);
  const known = Object.values(await stored("Resumed"));
  expect(Math.max(...known)).toBe(6);
  // Its last quarter has summer and winter time.
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  expect(await openHours("Resumed")).toEqual(
    everyDay.map((day) => ({ day, isOpen: true, fromHour: "09:00", durationInMinutes: 660 })),
  );
});

test("A cancelled import keeps what it has written, which can be undone", async () => {
  const mend = await whenWritten(trapped, "perform pg_sleep(3);");
  const { importId, jobId } = await start([many("Cancelled", 25_000)]);
  await expect.poll(async () => (await found(importId)).import.rows, { timeout: 20_000, interval: 50 }).toBe(10_000);
  await planner.call(cancelJob, { params: { jobId }, body: {} });
  const { import: result } = await ended(importId);
  await mend();
  expect(result).toMatchObject({ state: "cancelled", undo: "possible" });
  expect([10_000, 15_000]).toContain(result.rows);
  const lengths = (await openHours("Cancelled"))?.map(({ durationInMinutes }) => durationInMinutes) ?? [];
  expect(lengths).toHaveLength(7);
  // 10 hours in summer, 11 with some winter.
  for (const length of lengths) expect([600, 660]).toContain(length);
  expect((await planner.call(readJob, { params: { jobId }, query: {} })).body.job.state).toBe("cancelled");
  await undone(importId);
  expect(await stored("Cancelled")).toEqual({});
});

test("Imports are listed page by page, newest first, and found by the names of their files and starters", async () => {
  const other = await buildTenant(server.services);
  const ann = await signIn(server, await buildUser(server.services, other, { permissions, firstName: "Annabel" }));
  const bob = await signIn(server, await buildUser(server.services, other, { permissions, firstName: "Bobby" }));
  const unit = { name: "Oslo", zone: "Europe/Oslo", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  const { businessUnit } = (await ann.call(saveBusinessUnit, { body: unit })).body;
  const options = {
    businessUnitId: businessUnit.id,
    zone: "Europe/Oslo",
    existing: "add" as const,
    createQueues: true,
  };
  const ids: string[] = [];
  for (const [starter, fileName, dryRun] of [
    [ann, "calls.csv", false],
    [ann, "checked.csv", true],
    [bob, "chats.csv", false],
    [bob, "mails.csv", false],
  ] as const) {
    const content = "queue,start,offered\nPaged,2026-11-02 08:00,1\n";
    const { fileId, mapping } = (await sendFile(server, starter, prepareHistoryFile, content, fileName))
      .body as Prepared;
    const file = { fileId, mapping, dateOrder: "ymd" as const, minutes: 30 as const, queueName: null };
    const { importId } = (await starter.call(startHistoryImport, { body: { ...options, files: [file], dryRun } })).body;
    await expect
      .poll(async () => (await starter.call(readHistoryImport, { params: { importId } })).body.import.state)
      .toBe("done");
    if (!dryRun) ids.unshift(importId);
  }
  const search = async (body: CallInput<typeof searchHistoryImports>["body"]) =>
    (await ann.call(searchHistoryImports, { body })).body;
  const first = await search({ top: 2 });
  expect(first).toMatchObject({ totalRecords: 3, imports: [{ id: ids[0] }, { id: ids[1] }] });
  const second = await search({ top: 2, after: first.next });
  expect(second.imports.map(({ id }) => id)).toEqual([ids[2]]);
  expect(second.next).toBeUndefined();
  const namesOf = async (text: string) =>
    (await search({ filter: { search: text } })).imports.flatMap(({ fileNames }) => fileNames);
  expect(await namesOf("CHATS")).toEqual(["chats.csv"]);
  expect(await namesOf("annabel")).toEqual(["calls.csv"]);
  expect(await namesOf("chats%")).toEqual([]);
  const oldest = await search({ orderBy: [{ field: "startedAt", direction: "asc" }] });
  expect(oldest.imports.map(({ id }) => id)).toEqual(ids.toReversed());
});

test("An import that is cancelled while no node runs it is finished by the next run: its queues get opening hours", async () => {
  const mend = await whenWritten(trapped, "raise exception 'interrupted';");
  const { importId, jobId } = await start([many("Left behind", 15_000)]);
  const { systemPool } = server.services.database;
  const interruptions = async () => {
    const { rows } = await systemPool.query<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where key = $1 and locked_at is null and last_error is not null",
      [jobId],
    );
    return rows[0]?.count;
  };
  await expect.poll(interruptions, { timeout: 20_000, interval: 50 }).toBe(1);
  await mend();
  const { job } = (await planner.call(cancelJob, { params: { jobId }, body: {} })).body;
  expect(job.state).toBe("cancelling");
  expect((await openHours("Left behind"))?.map(({ durationInMinutes }) => durationInMinutes)).toContain(1_440);
  await passTime(server, 10);
  const { import: result } = await ended(importId);
  expect(result).toMatchObject({ state: "cancelled", rows: 10_000, undo: "possible" });
  // 10 hours in summer, 11 with some winter.
  for (const { durationInMinutes } of (await openHours("Left behind")) ?? [])
    expect([600, 660]).toContain(durationInMinutes);
});
