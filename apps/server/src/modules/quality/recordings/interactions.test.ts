import { searchAuditEvents } from "@evolve/contracts/audit";
import type { CallInput } from "@evolve/contracts/call";
import {
  deleteInteraction,
  holdInteraction,
  interactionChoices,
  interactionLimits,
  pushInteractions,
  readInteraction,
  releaseInteraction,
  searchInteractions,
} from "@evolve/contracts/interactions";
import {
  addRecordingMarker,
  deleteRecordingMarker,
  readRecordingSettings,
  recordingLimits,
  saveRecordingSettings,
  startListening,
  updateRecordingMarker,
  uploadRecording,
} from "@evolve/contracts/recordings";
import { newId } from "@evolve/server/ids";
import { deleteStaleRows } from "@evolve/server/modules/platform/jobs/index";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { wavOf } from "@evolve/testkit/interaction-rows";
import { sendFile } from "@evolve/testkit/send-file";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maskCustomer } from "./mask-customer.ts";

let server: TestServer;
let tenant: BuiltTenant;
let agent: BuiltUser;
let leader: BuiltUser;
let lead: TestClient;
let listener: TestClient;
let viewer: TestClient;
let last = 0;

const day = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const clientWith = async (...permissions: string[]) =>
    signIn(server, await buildUser(server.services, tenant, { permissions }));
  agent = await buildUser(server.services, tenant, { permissions: [], firstName: "Zoë", lastName: "Quist" });
  const permissions = ["recording:view", "recording:listen", "recording:edit", "tenant:edit"];
  leader = await buildUser(server.services, tenant, { permissions });
  lead = await signIn(server, leader);
  listener = await clientWith("recording:view", "recording:listen");
  viewer = await clientWith("recording:view");
});
afterAll(() => server.close());

type Pushed = CallInput<typeof pushInteractions>["body"]["interactions"][number];

const ago = (milliseconds: number): string => new Date(server.clock.now().getTime() - milliseconds).toISOString();

const pushed = (given: Partial<Pushed> = {}): Pushed => {
  last += 1;
  const who = (given.userName ?? given.employeeNumber) ? {} : { userId: agent.id };
  const what = { channel: "voice", direction: "inbound", customer: "+44 20 7946 1234", queue: "Billing" } as const;
  return { reference: `ref-${last}`, ...who, ...what, startedAt: ago(3_600_000), seconds: 240, ...given };
};

const said = (at: string) => ({ at, from: "agent" as const, text: "Hello" });

const push = async (given: Partial<Pushed> = {}): Promise<string> => {
  const { interactions } = (await lead.call(pushInteractions, { body: { interactions: [pushed(given)] } })).body;
  return interactions[0]?.id ?? "";
};
const recorded = async (given: Partial<Pushed> = {}): Promise<string> => {
  const interactionId = await push(given);
  const { status } = await sendFile(server, lead, uploadRecording, wavOf(2_000), "call.wav", { interactionId });
  expect(status).toBe(200);
  return interactionId;
};
const found = async (client: TestClient, filter: CallInput<typeof searchInteractions>["body"]["filter"]) =>
  (await client.call(searchInteractions, { body: { filter } })).body.interactions.map(({ id }) => id);
const read = async (client: TestClient, interactionId: string) =>
  client.call(readInteraction, { params: { interactionId } });

test("A push again changes nothing, and the last one of a reference counts; agents are named by id, user name or employee number", async () => {
  const number = `E-${newId()}`;
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const unit = { tenant_id: tenant.id, id: newId(), name: "Unit", zone: "UTC", week_start: 1, interval_minutes: 30 };
    await tx.insertInto("business_units").values(unit).execute();
    await tx
      .insertInto("planning_agents")
      .values({ tenant_id: tenant.id, user_id: agent.id, business_unit_id: unit.id, employee_number: number })
      .execute();
  });
  const first = pushed({ seconds: 100 });
  const interactions = [
    first,
    { ...first, seconds: 200 },
    pushed({ userName: agent.userName.toUpperCase() }),
    pushed({ employeeNumber: number.toLowerCase() }),
  ];
  const answer = (await lead.call(pushInteractions, { body: { interactions } })).body;
  expect(answer.stored).toBe(3);
  expect((await lead.call(pushInteractions, { body: { interactions } })).body).toEqual(answer);
  for (const { id } of answer.interactions)
    expect((await read(lead, id)).body.interaction.agent).toEqual({ id: agent.id, name: "Zoë Quist" });
  const [{ id: interactionId = "" } = {}] = answer.interactions;
  expect((await read(lead, interactionId)).body.interaction.seconds).toBe(200);
});

