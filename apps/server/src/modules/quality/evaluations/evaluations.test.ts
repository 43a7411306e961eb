import {
  decideDispute,
  evaluationChoices,
  readEvaluation,
  saveEvaluation,
  searchEvaluatedAgents,
  searchEvaluations,
  startEvaluation,
  submitEvaluation,
  withdrawEvaluation,
} from "@evolve/contracts/evaluations";
import { listNotifications } from "@evolve/contracts/notifications";
import {
  acknowledgeEvaluation,
  disputeEvaluation,
  readOwnEvaluation,
  searchOwnEvaluations,
} from "@evolve/contracts/own-evaluations";
import { createQualityForm, publishQualityForm, updateQualityForm } from "@evolve/contracts/quality-forms";
import { qualityOverview } from "@evolve/contracts/quality-overview";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";

let server: TestServer;
let evaluator: TestClient;
let supervisor: TestClient;
let own: TestClient;
let agent: BuiltUser;
let judge: BuiltUser;
let lead: BuiltUser;
let formId: string;
let tenant: BuiltTenant;

const [greeting, solved, lawful] = [newId(), newId(), newId()];
const question = (id: string, text: string, more = {}) => ({
  id,
  text,
  help: "",
  weight: 1,
  answer: { kind: "yesNo" as const },
  allowsNotApplicable: true,
  comment: "optional" as const,
  critical: "none" as const,
  ...more,
});
const questions = [
  question(greeting, "Greeting"),
  question(solved, "Solved", { comment: "belowFull" }),
  question(lawful, "Lawful", { critical: "form" }),
];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["quality:forms:edit", "quality:evaluations:view", "quality:evaluations:edit", "mySpace:view"];
  judge = await buildUser(server.services, tenant, { permissions });
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view", "quality:evaluations:view"] });
  evaluator = await signIn(server, judge);
  lead = await buildUser(server.services, tenant, { permissions });
  supervisor = await signIn(server, lead);
  own = await signIn(server, agent);
  const { form } = (await evaluator.call(createQualityForm, { body: { name: "Phone", description: "" } })).body;
  formId = form.id;
  const content = { sections: [{ id: newId(), title: "All", weight: 1, questions }] };
  const body = { name: "Phone", description: "", content, version: form.version };
  const { version } = (await evaluator.call(updateQualityForm, { params: { formId }, body })).body.form;
  await evaluator.call(publishQualityForm, { params: { formId }, body: { version } });
});
afterAll(() => server.close());

const given = (value: boolean | null, comment = "") => ({ value, isNotApplicable: false, comment });
const allRight = { [greeting]: given(true), [solved]: given(true), [lawful]: given(true) };

const start = (more = {}, by = evaluator) =>
  by.call(startEvaluation, {
    body: {
      formId,
      agentId: agent.id,
      reference: "C-1",
      channel: "voice",
      contactAt: server.clock.now().toISOString(),
      seconds: 240,
      link: null,
      ...more,
    },
  });
const begun = async (more = {}) => (await start(more)).body.evaluation.id;
const versionOf = async (evaluationId: string) =>
  (await supervisor.call(readEvaluation, { params: { evaluationId } })).body.evaluation.version;
const save = async (evaluationId: string, answers: Record<string, ReturnType<typeof given>>, by = evaluator) =>
  by.call(saveEvaluation, {
    params: { evaluationId },
    body: { answers, comment: "", version: await versionOf(evaluationId) },
  });
const submit = async (evaluationId: string, by = evaluator) =>
  by.call(submitEvaluation, { params: { evaluationId }, body: { version: await versionOf(evaluationId) } });
const submitted = async (answers = allRight, more = {}) => {
  const id = await begun(more);
  await save(id, answers);
  expect((await submit(id)).status).toBe(200);
  return id;
};
const dispute = (evaluationId: string) =>
  own.call(disputeEvaluation, { params: { evaluationId }, body: { reason: "I did solve it" } });
const decide = async (evaluationId: string, more: object, by = evaluator) =>
  by.call(decideDispute, {
    params: { evaluationId },
    body: { decision: "kept", reason: "As heard", version: await versionOf(evaluationId), ...more },
  });
const titlesOf = async (client: TestClient) =>
  (await client.call(listNotifications, { query: {} })).body.notifications.map(({ title }) => title);

