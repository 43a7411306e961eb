import { Readable } from "node:stream";
import {
  createReportDelivery,
  deleteReportDelivery,
  readReportDelivery,
  type ReportDeliveryFields,
  searchReportDeliveries,
  searchReportRecipients,
  sendReportDelivery,
  updateReportDelivery,
} from "@evolve/contracts/report-deliveries";
import { searchAuditEvents } from "@evolve/contracts/audit";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { mailsTo } from "@evolve/testkit/mails";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readRows } from "../../../platform/row-files/index.ts";
import { findDueReports } from "./find-due.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: BuiltUser;
let editor: TestClient;
let reader: BuiltUser;
let businessUnitId: string;

const hour = 3_600;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await buildTenant(server.services);
  const permissions = ["reporting:view", "reporting:edit"] as const;
  planner = await buildUser(server.services, tenant, { permissions: [...permissions] });
  editor = await signIn(server, planner);
  reader = await buildUser(server.services, tenant, { permissions: ["reporting:view"], firstName: "=Ada" });
  businessUnitId = newId();
  const codeId = newId();
  const requestId = newId();
  const of = { tenant_id: tenant.id };
  const today = server.clock.now().toISOString().slice(0, 10);
  const yesterday = new Date(server.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({ ...of, id: businessUnitId, name: "Nordic", zone: "Etc/UTC", week_start: 1, interval_minutes: 30 })
      .execute();
    await tx
      .insertInto("activity_codes")
      .values({
        ...of,
        id: codeId,
        name: "=cmd|Vacation",
        kind: "timeOff",
        is_paid: true,
        is_work_time: false,
        color_code: "#1461c4",
      })
      .execute();
    await tx
      .insertInto("time_off_requests")
      .values({
        ...of,
        id: requestId,
        user_id: reader.id,
        business_unit_id: businessUnitId,
        activity_code_id: codeId,
        first_day: yesterday,
        last_day: yesterday,
        starts_at: new Date(yesterday),
        ends_at: new Date(today),
        state: "approved",
        requested_at: server.clock.now(),
      })
      .execute();
    await tx
      .insertInto("time_off_days")
      .values({ ...of, request_id: requestId, day: yesterday, minutes: 450, credit_minutes: 450 })
      .execute();
  });
});

const fields = (more: Partial<ReportDeliveryFields> = {}): ReportDeliveryFields => ({
  name: "Who is off",
  report: "timeOff",
  businessUnitId,
  planningGroupId: null,
  grain: "day",
  breakdown: "activity",
  period: "yesterday",
  cadence: "daily",
  weekday: 1,
  monthDay: 1,
  hour: server.clock.now().getUTCHours(),
  format: "csv",
  recipientIds: [reader.id],
  isPaused: false,
  ...more,
});
const create = async (more: Partial<ReportDeliveryFields> = {}) =>
  (await editor.call(createReportDelivery, { body: fields(more) })).body.delivery;
const read = async (deliveryId: string) =>
  (await editor.call(readReportDelivery, { params: { deliveryId } })).body.delivery;
const send = (deliveryId: string) => editor.call(sendReportDelivery, { params: { deliveryId }, body: {} });
const fileOf = ({ attachments: [file] }: Email): Buffer => Buffer.from(file?.content as ArrayBuffer);
/** Sessions end meanwhile. */
const passHours = async (hours: number): Promise<void> => {
  server.clock.advance(hours * hour);
  editor = await signIn(server, planner);
};
const setUser = (id: string, values: { locked_down?: boolean; role_id?: string; status?: "DELETED" }) =>
  server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("users").set(values).where("tenant_id", "=", tenant.id).where("id", "=", id).execute(),
  );

