import type { CallInput } from "@evolve/contracts/call";
import { analyticsChoices, interactionOverview } from "@evolve/contracts/interaction-overview";
import { pushInteractions, searchInteractions } from "@evolve/contracts/interactions";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let agent: BuiltUser;
let lead: TestClient;
let viewer: TestClient;
let last = 0;

type Pushed = CallInput<typeof pushInteractions>["body"]["interactions"][number];
type Body = CallInput<typeof interactionOverview>["body"];

beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  tenant = await buildTenant(services);
  await services.database.system
    .updateTable("tenants")
    .set({ timezone: "Europe/Stockholm" })
    .where("tenant_id", "=", tenant.id)
    .execute();
  agent = await buildUser(services, tenant, { permissions: [], firstName: "Zoë", lastName: "Quist" });
  const clientWith = async (...permissions: string[]) =>
    signIn(server, await buildUser(services, tenant, { permissions }));
  lead = await clientWith("analytics:view", "recording:view", "recording:edit", "quality:evaluations:view");
  viewer = await clientWith("analytics:view");
});
afterAll(() => server.close());

/** At an instant; each of a customer of its own unless one is given. */
const push = async (startedAt: string, given: Partial<Pushed> = {}): Promise<string> => {
  last += 1;
  const reference = `ref-${last}`;
  const how = { channel: "voice", direction: "inbound", customer: `customer ${last}`, seconds: 100 } as const;
  const interactions = [{ reference, userId: agent.id, ...how, startedAt, ...given }];
  expect((await lead.call(pushInteractions, { body: { interactions } })).status).toBe(200);
  return reference;
};
const overview = async (client: TestClient, from: string, until: string, filter: Body["filter"] = {}) =>
  (await client.call(interactionOverview, { body: { from, until, filter } })).body.overview;

test("Figures are of the days of the reader's zone, beside those of as many days before", async () => {
  await push("2026-03-01T22:59:00Z", { seconds: 10 });
  await push("2026-03-01T23:00:00Z", { seconds: 30 });
  await push("2026-03-03T22:59:00Z", { channel: "chat", seconds: 50 });
  await push("2026-03-03T23:00:00Z");
  const shown = await overview(lead, "2026-03-02", "2026-03-03");
  expect(shown.zone).toBe("Europe/Stockholm");
  expect(shown.figures).toMatchObject({ interactions: 2, averageSeconds: 40, repeatRate: 0 });
  expect(shown.before).toMatchObject({ from: "2026-02-28", until: "2026-03-01", interactions: 1, averageSeconds: 10 });
  expect(shown.course).toEqual([
    { day: "2026-03-02", channels: [{ channel: "voice", interactions: 1 }] },
    { day: "2026-03-03", channels: [{ channel: "chat", interactions: 1 }] },
  ]);
  expect(shown.hours.toSorted((one, two) => one.hour - two.hour)).toEqual([
    { weekday: 1, hour: 0, interactions: 1 },
    { weekday: 2, hour: 23, interactions: 1 },
  ]);
  const weeks = await overview(lead, "2026-02-01", "2026-03-31");
  expect(weeks.step).toBe("week");
  expect(weeks.course.at(0)?.day).toBe("2026-01-26");
  expect(weeks.course.at(-1)?.day).toBe("2026-03-30");
  expect((await overview(lead, "2025-01-01", "2025-01-02")).figures).toEqual({
    ...{ interactions: 0, averageSeconds: null, repeatRate: null, evaluated: null, score: null },
  });
});

test("A contact is repeated when the same customer gets in touch within seven days, on any channel; what agents send does not count", async () => {
  const customer = "+46 8 555 01 01";
  await push("2026-04-01T08:00:00Z", { customer });
  await push("2026-04-08T08:00:00Z", { customer, channel: "chat" });
  await push("2026-04-15T08:00:01Z", { customer, channel: "email" });
  const called = "+46 8 555 01 02";
  await push("2026-04-01T08:00:00Z", { customer: called });
  await push("2026-04-02T08:00:00Z", { customer: called, direction: "outbound" });
  const { figures, channels } = await overview(lead, "2026-04-01", "2026-04-30");
  expect(figures).toMatchObject({ interactions: 5, repeatRate: 1 / 5 });
  expect(channels.rows.map(({ id, interactions, repeatRate }) => [id, interactions, repeatRate])).toEqual([
    ["voice", 3, 1 / 3],
    ["chat", 1, 0],
    ["email", 1, 0],
  ]);
});

