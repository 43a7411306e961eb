import { searchAuditEvents } from "@evolve/contracts/audit";
import {
  calibrationChoices,
  closeCalibration,
  deleteCalibration,
  readCalibration,
  saveCalibration,
  searchCalibrations,
  startCalibration,
  submitCalibration,
} from "@evolve/contracts/calibrations";
import { searchEvaluations } from "@evolve/contracts/evaluations";
import { pushInteractions } from "@evolve/contracts/interactions";
import { listNotifications } from "@evolve/contracts/notifications";
import { searchOwnEvaluations } from "@evolve/contracts/own-evaluations";
import {
  createQualityForm,
  deleteQualityForm,
  publishQualityForm,
  updateQualityForm,
} from "@evolve/contracts/quality-forms";
import { qualityOverview } from "@evolve/contracts/quality-overview";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";

const [greeted, solved] = [newId(), newId()];
const question = (id: string, text: string) => ({
  ...{ id, text, help: "", weight: 1, answer: { kind: "yesNo" as const }, allowsNotApplicable: true },
  ...{ comment: "optional" as const, critical: "none" as const },
});
const given = (value: boolean) => ({ value, isNotApplicable: false, comment: "" });
const saying = (first: boolean, second: boolean) => ({ [greeted]: given(first), [solved]: given(second) });

let server: TestServer;
let tenant: BuiltTenant;
let people: Record<"starter" | "first" | "second" | "agent", BuiltUser>;
let starter: TestClient;
let first: TestClient;
let second: TestClient;
let agent: TestClient;
let formId: string;
let last = 0;

const build = (...permissions: string[]) => buildUser(server.services, tenant, { permissions });
const edit = "quality:evaluations:edit";

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  people = {
    starter: await build(
      edit,
      "quality:evaluations:view",
      "quality:forms:edit",
      "recording:view",
      "recording:edit",
      "tenant:edit",
    ),
    first: await build(edit),
    second: await build(edit),
    agent: await build(edit, "quality:evaluations:view", "recording:view", "mySpace:view"),
  };
  [starter, first, second, agent] = [
    await signIn(server, people.starter),
    await signIn(server, people.first),
    await signIn(server, people.second),
    await signIn(server, people.agent),
  ];
  const { form } = (await starter.call(createQualityForm, { body: { name: "Phone", description: "" } })).body;
  formId = form.id;
  const questions = [question(greeted, "Greeted?"), question(solved, "Solved?")];
  const content = { sections: [{ id: newId(), title: "All", weight: 1, questions }] };
  const body = { name: "Phone", description: "", content, version: form.version };
  const { version } = (await starter.call(updateQualityForm, { params: { formId }, body })).body.form;
  await starter.call(publishQualityForm, { params: { formId }, body: { version } });
});
afterAll(() => server.close());

const interaction = async (): Promise<string> => {
  last += 1;
  const startedAt = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
  const of = { reference: `CAL-${last}`, userId: people.agent.id, startedAt, seconds: 60, customer: "Mia" };
  const interactions = [{ ...of, channel: "voice" as const, direction: "inbound" as const }];
  return (await starter.call(pushInteractions, { body: { interactions } })).body.interactions[0]?.id ?? "";
};
const start = async (more: object = {}, by = starter) => {
  const of = { formId, interactionId: await interaction(), referenceEvaluatorId: people.first.id };
  return by.call(startCalibration, {
    body: { ...of, evaluatorIds: [people.first.id, people.second.id], ...more },
  });
};
const started = async (more: object = {}) => (await start(more)).body.calibration.id;
const read = async (by: TestClient, calibrationId: string) => by.call(readCalibration, { params: { calibrationId } });
const save = (by: TestClient, calibrationId: string, answers: ReturnType<typeof saying>, version = 1) =>
  by.call(saveCalibration, { params: { calibrationId }, body: { answers, comment: "As heard", version } });
const submit = (by: TestClient, calibrationId: string, version = 2) =>
  by.call(submitCalibration, { params: { calibrationId }, body: { version } });
