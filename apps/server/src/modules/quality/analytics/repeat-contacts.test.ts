import { interactionOverview } from "@evolve/contracts/interaction-overview";
import { deleteInteraction, holdInteraction, pushInteractions } from "@evolve/contracts/interactions";
import { migrations } from "@evolve/server/database/migrations/index";
import { createOwnerPool } from "@evolve/server/database/pool";
import { newId } from "@evolve/server/ids";
import { deleteStaleRows } from "@evolve/server/modules/platform/jobs/index";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import * as fc from "fast-check";
import { Kysely, PostgresDialect, sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NewInteraction, putInteractions } from "../recordings/index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let agents: BuiltUser[];
let lead: TestClient;

const hour = 3_600_000;
const first = Date.parse("2026-04-01T00:00:00Z");
const days = { from: "2026-04-11", until: "2026-04-20" };

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const person = (...permissions: string[]) => buildUser(server.services, tenant, { permissions });
  agents = [await person(), await person()];
  lead = await signIn(server, await person("analytics:view", "recording:view", "recording:edit"));
});
afterAll(() => server.close());

interface Contact {
  readonly reference: string;
  readonly customer: string;
  /** Hours since the first. */
  readonly at: number;
  readonly channel: "voice" | "chat";
  readonly direction: "inbound" | "outbound";
}

const push = async (queue: string, contacts: readonly Contact[]): Promise<Map<string, string>> => {
  const interactions = contacts.map(({ at, ...contact }, index) => ({
    ...contact,
    ...{ userId: agents[index % 2]?.id ?? "", seconds: 60, queue },
    startedAt: new Date(first + at * hour).toISOString(),
  }));
  const { status, body } = await lead.call(pushInteractions, { body: { interactions } });
  expect(status).toBe(200);
  return new Map(body.interactions.map(({ reference, id }) => [reference, id]));
};

const countsOf = ({ interactions, repeatRate }: { interactions: number; repeatRate: number | null }) => [
  interactions,
  Math.round(interactions * (repeatRate ?? 0)),
];

interface Shown {
  /** How many interactions there are, and how many of them are repeated. */
  all: number[];
  before: number[];
  /** How many are repeated in the table of agents. */
  agents: number;
  channels: Record<string, number[]>;
}

const shown = async (queue: string): Promise<Shown> => {
  const { overview } = (await lead.call(interactionOverview, { body: { ...days, filter: { queue: [queue] } } })).body;
  return {
    all: countsOf(overview.figures),
    before: countsOf(overview.before),
    agents: overview.agents.rows.map((row) => countsOf(row)[1] ?? 0).reduce((sum, count) => sum + count, 0),
    channels: Object.fromEntries(overview.channels.rows.map((row) => [row.id ?? "", countsOf(row)])),
  };
};

/** The same by the definition, from what is stored. */
const expected = (stored: readonly Contact[]): Shown => {
  const isRepeated = ({ customer, at }: Contact) =>
    stored.some(
      (later) =>
        later.customer === customer && later.direction === "inbound" && later.at > at && later.at <= at + 7 * 24,
    );
  const count = (contacts: readonly Contact[]) => [contacts.length, contacts.filter(isRepeated).length];
  const within = stored.filter(({ at }) => at >= 240);
  return {
    all: count(within),
    before: count(stored.filter(({ at }) => at < 240)),
    agents: within.filter(isRepeated).length,
    channels: Object.fromEntries(
      [...Map.groupBy(within, ({ channel }) => channel)].map(([channel, own]) => [channel, count(own)]),
    ),
  };
};

const steps = (() => {
  const reference = fc.integer({ min: 0, max: 7 }).map((number) => `reference ${number}`);
  const contact = fc.record({
    reference,
    customer: fc.constantFrom("customer 1", "customer 2", "customer 3"),
    // Few instants, so that some are the same.
    at: fc.integer({ min: 0, max: 39 }).map((halfDay) => halfDay * 12),
    channel: fc.constantFrom("voice", "chat"),
    direction: fc.constantFrom("inbound", "inbound", "outbound"),
  });
  const pushed = fc.array(contact, { minLength: 1, maxLength: 4 }).map((contacts) => ({ contacts }));
  return fc.array(
    fc.oneof(
      { arbitrary: pushed, weight: 6 },
      { arbitrary: reference.map((deleted) => ({ deleted })), weight: 2 },
      { arbitrary: reference.map((held) => ({ held })), weight: 1 },
    ),
    { minLength: 1, maxLength: 12 },
  );
})();