test("A push names nobody who was deleted, by their employee number either", async () => {
  const number = `E-${newId()}`;
  const gone = await buildUser(server.services, tenant, { permissions: [] });
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const unit = {
      tenant_id: tenant.id,
      id: newId(),
      name: "Closed",
      zone: "UTC",
      week_start: 1,
      interval_minutes: 30,
    };
    await tx.insertInto("business_units").values(unit).execute();
    await tx
      .insertInto("planning_agents")
      .values({ tenant_id: tenant.id, user_id: gone.id, business_unit_id: unit.id, employee_number: number })
      .execute();
    await tx.updateTable("users").set({ status: "DELETED" }).where("id", "=", gone.id).execute();
  });
  const row = pushed({ employeeNumber: number });
  expect(await lead.call(pushInteractions, { body: { interactions: [row] } })).toMatchObject({
    status: 404,
    body: { fields: { "interactions.0.employeeNumber": "notFound" } },
  });
});

test("A bad row is named, and nothing of its push is stored", async () => {
  const good = pushed();
  const bad: [Partial<Pushed>, string][] = [
    [{ userId: newId() }, "interactions.1.userId"],
    [{ userId: undefined, userName: "nobody" }, "interactions.1.userName"],
    [{ userId: undefined, employeeNumber: "none" }, "interactions.1.employeeNumber"],
    [{ userId: undefined }, "interactions.1.userId"],
    [{ startedAt: ago(-3_600_000) }, "interactions.1.startedAt"],
    [{ startedAt: "0000-01-01T00:00:00Z" }, "interactions.1.startedAt"],
    [{ messages: [said("0000-01-01T00:00:00Z")] }, "interactions.1.messages.0.at"],
    [{ messages: [said(ago(day)), said(ago(-3_600_000))] }, "interactions.1.messages.1.at"],
    [{ seconds: -1 }, "interactions.1.seconds"],
    [{ customer: " " }, "interactions.1.customer"],
  ];
  for (const [given, field] of bad) {
    const body = JSON.parse(JSON.stringify({ interactions: [good, pushed(given)] })) as object;
    const answer = await lead.send(pushInteractions, { body });
    expect(Object.keys((answer.body as { fields?: object }).fields ?? {})).toEqual([field]);
  }
  expect(await found(lead, { search: good.reference })).toEqual([]);
  const many = Array.from({ length: interactionLimits.atOnce + 1 }, () => pushed());
  expect((await lead.send(pushInteractions, { body: { interactions: many } })).status).toBe(400);
});