describe("A report that is due", () => {
  test("is mailed once as a file, and is due again a day later", async () => {
    const delivery = await create();
    const due = new Date(delivery.nextAt ?? 0);
    expect([due.getUTCHours(), due.getUTCMinutes()]).toEqual([fields().hour, 0]);
    await runJob(server, findDueReports, {});
    expect(mailsTo(server.mail, reader.userName)).toEqual([]);
    await passHours(24);
    await runJob(server, findDueReports, {});
    await runJob(server, findDueReports, {});
    const mail = await server.mail.waitFor(reader.userName);
    expect(mail.subject).toBe("Report: Who is off");
    expect(mail.text).toContain("Time off of Nordic");
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(["text/csv"]);
    expect(mail.attachments[0]?.filename).toMatch(/^Time off \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
    const after = await read(delivery.id);
    expect(new Date(after.nextAt ?? 0).getTime()).toBe(due.getTime() + 24 * hour * 1_000);
    expect(after.lastSentAt).toBe(delivery.nextAt);
    expect(mailsTo(server.mail, reader.userName)).toHaveLength(1);
  });

  test("is not sent while it is paused, and has no next time", async () => {
    const { nextAt, id } = await create({ isPaused: true });
    expect(nextAt).toBeNull();
    await passHours(25);
    await runJob(server, findDueReports, {});
    await send(id);
    await server.mail.waitFor(reader.userName);
    expect(mailsTo(server.mail, reader.userName)).toHaveLength(1);
  });
});

describe("Sending now", () => {
  test("writes the lines with their totals, and makes formulas harmless", async () => {
    const csv = await create();
    await send(csv.id);
    const text = fileOf(await server.mail.waitFor(reader.userName)).toString("utf8");
    const [head, line, total] = text.replace("\uFEFF", "").split("\r\n");
    expect(head).toContain('Period,Time off of,People off,"Approved, hours"');
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,'=cmd\|Vacation,1,7\.5,0\.94,0,,$/);
    expect(total).toBe("Total,,1,7.5,0.94,0,,");
  });

  test("writes a sheet that can be read again, with numbers as numbers and texts as texts", async () => {
    const { id } = await create({ format: "xlsx" });
    await send(id);
    const limits = { columns: 50, unpackedBytes: 10_000_000, rows: 1_000 };
    const rows: string[][] = [];
    const content = Readable.from([fileOf(await server.mail.waitFor(reader.userName))]);
    for await (const some of readRows("xlsx", content, limits)) rows.push(...some.map(({ cells }) => [...cells]));
    expect(rows[0]).toEqual(expect.arrayContaining(["Period", "Approved, hours"]));
    expect(rows[1]?.slice(1, 4)).toEqual(["=cmd|Vacation", "1", "7.5"]);
  });

  test("goes to nobody who is locked, deleted, or has lost the permission", async () => {
    const [locked, gone, demoted] = await Promise.all(
      [1, 2, 3].map(() => buildUser(server.services, tenant, { permissions: ["reporting:view"] })),
    );
    const agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
    const people = [locked, gone, demoted, reader].map((person) => person?.id ?? "");
    const { id } = await create({ recipientIds: people });
    await setUser(locked?.id ?? "", { locked_down: true });
    await setUser(gone?.id ?? "", { status: "DELETED" });
    await setUser(demoted?.id ?? "", { role_id: agent.roleId });
    await send(id);
    await server.mail.waitFor(reader.userName);
    for (const person of [locked, gone, demoted]) expect(mailsTo(server.mail, person?.userName ?? "")).toEqual([]);
    const search = async (body: object) => (await editor.call(searchReportRecipients, { body })).body;
    const first = await search({ top: 1 });
    const others = await search({ top: 200, after: first.next });
    const listed = [...first.recipients, ...others.recipients].map((person) => person.id);
    expect([first.totalRecords, others.next]).toEqual([listed.length, undefined]);
    expect((await search({ filter: { search: "ADA" } })).recipients).toMatchObject([{ id: reader.id }]);
    expect(listed).toContain(reader.id);
    expect(listed).not.toEqual(expect.arrayContaining([locked?.id]));
    const auditor = await signIn(server, await buildUser(server.services, tenant));
    const { events } = (await auditor.call(searchAuditEvents, { body: { filter: { subject: ["report-delivery"] } } }))
      .body;
    expect(events.map(({ action }) => action)).toEqual(["report-delivery.sent", "report-delivery.created"]);
    expect(JSON.parse(events[0]?.details ?? "")).toMatchObject({ recipientIds: [reader.id] });
  });
});

test("A change needs the version that it is based on, and computes the next time again", async () => {
  const delivery = await create();
  const params = { deliveryId: delivery.id };
  const body = { ...fields({ hour: 3, cadence: "weekly", weekday: 0 }), version: delivery.version };
  const changed = (await editor.call(updateReportDelivery, { params, body })).body.delivery;
  const next = new Date(changed.nextAt ?? 0);
  expect([next.getUTCDay(), next.getUTCHours(), changed.version]).toEqual([0, 3, delivery.version + 1]);
  expect((await editor.call(updateReportDelivery, { params, body })).status).toBe(409);
  const found = await editor.call(searchReportDeliveries, { body: { filter: { search: "who" } } });
  expect(found.body.deliveries).toEqual([changed]);
  expect((await editor.call(createReportDelivery, { body: fields({ name: "WHO IS OFF" }) })).status).toBe(409);
  expect((await editor.call(deleteReportDelivery, { params })).status).toBe(200);
  expect((await editor.call(readReportDelivery, { params })).status).toBe(404);
});

test("Scheduled reports are closed to signed-out callers, to those who may only read, and to other tenants", async () => {
  const { id, version } = await create();
  const only = await signIn(server, reader);
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const params = { deliveryId: id };
  for (const [client, one, many] of [
    [anonymous(server), 401, 401],
    [only, 403, 403],
    [stranger, 404, 200],
  ] as const) {
    expect((await client.call(searchReportDeliveries, { body: {} })).status).toBe(many);
    expect((await client.call(searchReportRecipients, { body: {} })).status).toBe(many);
    expect((await client.call(createReportDelivery, { body: fields() })).status).toBe(one);
    expect((await client.call(readReportDelivery, { params })).status).toBe(one);
    expect((await client.call(updateReportDelivery, { params, body: { ...fields(), version } })).status).toBe(one);
    expect((await client.call(sendReportDelivery, { params, body: {} })).status).toBe(one);
    expect((await client.call(deleteReportDelivery, { params })).status).toBe(one);
  }
  expect((await stranger.call(searchReportDeliveries, { body: {} })).body.deliveries).toEqual([]);
});

test.each([
  ["no recipients", { recipientIds: [] }, 400],
  ["an hour that no clock has", { hour: 24 }, 400],
  ["a grain that the report does not have", { grain: "interval" }, 400],
  ["a recipient of another tenant", { recipientIds: [newId()] }, 404],
  ["a planning group that is not of the business unit", { planningGroupId: newId() }, 404],
] as const)("A scheduled report with %s is refused", async (_, more, status) => {
  const body = { ...fields(), ...more } as ReportDeliveryFields;
  expect((await editor.call(createReportDelivery, { body })).status).toBe(status);
});
