import { searchAuditEvents } from "@evolve/contracts/audit";
import type { CallInput } from "@evolve/contracts/call";
import { emergingWords } from "@evolve/contracts/emerging-words";
import { interactionOverview } from "@evolve/contracts/interaction-overview";
import {
  createTopic,
  deleteTopic,
  interactionTopics,
  previewTopic,
  restoreTopic,
  retireTopic,
  searchTopics,
  updateTopic,
} from "@evolve/contracts/interaction-topics";
import { deleteInteraction, pushInteractions, searchInteractions } from "@evolve/contracts/interactions";
import { fault } from "@evolve/contracts/validators";
import { startQueue } from "@evolve/server/jobs/index";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchInteractions, matchTopic } from "./match-topics.ts";

let server: TestServer;
let queue: ReturnType<typeof startQueue>;
let tenant: BuiltTenant;
let agent: BuiltUser;
let lead: TestClient;
let last = 0;

beforeAll(async () => {
  server = await startTestServer();
  queue = startQueue(server.services, [matchInteractions, matchTopic] as never);
  tenant = await buildTenant(server.services);
  agent = await buildUser(server.services, tenant, { permissions: [] });
  lead = await clientWith(
    "analytics:view",
    "analytics:edit",
    "tenant:edit",
    "recording:view",
    "recording:listen",
    "recording:edit",
  );
});
afterAll(async () => {
  await queue.stop();
  await server.close();
});

const clientWith = async (...permissions: string[]) =>
  signIn(server, await buildUser(server.services, tenant, { permissions }));

type Rules = CallInput<typeof createTopic>["body"]["rules"];
const rulesOf = (given: Partial<Rules> = {}): Rules => ({
  ...{ any: [], all: [], none: [], speaker: "anyone", channels: [] },
  ...given,
});

const rowOf = (reference: string, text: string) => {
  const at = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
  const of = {
    reference,
    userId: agent.id,
    channel: "chat",
    direction: "inbound",
    startedAt: at,
    seconds: 60,
  } as const;
  return { ...of, customer: "mia@example.com", messages: [{ at, from: "customer", text } as const] };
};
const push = async (text: string, reference = `topics-${(last += 1)}`): Promise<string> => {
  const body = { interactions: [rowOf(reference, text)] };
  return (await lead.call(pushInteractions, { body })).body.interactions[0]?.id ?? "";
};
const create = async (rules: Partial<Rules>): Promise<string> => {
  const body = { name: `Topic ${(last += 1)}`, description: "", rules: rulesOf(rules) };
  return (await lead.call(createTopic, { body })).body.topic.id;
};
const found = async (client: TestClient, topicId: string) =>
  (await client.call(searchInteractions, { body: { filter: { topicId: [topicId] } } })).body.interactions.map(
    ({ id }) => id,
  );
const topicNow = async (id: string) =>
  (await lead.call(searchTopics, { body: { filter: { id: [id] } } })).body.topics[0];
const settled = (id: string) => expect.poll(async () => (await topicNow(id))?.progress, { timeout: 20_000 }).toBeNull();
const isAboutSoon = (id: string, ids: readonly string[]) =>
  expect.poll(() => found(lead, id), { timeout: 20_000 }).toEqual(ids);

test("A topic is looked for in all interactions, in new ones, and in those that change; what is deleted with an interaction goes with it", async () => {
  const first = await push("I want my MONEY back, perché no?");
  await push("All fine");
  const topicId = await create({ any: ["money back", "perche"] });
  await settled(topicId);
  expect(await found(lead, topicId)).toEqual([first]);
  const reference = `changing-${last}`;
  const second = await push("Give me my money back", reference);
  await expect.poll(async () => (await found(lead, topicId)).length, { timeout: 20_000 }).toBe(2);
  await push("Thanks", reference);
  await isAboutSoon(topicId, [first]);
  await push("money back", reference);
  await expect
    .poll(async () => (await found(lead, topicId)).toSorted(), { timeout: 20_000 })
    .toEqual([first, second].toSorted());
  expect(await topicNow(topicId)).toMatchObject({ interactions: 2, before: 0 });
  await lead.call(deleteInteraction, { params: { interactionId: first }, body: { reason: "Asked for" } });
  expect(await found(lead, topicId)).toEqual([second]);
  const day = server.clock.now().toISOString().slice(0, 10);
  const body = { from: day, until: day, filter: { topicId: [topicId] } };
  expect((await lead.call(interactionOverview, { body })).body.overview).toMatchObject({
    figures: { interactions: 1 },
    topics: { rows: [{ id: topicId, interactions: 1 }] },
  });
});