test("Interactions are found by what is known of them and, without accents, by what was written", async () => {
  const chat = await push({
    ...{ channel: "chat", direction: "outbound", queue: "Care", seconds: 30, startedAt: ago(2 * day) },
    messages: [
      { at: ago(2 * day), from: "customer", text: "Where is my crème brûlée torch?" },
      { at: ago(2 * day), from: "agent", text: "It left the warehouse 100% today." },
    ],
  });
  const call = await recorded({ seconds: 1_200, startedAt: ago(10 * day) });
  const only = { id: [chat, call] };
  const date = (milliseconds: number) => ago(milliseconds).slice(0, 10);
  const filters: [CallInput<typeof searchInteractions>["body"]["filter"], string[]][] = [
    [{}, [chat, call]],
    [{ search: "creme TORCH" }, [chat]],
    [{ search: "100%" }, [chat]],
    [{ search: "10_%" }, []],
    [{ search: "zoe quist" }, [chat, call]],
    [{ channel: ["chat"] }, [chat]],
    [{ direction: ["inbound"] }, [call]],
    [{ queue: ["Care"] }, [chat]],
    [{ userId: [newId()] }, []],
    [{ teamId: [tenant.teamId] }, (await teamOf(agent)) ? [chat, call] : []],
    [{ customer: "7946" }, [chat, call]],
    [{ duration: ["under1"] }, [chat]],
    [{ duration: ["under1", "over15"] }, [chat, call]],
    [{ minSeconds: 30, maxSeconds: 30 }, [chat]],
    [{ hasRecording: ["yes"] }, [call]],
    [{ hasRecording: ["no"] }, [chat]],
    [{ from: date(3 * day) }, [chat]],
    [{ until: date(3 * day) }, [call]],
  ];
  for (const [filter, ids] of filters)
    expect(`${JSON.stringify(filter)} ${(await found(lead, { ...filter, ...only })).join()}`).toBe(
      `${JSON.stringify(filter)} ${ids.join()}`,
    );
  const { figures } = (await lead.call(searchInteractions, { body: { filter: only } })).body;
  expect(figures).toEqual({ interactions: 2, recorded: 0.5, averageSeconds: 615 });
  const orderBy = [{ field: "seconds", direction: "desc" }] as const;
  const sorted = (await lead.call(searchInteractions, { body: { filter: only, orderBy: [...orderBy] } })).body;
  expect(sorted.interactions.map(({ id }) => id)).toEqual([call, chat]);
  const choices = (await viewer.call(interactionChoices, {})).body;
  expect(choices.queues).toEqual(expect.arrayContaining(["Billing", "Care"]));
  expect(choices.agents).toContainEqual({ id: agent.id, name: "Zoë Quist" });
});

const teamOf = async ({ id }: BuiltUser): Promise<string | null | undefined> =>
  server.services.database.readTenant(tenant.id, async (tx) => {
    const row = await tx.selectFrom("users").select("team_id").where("id", "=", id).executeTakeFirst();
    return row?.team_id;
  });

test("Those who may not listen see masked customers, no transcript and no marker, and find nothing by them", async () => {
  const id = await recorded({ messages: [{ at: ago(day), from: "customer", text: "a very secret word" }] });
  await listener.call(addRecordingMarker, { params: { interactionId: id }, body: { second: 1, note: "Here" } });
  const seen = (await read(viewer, id)).body.interaction;
  expect(seen).toMatchObject({ customer: "+44 •••• 1234", messages: null, markers: [], hasRecording: true });
  expect(seen.recording).toMatchObject({ fileName: null, format: "wav" });
  expect((await read(listener, id)).body.interaction).toMatchObject({
    customer: "+44 20 7946 1234",
    messages: [{ from: "customer", text: "a very secret word" }],
    markers: [{ second: 1, note: "Here" }],
  });
  for (const filter of [{ search: "secret" }, { customer: "7946" }, { search: "7946" }]) {
    expect(await found(viewer, { ...filter, id: [id] })).toEqual([]);
    expect(await found(listener, { ...filter, id: [id] })).toEqual([id]);
  }
  const file = await viewer.send(searchInteractions, {
    body: { filter: { id: [id] } },
    headers: { accept: "text/csv" },
  });
  expect(file.response.payload).toContain("+44 •••• 1234");
  expect(file.response.payload).not.toContain("7946");
});

test("A masked customer keeps what tells calls apart and not who it is", () => {
  const masked = ["+442079461234", "020 7946 1234", "12345", "mia@example.com", "Mia Wong", "@mia"].map(maskCustomer);
  expect(masked).toEqual(["+44 •••• 1234", "•••• 1234", "•••• 45", "m••••@example.com", "M••••", "@••••"]);
});