test("An evaluation is scored by its form, and shown to the agent once it is submitted", async () => {
  const id = await begun();
  expect((await own.call(readOwnEvaluation, { params: { evaluationId: id } })).status).toBe(404);
  expect((await own.call(readEvaluation, { params: { evaluationId: id } })).status).toBe(404);
  const drafts = await own.call(searchEvaluations, { body: { filter: { id: [id] } } });
  expect(drafts.body).toMatchObject({ evaluations: [], counts: { draft: 0 } });
  await save(id, { ...allRight, [greeting]: given(false) });
  expect((await submit(id)).body.evaluation).toMatchObject({ status: "submitted", isFailed: false });
  const { evaluation } = (await own.call(readOwnEvaluation, { params: { evaluationId: id } })).body;
  expect(evaluation.score).toBeCloseTo(66.667, 2);
  expect(await titlesOf(own)).toContain("A contact of yours was evaluated");
  const list = await own.call(searchOwnEvaluations, { body: { filter: { id: [id] } } });
  expect(list.body.evaluations).toMatchObject([{ id, formName: "Phone", formVersion: 1 }]);
});

test("A failed critical question makes the evaluation 0 %", async () => {
  const id = await submitted({ ...allRight, [lawful]: given(false) });
  expect((await evaluator.call(readEvaluation, { params: { evaluationId: id } })).body.evaluation).toMatchObject({
    score: 0,
    isFailed: true,
  });
});

test("An incomplete evaluation is not submitted, and the refusal names the open questions", async () => {
  const id = await begun();
  await save(id, { [greeting]: given(true), [solved]: given(false) });
  expect(await submit(id)).toMatchObject({
    status: 409,
    body: { fields: { [solved]: "comment", [lawful]: "answer" } },
  });
});

test("Only who has begun a draft saves and submits it, based on its version, and never after its submission", async () => {
  const id = await begun();
  expect((await save(id, allRight, supervisor)).status).toBe(404);
  expect((await submit(id, supervisor)).status).toBe(404);
  const body = { answers: allRight, comment: "", version: 1 };
  expect((await evaluator.call(saveEvaluation, { params: { evaluationId: id }, body })).status).toBe(200);
  expect((await evaluator.call(saveEvaluation, { params: { evaluationId: id }, body })).errorCode).toBe(
    "CHANGED_MEANWHILE",
  );
  await submit(id);
  expect((await save(id, {})).errorCode).toBe("EVALUATION_CLOSED");
});

test("Nobody evaluates themselves", async () => {
  expect((await start({ agentId: judge.id })).errorCode).toBe("OWN_EVALUATION");
  const { agents } = (await evaluator.call(searchEvaluatedAgents, { body: {} })).body;
  expect(agents.map(({ id }) => id)).not.toContain(judge.id);
  expect(agents.map(({ id }) => id)).toContain(agent.id);
});

test("A contact that has not taken place yet is not evaluated", async () => {
  const ahead = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  expect(await start({ contactAt: ahead })).toMatchObject({ status: 400, body: { fields: { contactAt: "maxDate" } } });
});

test("An agent acknowledges an evaluation once", async () => {
  const evaluationId = await submitted();
  const acknowledge = () =>
    own.call(acknowledgeEvaluation, { params: { evaluationId }, body: { comment: "Thank you" } });
  expect((await acknowledge()).body.evaluation).toMatchObject({
    status: "acknowledged",
    acknowledgement: "Thank you",
  });
  expect((await acknowledge()).errorCode).toBe("EVALUATION_CLOSED");
});

test("A dispute is kept or decided with corrected answers; those of before stay readable", async () => {
  const id = await submitted({ ...allRight, [solved]: given(false, "Not solved") });
  expect((await dispute(id)).body.evaluation).toMatchObject({ status: "disputed", disputableUntil: null });
  expect((await titlesOf(evaluator))[0]).toMatch(/disputes an evaluation/);
  expect((await decide(id, { decision: "corrected" })).body).toMatchObject({ fields: { answers: "required" } });
  const { evaluation } = (await decide(id, { decision: "corrected", answers: allRight })).body;
  expect(evaluation).toMatchObject({ status: "resolved", decision: "corrected", score: 100 });
  expect(evaluation.earlier).toMatchObject([{ answers: { [solved]: { value: false, comment: "Not solved" } } }]);
  expect(evaluation.earlier[0]?.score).toBeCloseTo(66.667, 2);
  expect((await titlesOf(own))[0]).toBe("Your evaluation was corrected");
  expect((await dispute(id)).errorCode).toBe("EVALUATION_CLOSED");

  const kept = await submitted();
  await dispute(kept);
  expect((await decide(kept, {}, supervisor)).body.evaluation).toMatchObject({
    decision: "kept",
    score: 100,
    decisionReason: "As heard",
    earlier: [],
  });
  expect((await titlesOf(own))[0]).toBe("Your evaluation stays as it is");
});