test("Filters narrow every figure, and lead to the same interactions in the list", async () => {
  const day = "2026-05-04";
  await push(`${day}T08:00:00Z`, { queue: "Care", wrapUp: "Refund" });
  await push(`${day}T08:00:00Z`, { queue: "Care", wrapUp: "Delivery" });
  await push(`${day}T09:00:00Z`, { queue: "Sales", direction: "outbound" });
  await push(`${day}T09:00:00Z`);
  const shown = await overview(lead, day, day);
  expect([shown.queues, shown.wrapUps].map(({ rows }) => rows.map((row) => [row.id, row.interactions]))).toEqual([
    [
      ["Care", 2],
      ["Sales", 1],
      [null, 1],
    ],
    [
      [null, 2],
      ["Delivery", 1],
      ["Refund", 1],
    ],
  ]);
  expect(shown.agents.rows).toMatchObject([{ id: agent.id, name: "Zoë Quist", interactions: 4 }]);
  for (const [filter, count] of [
    [{ wrapUp: ["Refund"] }, 1],
    [{ queue: ["Care", "Sales"] }, 3],
    [{ direction: ["outbound" as const] }, 1],
    [{ teamId: [newId()] }, 0],
    [{ channel: ["chat" as const] }, 0],
  ] as const) {
    const body = { filter: JSON.parse(JSON.stringify(filter)) as Body["filter"] };
    expect((await overview(lead, day, day, body.filter)).figures.interactions).toBe(count);
    const listed = await lead.call(searchInteractions, { body: { filter: { ...body.filter, from: day, until: day } } });
    expect(listed.body.totalRecords).toBe(count);
  }
  expect((await viewer.call(analyticsChoices, {})).body).toMatchObject({
    queues: ["Care", "Sales"],
    wrapUps: ["Delivery", "Refund"],
  });
});

test("Scores are those of submitted evaluations of the interaction, for those who may see evaluations", async () => {
  const day = "2026-06-01";
  const reference = await push(`${day}T08:00:00Z`);
  await push(`${day}T08:00:00Z`);
  const evaluator = await buildUser(server.services, tenant, { permissions: [] });
  const at = new Date(`${day}T10:00:00Z`);
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const [of, formId, content] = [{ tenant_id: tenant.id }, newId(), JSON.stringify({ sections: [] })];
    await tx
      .insertInto("quality_forms")
      .values({ ...of, id: formId, name: "Form", content, updated_at: at })
      .execute();
    await tx
      .insertInto("quality_form_versions")
      .values({ ...of, form_id: formId, number: 1, content, published_at: at, published_by: evaluator.id })
      .execute();
    const made = { ...of, form_id: formId, form_version: 1, agent_id: agent.id, evaluator_id: evaluator.id };
    const contact = { reference, channel: "voice", contact_at: at, created_at: at };
    for (const given of [
      { status: "submitted", score: 60, submitted_at: at },
      { status: "submitted", score: 80, submitted_at: at },
      { status: "draft", score: 10 },
      { status: "submitted", score: 0, submitted_at: at, withdrawn_at: at },
    ] as const)
      await tx
        .insertInto("quality_evaluations")
        .values({ ...made, ...contact, ...given, id: newId() })
        .execute();
  });
  expect((await overview(lead, day, day)).figures).toMatchObject({ interactions: 2, evaluated: 1 / 2, score: 70 });
  expect((await overview(viewer, day, day)).figures).toMatchObject({ interactions: 2, evaluated: null, score: null });
});

test("A period ends after it begins, and is not longer than 400 days", async () => {
  for (const [from, until, code] of [
    ["2026-03-02", "2026-03-01", "dateRange"],
    ["2025-01-01", "2026-03-01", "maxDays"],
  ] as const) {
    const { status, body } = await lead.send(interactionOverview, { body: { from, until, filter: {} } });
    expect([status, (body as { fields?: unknown }).fields]).toEqual([400, { until: code }]);
  }
});