test("A marker is changed by whoever put it, from the version that they saw, and deleted by them or with the right to edit", async () => {
  const interactionId = await recorded();
  const add = async (client: TestClient) =>
    (await client.call(addRecordingMarker, { params: { interactionId }, body: { second: 9, note: "Greeting" } })).body
      .marker;
  const marker = await add(listener);
  expect(marker).toMatchObject({ second: 9, note: "Greeting", isOwn: true });
  const params = { markerId: marker.id };
  const change = { second: 12, note: "Offer", version: marker.version };
  expect((await lead.call(updateRecordingMarker, { params, body: change })).status).toBe(404);
  expect((await listener.call(updateRecordingMarker, { params, body: change })).body.marker).toMatchObject({
    ...{ second: 12, note: "Offer" },
  });
  expect((await listener.call(updateRecordingMarker, { params, body: change })).errorCode).toBe("CHANGED_MEANWHILE");
  const leads = await add(lead);
  expect((await listener.call(deleteRecordingMarker, { params: { markerId: leads.id } })).status).toBe(404);
  expect((await lead.call(deleteRecordingMarker, { params })).status).toBe(200);
  expect((await read(listener, interactionId)).body.interaction.markers.map(({ id }) => id)).toEqual([leads.id]);
  const unrecorded = { params: { interactionId: await push() }, body: { second: 0, note: "None" } };
  expect((await lead.call(addRecordingMarker, unrecorded)).status).toBe(404);
});

test("Each change of a marker is in the audit log, and whose it was", async () => {
  const interactionId = await recorded();
  const params = { interactionId };
  const { id: markerId } = (await listener.call(addRecordingMarker, { params, body: { second: 2, note: "Refund" } }))
    .body.marker;
  const changed = { second: 3, note: "Complaint" };
  await listener.call(updateRecordingMarker, { params: { markerId }, body: changed });
  await lead.call(deleteRecordingMarker, { params: { markerId } });
  const { events } = (await lead.call(searchAuditEvents, { body: { filter: { subject: ["interaction"] } } })).body;
  const own = events.filter(({ targetId, action }) => targetId === interactionId && action.includes("marker"));
  expect(own.toReversed().map(({ action }) => action)).toEqual([
    ...["interaction.marker-added", "interaction.marker-changed", "interaction.marker-deleted"],
  ]);
  expect(own[0]?.details).toBe(JSON.stringify({ note: "Complaint", second: 3 }));
});

test("A recording takes so many markers and no more", async () => {
  const interactionId = await recorded();
  const add = (second: number) =>
    lead.call(addRecordingMarker, { params: { interactionId }, body: { second, note: "One" } });
  for (let second = 0; second < recordingLimits.markersMax; second += 1) expect((await add(second)).status).toBe(200);
  expect((await add(1)).errorCode).toBe("TOO_MANY_MARKERS");
});

test("An interaction on legal hold is neither deleted nor changed until the hold ends; each step is in the audit log", async () => {
  const given = pushed({ seconds: 50, wrapUp: "Refund" });
  const interactionId = await recorded(given);
  const params = { interactionId };
  const body = { reason: "Case 12" };
  await lead.call(holdInteraction, { params, body });
  await lead.call(holdInteraction, { params, body: { reason: "Another" } });
  expect((await read(viewer, interactionId)).body.interaction).toMatchObject({ isHeld: true, hold: body });
  expect(await found(lead, { isHeld: ["yes"] })).toEqual([interactionId]);
  expect((await lead.call(deleteInteraction, { params, body })).errorCode).toBe("LEGAL_HOLD");
  await lead.call(pushInteractions, { body: { interactions: [{ ...given, seconds: 60, wrapUp: "None" }] } });
  expect((await read(lead, interactionId)).body.interaction).toMatchObject({ seconds: 50, wrapUp: "Refund" });
  const again = await sendFile(server, lead, uploadRecording, wavOf(3_000), "other.wav", params);
  expect(again).toMatchObject({ status: 409, body: { errorCode: "LEGAL_HOLD" } });
  expect((await read(lead, interactionId)).body.interaction.recording).toMatchObject({ bytes: 2_000 });
  await lead.call(releaseInteraction, { params, body });
  expect((await lead.call(deleteInteraction, { params, body })).status).toBe(200);
  expect((await read(lead, interactionId)).status).toBe(404);
  expect((await lead.call(startListening, { params })).status).toBe(404);
  const { events } = (await lead.call(searchAuditEvents, { body: { filter: { subject: ["interaction"] } } })).body;
  const own = events.filter(({ targetId }) => targetId === interactionId).map(({ action }) => action);
  expect(own.toReversed()).toEqual([
    ...["interaction.recording-stored", "interaction.held", "interaction.released", "interaction.deleted"],
  ]);
});