test("An evaluation can be disputed within 14 days of its submission", async () => {
  const [inTime, late] = [await submitted(), await submitted()];
  server.clock.advance(14 * 86_400 - 300);
  [evaluator, supervisor, own] = [await signIn(server, judge), await signIn(server, lead), await signIn(server, agent)];
  expect((await dispute(inTime)).status).toBe(200);
  server.clock.advance(420);
  expect((await dispute(late)).errorCode).toBe("DISPUTE_TOO_LATE");
});

test("A withdrawn evaluation is gone, a submitted one only with a reason", async () => {
  const evaluationId = await submitted();
  const withdraw = (reason: string) =>
    evaluator.call(withdrawEvaluation, { params: { evaluationId }, body: { reason } });
  expect(await withdraw(" ")).toMatchObject({ status: 400, body: { fields: { reason: "required" } } });
  expect((await withdraw("Wrong agent")).status).toBe(200);
  expect((await own.call(readOwnEvaluation, { params: { evaluationId } })).status).toBe(404);
  expect((await withdraw("Again")).status).toBe(404);
});

test("Evaluations are found by status, form, agent, evaluator, score and what failed", async () => {
  const failed = await submitted({ ...allRight, [lawful]: given(false) }, { reference: "FIND-1" });
  const fine = await submitted(allRight, { reference: "FIND-2" });
  const find = async (filter: object) =>
    (await evaluator.call(searchEvaluations, { body: { filter: { search: "find", ...filter } } })).body;
  expect((await find({ isFailed: ["yes"] })).evaluations).toMatchObject([{ id: failed }]);
  expect((await find({ scoreFrom: 90 })).evaluations).toMatchObject([{ id: fine }]);
  expect((await find({ scoreTo: 10 })).evaluations).toMatchObject([{ id: failed }]);
  expect((await find({ status: ["draft"] })).counts).toMatchObject({ draft: 0, submitted: 2 });
  expect((await find({ agentId: [judge.id] })).totalRecords).toBe(0);
  expect((await find({ evaluatorId: [judge.id], formId: [formId] })).totalRecords).toBe(2);
  expect((await find({ until: "2020-01-01" })).totalRecords).toBe(0);
  const { statistics } = (
    await evaluator.call(searchEvaluations, { body: { filter: { search: "find" }, statistics: "score" } })
  ).body;
  expect(statistics).toMatchObject({ count: 2, sum: 100 });
  const choices = (await evaluator.call(evaluationChoices, {})).body;
  expect(choices.forms).toEqual([{ id: formId, name: "Phone", isOffered: true }]);
  expect(choices.evaluators).toMatchObject([{ id: judge.id }]);
});

test("The overview sums what was submitted in its days: by week, form and agent, and names the weakest question", async () => {
  const today = server.clock.now().toISOString().slice(0, 10);
  const read = async () => {
    const body = { from: today, until: today };
    return (await evaluator.call(qualityOverview, { body })).body.overview;
  };
  const before = await read();
  await submitted({ ...allRight, [greeting]: given(false) });
  const after = await read();
  expect(after.evaluations).toBe(before.evaluations + 1);
  expect(after.weeks).toHaveLength(1);
  expect(after.weeks[0]?.evaluations).toBe(after.evaluations);
  expect(after.forms).toMatchObject([{ name: "Phone", evaluations: after.evaluations, failed: after.failed }]);
  expect(after.agents).toMatchObject([{ id: agent.id }]);
  const greeted = (of: typeof after) => of.weakest.find(({ questionId }) => questionId === greeting);
  expect(greeted(after)).toMatchObject({ text: "Greeting", sectionTitle: "All", formName: "Phone" });
  expect(greeted(after)?.score).toBeLessThan(100);
});

test("A dispute of an evaluation whose evaluator has left goes to all who may decide, but not to the agent", async () => {
  const leaving = await buildUser(server.services, tenant, { permissions: ["quality:evaluations:edit"] });
  const client = await signIn(server, leaving);
  const begin = async () => {
    const { id, version } = (await start({}, client)).body.evaluation;
    const body = { answers: allRight, comment: "", version };
    const saved = await client.call(saveEvaluation, { params: { evaluationId: id }, body });
    await client.call(submitEvaluation, { params: { evaluationId: id }, body: { version: saved.body.version } });
    return id;
  };
  const told = async (of: TestClient) => (await titlesOf(of)).filter((title) => title.includes("disputes")).length;
  const [first, second] = [await begin(), await begin()];
  const before = [await told(evaluator), await told(supervisor), await told(own)];
  await dispute(first);
  expect([await told(evaluator), await told(supervisor), await told(own)]).toEqual(before);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("users").set({ locked_down: true }).where("id", "=", leaving.id).execute(),
  );
  await dispute(second);
  expect([await told(evaluator), await told(supervisor), await told(own)]).toEqual(
    before.map((count, at) => count + (at < 2 ? 1 : 0)),
  );
});