const answered = async (by: TestClient, id: string, answers: ReturnType<typeof saying>) => {
  await save(by, id, answers);
  return submit(by, id);
};
const titlesOf = async (by: TestClient) =>
  (await by.call(listNotifications, { query: {} })).body.notifications.map(({ title }) => title);

test("Nobody sees another's answers before all have submitted, which closes it; then all see all, compared with the reference", async () => {
  const id = await started();
  expect((await titlesOf(first))[0]).toBe("An interaction waits for your calibration");
  expect((await answered(first, id, saying(true, true))).body.calibration).toMatchObject({
    ...{ status: "open", outcome: null, submitted: 1, isDue: false },
  });
  const waiting = (await read(second, id)).body.calibration;
  expect(waiting).toMatchObject({ outcome: null, isDue: true, own: { answers: {}, hasSubmitted: false } });
  expect(JSON.stringify(waiting)).not.toContain("As heard");
  expect((await read(starter, id)).body.calibration).toMatchObject({ own: null, outcome: null, mayClose: true });

  expect((await answered(second, id, saying(true, false))).body.calibration.status).toBe("closed");
  for (const client of [first, second, starter])
    expect((await read(client, id)).body.calibration.outcome).toMatchObject({
      agreement: 0.5,
      questions: [
        { id: greeted, isAlike: true, spread: 0 },
        { id: solved, isAlike: false, spread: 100 },
      ],
    });
  const results = (await read(starter, id)).body.calibration.outcome?.results ?? [];
  const of = (who: BuiltUser) => results.find(({ evaluatorId }) => evaluatorId === who.id);
  expect(of(people.first)).toMatchObject({ isReference: true, score: 100, difference: 0, agreement: 1 });
  expect(of(people.second)).toMatchObject({ isReference: false, score: 50, difference: -50, agreement: 0.5 });
  expect(of(people.second)?.answers[solved]).toMatchObject({ value: false });
  for (const client of [first, starter]) expect((await titlesOf(client))[0]).toBe("A calibration is closed");
});

test("Whoever started it closes it early, with what was submitted; afterwards nobody answers any more", async () => {
  const id = await started();
  await answered(first, id, saying(true, true));
  const close = (by: TestClient) => by.call(closeCalibration, { params: { calibrationId: id } });
  expect((await close(second)).status).toBe(403);
  expect((await close(starter)).body.calibration).toMatchObject({
    ...{ status: "closed", mayClose: false, outcome: { agreement: null, results: [{ score: 100 }] } },
  });
  expect((await save(second, id, saying(true, true))).errorCode).toBe("EVALUATION_CLOSED");
  expect((await close(starter)).status).toBe(200);
});

test("Where whoever started it has left, anybody who may evaluate closes it", async () => {
  const leaving = await build(edit, "recording:view");
  const { id } = (await start({}, await signIn(server, leaving))).body.calibration;
  const close = () => second.call(closeCalibration, { params: { calibrationId: id } });
  expect((await close()).status).toBe(403);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("users").set({ locked_down: true }).where("id", "=", leaving.id).execute(),
  );
  expect((await close()).body.calibration).toMatchObject({ status: "closed" });
});

test("The agent sees nothing of it, and it counts in no figure and no list of evaluations", async () => {
  const today = server.clock.now().toISOString().slice(0, 10);
  const id = await started();
  await answered(first, id, saying(true, true));
  await answered(second, id, saying(false, false));
  expect((await read(agent, id)).status).toBe(404);
  expect((await agent.call(searchCalibrations, { body: {} })).body.calibrations).toEqual([]);
  expect((await agent.call(searchOwnEvaluations, { body: {} })).body.evaluations).toEqual([]);
  expect(await titlesOf(agent)).toEqual([]);
  expect((await starter.call(searchEvaluations, { body: {} })).body.evaluations).toEqual([]);
  const { overview } = (await starter.call(qualityOverview, { body: { from: today, until: today } })).body;
  expect(overview.evaluations).toBe(0);
});