test("With other rules a topic is looked for again, step by step; a step of older rules does nothing, and one that is repeated changes nothing", async () => {
  const interactions = Array.from({ length: 450 }, (_, index) =>
    rowOf(`many-${index}`, index % 2 ? "broken router" : "slow internet"),
  );
  await lead.call(pushInteractions, { body: { interactions } });
  const topicId = await create({ any: ["router"] });
  await settled(topicId);
  const countNow = async () => (await topicNow(topicId))?.interactions;
  expect(await countNow()).toBe(225);
  const { name = "", version = 0 } = (await topicNow(topicId)) ?? {};
  const body = {
    name,
    description: "",
    rules: rulesOf({ any: ["internet", "router"], none: ["slow internet"] }),
    version,
  };
  const { topic } = (await lead.call(updateTopic, { params: { topicId }, body })).body;
  expect(topic.progress).toMatchObject({ checked: 0 });
  expect(topic.progress?.total).toBeGreaterThan(450);
  expect((await lead.call(updateTopic, { params: { topicId }, body })).status).toBe(409);
  await settled(topicId);
  expect(await countNow()).toBe(225);
  for (const rulesVersion of [1, 2, 3])
    await matchTopic.run({
      ...{ services: server.services, tenantId: tenant.id, attempt: 1, isLastAttempt: false },
      ...{ payload: { topicId, rulesVersion }, signal: new AbortController().signal },
    });
  expect(await countNow()).toBe(225);
});

test("A retired topic keeps its interactions and gets no more, until it is restored; a deleted one is gone, and each change is in the audit log", async () => {
  const first = await push("cancel my contract");
  const topicId = await create({ all: ["cancel", "contract"] });
  await settled(topicId);
  const params = { topicId };
  await lead.call(retireTopic, { params });
  const second = await push("cancel that contract");
  const other = await create({ any: ["cancel that"] });
  await isAboutSoon(other, [second]);
  expect(await found(lead, topicId)).toEqual([first]);
  await lead.call(restoreTopic, { params });
  await expect.poll(async () => (await found(lead, topicId)).length, { timeout: 20_000 }).toBe(2);
  await lead.call(deleteTopic, { params });
  expect(await topicNow(topicId)).toBeUndefined();
  const { events } = (await lead.call(searchAuditEvents, { body: { filter: { subject: ["topic"] } } })).body;
  const own = events.filter(({ targetId }) => targetId === topicId).map(({ action }) => action);
  expect(own.toReversed()).toEqual(["topic.created", "topic.retired", "topic.restored", "topic.deleted"]);
});

test("Rules that cannot match anything are refused with the field and a code", async () => {
  const refused = async (rules: Partial<Rules>) => {
    const { status, body } = await lead.send(previewTopic, { body: { rules: rulesOf(rules) } });
    return [status, (body as { fields?: unknown }).fields];
  };
  expect(await refused({ none: ["tax"] })).toEqual([400, { "rules.any": "required" }]);
  expect(await refused({ any: ["?!"] })).toEqual([400, { "rules.any.0": fault("invalidEntry", { value: "?!" }) }]);
  expect(await refused({ any: ["a"], all: ["x".repeat(81)] })).toEqual([400, { "rules.all.0": "maxLength" }]);
});

test("A preview counts what rules match, and marks the words", async () => {
  await push("The parcel never arrived. Où est mon COLIS?");
  const { body } = await lead.call(previewTopic, { body: { rules: rulesOf({ any: ["ou est mon colis"] }) } });
  expect(body.matched).toBe(1);
  expect(body.checked).toBeGreaterThan(1);
  const [{ text = "", marks = [] } = {}] = body.examples;
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(["Où est mon COLIS"]);
});

test("Without the right to listen nobody makes a topic, previews one, finds interactions by it or learns what one of them is about", async () => {
  const interactionId = await push("secret word");
  const topicId = await create({ any: ["secret word"] });
  await isAboutSoon(topicId, [interactionId]);
  const read = (client: TestClient) => client.call(interactionTopics, { params: { interactionId } });
  expect((await read(lead)).body).toMatchObject({ topics: [{ id: topicId }], marks: [[{ start: 0, end: 11 }]] });
  const deaf = await clientWith("analytics:view", "analytics:edit", "recording:view");
  const body = { name: "Probing", description: "", rules: rulesOf({ any: ["secret"] }) };
  expect((await deaf.send(createTopic, { body })).status).toBe(403);
  const { version = 1 } = (await topicNow(topicId)) ?? {};
  expect((await deaf.call(updateTopic, { params: { topicId }, body: { ...body, version } })).status).toBe(403);
  expect((await deaf.send(previewTopic, { body: { rules: body.rules } })).status).toBe(403);
  expect((await read(deaf)).status).toBe(403);
  expect(await found(deaf, topicId)).toEqual([]);
});

test("Words that grew between two periods are answered to those who may listen", async () => {
  const dayAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000).toISOString();
  const interactions = Array.from({ length: 40 }, (_, index) => {
    const text = index < 8 ? "What about the price increase in January?" : `Where is parcel ${index}?`;
    return { ...rowOf(`emerging-${index}`, text), queue: "Emerging", startedAt: dayAgo(index < 20 ? 12 : 25) };
  });
  await lead.call(pushInteractions, { body: { interactions } });
  const [from, until] = [dayAgo(19).slice(0, 10), dayAgo(10).slice(0, 10)];
  const body = { from, until, filter: { queue: ["Emerging"] } };
  const { terms, ...read } = (await lead.call(emergingWords, { body })).body;
  expect(read).toEqual({ conversations: { now: 20, before: 20 }, isCapped: false });
  expect(terms.map(({ term }) => term)).toContain("price increase");
  expect(terms.map(({ term }) => term)).not.toContain("parcel");
  const deaf = await clientWith("analytics:view", "analytics:edit", "recording:view");
  expect((await deaf.call(emergingWords, { body })).status).toBe(403);
});