test("Whatever is sent late, sent again, held or deleted, repeat contacts are those of the definition", async () => {
  let runs = 0;
  const property = fc.asyncProperty(steps, async (taken) => {
    runs += 1;
    const queue = `Queue ${runs}`;
    const stored = new Map<string, Contact>();
    const held = new Set<string>();
    const ids = new Map<string, string>();
    for (const step of taken)
      if ("contacts" in step) {
        const contacts = step.contacts.map((contact) => ({
          ...(contact as Contact),
          ...{ reference: `${contact.reference} ${runs}`, customer: `${contact.customer} ${runs}` },
        }));
        for (const [reference, id] of await push(queue, contacts)) ids.set(reference, id);
        const last = new Map(contacts.map((contact) => [contact.reference, contact]));
        for (const [reference, contact] of last) if (!held.has(reference)) stored.set(reference, contact);
      } else {
        const reference = `${"deleted" in step ? step.deleted : step.held} ${runs}`;
        const call = "deleted" in step ? deleteInteraction : holdInteraction;
        if (!stored.has(reference)) continue;
        const params = { interactionId: ids.get(reference) ?? "" };
        const { status } = await lead.call(call, { params, body: { reason: "Case 7" } });
        if ("held" in step) held.add(reference);
        else if (status === 200) stored.delete(reference);
      }
    expect(await shown(queue)).toEqual(expected([...stored.values()]));
  });
  await fc.assert(property, { seed: 174, numRuns: 25 });
});

const contactOf = (customer: string, queue: string, startedAt: string): NewInteraction => ({
  ...{ id: newId(), reference: newId(), userId: agents[0]?.id ?? "", channel: "voice", direction: "inbound" },
  ...{ startedAt, seconds: 60, customer, queue, wrapUp: null, messages: [] },
});

test("Of two contacts of a customer that are pushed at once, the first is repeated", async () => {
  const { database } = server.services;
  for (const [turn, order] of [
    [0, ["2026-04-12T08:00:00Z", "2026-04-13T08:00:00Z"]],
    [1, ["2026-04-13T08:00:00Z", "2026-04-12T08:00:00Z"]],
  ] as const) {
    const queue = `At once ${turn}`;
    const [one, two] = order.map((at) => contactOf(queue, queue, at));
    const stored = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const pushes = [
      database.withTenant(tenant.id, async (tx) => {
        await putInteractions(tx, tenant.id, one ? [one] : []);
        stored.resolve();
        await ended.promise;
      }),
      stored.promise.then(() =>
        database.withTenant(tenant.id, (tx) => putInteractions(tx, tenant.id, two ? [two] : [])),
      ),
    ];
    await Promise.race([pushes[1], stored.promise.then(() => sleep(300))]);
    ended.resolve();
    await Promise.all(pushes);
    expect((await shown(queue)).all).toEqual([2, 1]);
  }
});

test("Once the next contact is gone by the tenant's retention, the one before on legal hold is no longer repeated", async () => {
  const queue = "Retention";
  const ago = (passed: number): number => (server.clock.now().getTime() - passed * 24 * hour - first) / hour;
  const day = (passed: number): string =>
    new Date(server.clock.now().getTime() - passed * 24 * hour).toISOString().slice(0, 10);
  const contact = { customer: queue, channel: "voice", direction: "inbound" } as const;
  const ids = await push(queue, [
    { ...contact, reference: "kept", at: ago(402) },
    { ...contact, reference: "gone", at: ago(400) },
  ]);
  const repeated = async () => {
    const body = { from: day(410), until: day(390), filter: { queue: [queue] } };
    return countsOf((await lead.call(interactionOverview, { body })).body.overview.figures);
  };
  expect(await repeated()).toEqual([2, 1]);
  const params = { interactionId: ids.get("kept") ?? "" };
  await lead.call(holdInteraction, { params, body: { reason: "Case 8" } });
  await deleteStaleRows(server.services, server.clock.now());
  expect(await repeated()).toEqual([1, 0]);
});

test("An upgrade fills in the same next contacts as pushes did", async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createOwnerPool(server.connectionString) }) });
  const facts = async () => (await sql`select * from interaction_facts order by tenant_id, id`.execute(db)).rows;
  try {
    const kept = await facts();
    expect(kept.length).toBeGreaterThan(100);
    await sql`
      drop function keep_interaction_facts cascade; drop table interaction_facts;
      create index interactions_by_customer on interactions (tenant_id)
    `.execute(db);
    await db.transaction().execute(async (tx) => migrations["0174-interaction-facts"]?.up(tx));
    expect(await facts()).toEqual(kept);
  } finally {
    await db.destroy();
  }
});