test("Answers are based on the version that was seen, complete before they are submitted, and submitted once", async () => {
  const id = await started();
  expect((await save(first, id, saying(true, true))).body).toEqual({ version: 2 });
  expect((await save(first, id, saying(true, false))).errorCode).toBe("CHANGED_MEANWHILE");
  await first.call(saveCalibration, {
    params: { calibrationId: id },
    body: { answers: { [greeted]: given(true) }, comment: "", version: 2 },
  });
  expect(await submit(first, id, 3)).toMatchObject({ status: 409, body: { fields: { [solved]: "answer" } } });
  await save(first, id, saying(true, true), 3);
  expect((await submit(first, id, 4)).status).toBe(200);
  expect((await submit(first, id, 5)).errorCode).toBe("EVALUATION_CLOSED");
  expect((await save(starter, id, saying(true, true))).status).toBe(404);
});

test("It is started by those who may see the interaction, with people who may evaluate, none of them its agent", async () => {
  const { evaluators } = (await starter.call(calibrationChoices, {})).body;
  expect(evaluators.map(({ id }) => id)).toEqual(expect.arrayContaining([people.first.id, people.second.id]));
  expect((await start({}, first)).status).toBe(404);
  expect((await start({}, agent)).errorCode).toBe("OWN_EVALUATION");
  expect((await start({ evaluatorIds: [people.first.id, people.agent.id] })).errorCode).toBe("OWN_EVALUATION");
  const stranger = await build("mySpace:view");
  expect((await start({ evaluatorIds: [people.first.id, stranger.id] })).status).toBe(404);
  const twice = { evaluatorIds: [people.first.id, people.first.id.toUpperCase()] };
  expect(await start(twice)).toMatchObject({ status: 400, body: { fields: { evaluatorIds: "required" } } });
  expect(await start({ referenceEvaluatorId: people.starter.id })).toMatchObject({
    body: { fields: { referenceEvaluatorId: "invalid" } },
  });
  expect((await start({ formId: newId() })).status).toBe(404);
});

test("Calibrations are found by what they are about, and by whether they wait for the reader's answers", async () => {
  const id = await started();
  const found = async (by: TestClient, filter: object) =>
    (await by.call(searchCalibrations, { body: { filter: { ...filter, id: [id] } } })).body.calibrations.length;
  expect([await found(first, { isDue: ["yes"] }), await found(starter, { isDue: ["yes"] })]).toEqual([1, 0]);
  await answered(first, id, saying(true, true));
  expect([await found(first, { isDue: ["yes"] }), await found(first, { isDue: ["no"] })]).toEqual([0, 1]);
  expect([await found(first, { status: ["open"] }), await found(first, { status: ["closed"] })]).toEqual([1, 0]);
  expect([await found(first, { search: `phone cal-${last}` }), await found(first, { search: "nothing" })]).toEqual([
    1, 0,
  ]);
});

test("A form that a calibration was made with is kept", async () => {
  await started();
  expect((await starter.call(deleteQualityForm, { params: { formId } })).errorCode).toBe("IN_USE");
});

test("Whoever started it deletes it, open or closed, which the audit log keeps", async () => {
  const remove = (by: TestClient, calibrationId: string) => by.call(deleteCalibration, { params: { calibrationId } });
  const [open, closed] = [await started(), await started()];
  for (const client of [first, second]) await answered(client, closed, saying(true, true));
  expect((await remove(first, open)).status).toBe(403);
  expect((await remove(agent, open)).status).toBe(404);
  for (const id of [open, closed]) {
    expect((await remove(starter, id)).status).toBe(200);
    expect((await read(starter, id)).status).toBe(404);
    expect((await remove(starter, id)).status).toBe(404);
  }
  const { events } = (await starter.call(searchAuditEvents, { body: { filter: { subject: ["calibration"] } } })).body;
  const deleted = events.filter(({ action }) => action === "calibration.deleted");
  expect(deleted.map(({ targetId }) => targetId)).toEqual([closed, open]);
  expect(deleted.map(({ details }) => details).join()).toMatch(/"status":"closed".*"status":"open"/);
});