test("On legal hold markers are neither added nor changed nor deleted, not even by those who may edit", async () => {
  const interactionId = await recorded();
  const params = { interactionId };
  const fields = { second: 4, note: "Offer" };
  const { marker } = (await listener.call(addRecordingMarker, { params, body: fields })).body;
  await lead.call(holdInteraction, { params, body: { reason: "Case 13" } });
  const ofMarker = { markerId: marker.id };
  const attempts = [
    await listener.call(addRecordingMarker, { params, body: fields }),
    await listener.call(updateRecordingMarker, { params: ofMarker, body: { ...fields, note: "Nothing" } }),
    await listener.call(deleteRecordingMarker, { params: ofMarker }),
    await lead.call(deleteRecordingMarker, { params: ofMarker }),
  ];
  expect(attempts.map(({ errorCode }) => errorCode)).toEqual(attempts.map(() => "LEGAL_HOLD"));
  expect((await read(listener, interactionId)).body.interaction.markers).toEqual([marker]);
  await lead.call(releaseInteraction, { params, body: { reason: "Over" } });
  expect((await listener.call(deleteRecordingMarker, { params: ofMarker })).status).toBe(200);
});

test("Interactions go with all that belongs to them when the tenant's retention is over, apart from those on legal hold", async () => {
  const settings = (await viewer.call(readRecordingSettings, {})).body;
  expect(settings.retentionDays).toBe(365);
  const [old, held, young] = [
    await recorded({ startedAt: ago(31 * day) }),
    await recorded({ startedAt: ago(31 * day) }),
    await recorded({ startedAt: ago(29 * day) }),
  ];
  await lead.call(holdInteraction, { params: { interactionId: held }, body: { reason: "Case 13" } });
  // More than are deleted in one statement.
  const more = Array.from({ length: 12 }, () => pushed({ startedAt: ago(40 * day) }));
  await lead.call(pushInteractions, { body: { interactions: more } });
  const sweep = () => deleteStaleRows(server.services, server.clock.now());
  await sweep();
  expect((await read(lead, old)).body.interaction.keptUntil.slice(0, 10)).toBe(ago(-334 * day).slice(0, 10));
  const body = { retentionDays: 30, version: settings.version };
  expect((await lead.call(saveRecordingSettings, { body })).body.retentionDays).toBe(30);
  expect((await lead.call(saveRecordingSettings, { body })).errorCode).toBe("CHANGED_MEANWHILE");
  expect((await lead.send(saveRecordingSettings, { body: { retentionDays: 0 } })).status).toBe(400);
  await sweep();
  expect((await read(lead, old)).status).toBe(404);
  for (const { reference } of more) expect(await found(lead, { search: reference })).toEqual([]);
  for (const kept of [held, young]) expect((await read(lead, kept)).status).toBe(200);
  const left = await server.services.database.readTenant(tenant.id, (tx) =>
    tx.selectFrom("recordings").select("interaction_id").where("interaction_id", "in", [old, held, young]).execute(),
  );
  expect(left.map((row) => row.interaction_id).sort()).toEqual([held, young].sort());
});

test("Reading a transcript of somebody else's is in the audit log, once for each person, interaction and hour", async () => {
  const reader = await buildUser(server.services, tenant, { permissions: ["recording:view", "recording:listen"] });
  const readers = async (targets: readonly string[]) =>
    (await lead.call(searchAuditEvents, { body: { filter: { subject: ["interaction"] } } })).body.events
      .filter(({ action, targetId }) => action === "interaction.read" && targets.includes(targetId ?? ""))
      .map(({ person }) => person);
  const messages = [said(ago(3_600_000))];
  const written = await push({ messages });
  const [own, silent] = [await push({ messages, userId: reader.id }), await push()];
  await read(viewer, written);
  expect(await readers([written])).toEqual([]);
  const client = await signIn(server, reader);
  await Promise.all([read(client, written), read(client, written)]);
  await read(client, own);
  await read(client, silent);
  expect(await readers([written, own, silent])).toEqual([reader.userName]);
  server.clock.advance(3_600);
  lead = await signIn(server, leader);
  await read(await signIn(server, reader), written);
  expect(await readers([written])).toEqual([reader.userName, reader.userName]);
});
