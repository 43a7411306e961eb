import { searchAuditEvents } from "@evolve/contracts/audit";
import { pushInteractions } from "@evolve/contracts/interactions";
import { readOwnInteraction, searchOwnInteractions, startOwnListening } from "@evolve/contracts/own-interactions";
import {
  readRecordingSettings,
  saveRecordingSettings,
  startListening,
  uploadRecording,
} from "@evolve/contracts/recordings";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { wavOf } from "@evolve/testkit/interaction-rows";
import { sendFile } from "@evolve/testkit/send-file";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let agent: BuiltUser;
let other: BuiltUser;
let lead: TestClient;
let own: TestClient;
let last = 0;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["recording:view", "recording:listen", "recording:edit", "mySpace:view", "tenant:edit"];
  lead = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  other = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  own = await signIn(server, agent);
});
afterAll(() => server.close());

const recorded = async (
  userId: string,
  more: { readonly queue?: string; readonly channel?: "voice" | "chat" } = {},
) => {
  last += 1;
  const at = new Date(server.clock.now().getTime() - last * 60_000).toISOString();
  const of = { reference: `ref-${last}`, userId, startedAt: at, seconds: 60, customer: "+44 20 7946 1234" };
  const messages = [{ at, from: "customer" as const, text: "Where is my parcel?" }];
  const interactions = [{ ...of, channel: "voice" as const, direction: "inbound" as const, messages, ...more }];
  const id = (await lead.call(pushInteractions, { body: { interactions } })).body.interactions[0]?.id ?? "";
  await sendFile(server, lead, uploadRecording, wavOf(2_000), "call.wav", { interactionId: id });
  return id;
};
const allow = async (agentsListen: boolean) => {
  const body = { retentionDays: 365, agentsListen };
  expect((await lead.call(saveRecordingSettings, { body })).body).toMatchObject(body);
};
const read = (interactionId: string) => own.call(readOwnInteraction, { params: { interactionId } });
const listen = (interactionId: string) => own.call(startOwnListening, { params: { interactionId } });
const fetchAudio = async (url: string) => (await server.app.inject({ url })).statusCode;

test("Agents find their own interactions, the latest first, with the customer masked, and nothing by what was said", async () => {
  const [voice, chat] = [await recorded(agent.id, { queue: "Billing" }), await recorded(agent.id, { channel: "chat" })];
  await recorded(other.id, { queue: "Billing" });
  const found = async (filter: object) =>
    (await own.call(searchOwnInteractions, { body: { filter } })).body.interactions.map(({ id }) => id);
  expect(await found({})).toEqual([voice, chat]);
  expect(await found({ search: "bill" })).toEqual([voice]);
  expect(await found({ channel: ["chat"] })).toEqual([chat]);
  for (const search of ["parcel", "7946"]) expect(await found({ search })).toEqual([]);
  expect(await found({ until: "2020-01-01" })).toEqual([]);
  const file = await own.send(searchOwnInteractions, { body: {}, headers: { accept: "text/csv" } });
  expect(file.response.payload).toContain("+44 •••• 1234");
  expect(file.response.payload).not.toContain("7946");
});

test("An interaction of somebody else is answered as one that does not exist, by the page and when listening", async () => {
  await allow(true);
  const theirs = await recorded(other.id);
  const [there, nowhere] = [await read(theirs), await read(newId())];
  expect([there.status, there.errorCode]).toEqual([404, nowhere.errorCode]);
  const [heard, nothing] = [await listen(theirs), await listen(newId())];
  expect([heard.status, heard.errorCode]).toEqual([404, nothing.errorCode]);
  await allow(false);
  expect((await listen(theirs)).status).toBe(404);
});

test("Agents hear and read their own interactions only where the tenant lets them, which it does not at first", async () => {
  const fresh = await buildTenant(server.services);
  const viewer = await signIn(server, await buildUser(server.services, fresh, { permissions: ["recording:view"] }));
  expect((await viewer.call(readRecordingSettings, {})).body).toMatchObject({ agentsListen: false });

  await allow(false);
  const id = await recorded(agent.id);
  expect((await read(id)).body.interaction).toMatchObject({ mayListen: false, bytes: null, messages: null });
  expect((await listen(id)).status).toBe(403);
  await allow(true);
  const { interaction } = (await read(id)).body;
  expect(interaction).toMatchObject({ mayListen: true, bytes: 2_000, messages: [{ text: "Where is my parcel?" }] });
  expect(interaction.customer).toBe("+44 •••• 1234");
  // Only by the call for one's own.
  expect((await own.call(startListening, { params: { interactionId: id } })).status).toBe(403);
  const { address } = (await listen(id)).body;
  expect(await fetchAudio(address)).toBe(200);
  await allow(false);
  expect(await fetchAudio(address)).toBe(403);
});

test("An agent's listening is in the audit log, and so is who lets agents listen", async () => {
  await allow(true);
  const id = await recorded(agent.id);
  await listen(id);
  const { events } = (await lead.call(searchAuditEvents, { body: { filter: { subject: ["interaction"] } } })).body;
  expect(events.filter(({ action, targetId }) => action === "interaction.listened" && targetId === id)).toMatchObject([
    { person: agent.userName },
  ]);
  await allow(false);
  // What is left out of a change stays.
  await lead.call(saveRecordingSettings, { body: { retentionDays: 30 } });
  const settings = (await lead.call(searchAuditEvents, { body: { filter: { search: "recording" } } })).body.events;
  expect(settings.map(({ details }) => details).join()).toContain('"agentsListen":true');
  expect((await lead.call(readRecordingSettings, {})).body).toMatchObject({ retentionDays: 30, agentsListen: false });
});
