import { searchAuditEvents } from "@evolve/contracts/audit";
import type { CallInput } from "@evolve/contracts/call";
import {
  deleteEvaluationPlan,
  evaluationPlanChoices,
  handOverAssignment,
  saveEvaluationPlan,
  searchAssignments,
  searchEvaluationPlans,
  startAssignment,
} from "@evolve/contracts/evaluation-plans";
import {
  readEvaluation,
  saveEvaluation,
  searchEvaluations,
  startEvaluation,
  submitEvaluation,
  withdrawEvaluation,
} from "@evolve/contracts/evaluations";
import { pushInteractions } from "@evolve/contracts/interactions";
import { listNotifications } from "@evolve/contracts/notifications";
import {
  createQualityForm,
  deleteQualityForm,
  publishQualityForm,
  retireQualityForm,
  updateQualityForm,
} from "@evolve/contracts/quality-forms";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";
import { drawPlans, findDuePlans } from "./draw-plans.ts";

type Fields = Omit<CallInput<typeof saveEvaluationPlan>["body"], "id" | "version">;
type Pushed = CallInput<typeof pushInteractions>["body"]["interactions"][number];

const dayMs = 86_400_000;
const asked = newId();
let server: TestServer;
let last = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Scene {
  readonly tenant: BuiltTenant;
  readonly manager: TestClient;
  readonly evaluators: readonly (BuiltUser & { readonly client: TestClient })[];
  readonly agents: readonly BuiltUser[];
  readonly formId: string;
}

/** A tenant with a manager, evaluators, agents and a published form. */
const scene = async (evaluatorCount: number, agentCount: number): Promise<Scene> => {
  const tenant = await buildTenant(server.services);
  const build = (...permissions: string[]) => buildUser(server.services, tenant, { permissions });
  const manager = await signIn(
    server,
    await build("quality:forms:edit", "quality:evaluations:view", "recording:edit", "tenant:edit"),
  );
  const evaluators = [];
  for (let at = 0; at < evaluatorCount; at += 1) {
    const person = await build("quality:evaluations:edit", "quality:evaluations:view");
    evaluators.push({ ...person, client: await signIn(server, person) });
  }
  const agents = [];
  for (let at = 0; at < agentCount; at += 1) agents.push(await build("mySpace:view"));
  const { form } = (await manager.call(createQualityForm, { body: { name: "Phone", description: "" } })).body;
  const question = {
    ...{ id: asked, text: "Greeted?", help: "", weight: 1, answer: { kind: "yesNo" as const } },
    ...{ allowsNotApplicable: true, comment: "optional" as const, critical: "none" as const },
  };
  const content = { sections: [{ id: newId(), title: "All", weight: 1, questions: [question] }] };
  const of = { params: { formId: form.id } };
  const body = { name: "Phone", description: "", content, version: form.version };
  const { version } = (await manager.call(updateQualityForm, { ...of, body })).body.form;
  await manager.call(publishQualityForm, { ...of, body: { version } });
  return { tenant, manager, evaluators, agents, formId: form.id };
};

/** An instant of the week that has ended, in UTC. */
const lastWeek = (day = 2, hour = 12): string => {
  const now = server.clock.now().getTime();
  const today = now - (now % dayMs);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  return new Date(monday + (day - 7) * dayMs + hour * 3_600_000).toISOString();
};

const push = async ({ manager }: Scene, userId: string, more: Partial<Pushed> = {}): Promise<string> => {
  last += 1;
  const of = { reference: `PLAN-${last}`, userId, startedAt: lastWeek(), seconds: 60, customer: "Mia" };
  const one = { ...of, channel: "voice" as const, direction: "inbound" as const, ...more };
  return (await manager.call(pushInteractions, { body: { interactions: [one] } })).body.interactions[0]?.id ?? "";
};

const planOf = ({ formId, evaluators }: Scene, more: Partial<Fields> = {}): Fields => ({
  ...{ name: "Weekly", formId, teamIds: [], perAgent: 2, channels: [], minSeconds: 0, isPaused: false },
  evaluatorIds: evaluators.map(({ id }) => id),
  ...more,
});
const add = async (of: Scene, more: Partial<Fields> = {}) =>
  (await of.manager.call(saveEvaluationPlan, { body: planOf(of, more) })).body.plan;

/** Lets plans have begun a week earlier. */
const weekPasses = ({ tenant }: Scene) =>
  server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .updateTable("quality_plans")
      .set({ drawn_until: sql<string>`drawn_until - 7` })
      .execute(),
  );
const run = ({ tenant }: Scene) => runJob(server, drawPlans, {}, tenant.id);
const draw = async (of: Scene) => {
  await weekPasses(of);
  await run(of);
};
const assigned = async (by: TestClient, filter: CallInput<typeof searchAssignments>["body"]["filter"] = {}) =>
  (await by.call(searchAssignments, { body: { filter } })).body.assignments;
const lock = ({ tenant }: Scene, { id }: BuiltUser) =>
  server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("users").set({ locked_down: true }).where("id", "=", id).execute(),
  );
const toldOf = async ({ client }: { readonly client: TestClient }) =>
  (await client.call(listNotifications, { query: {} })).body.notifications.map(({ content }) => content);

test("Of a week that has ended so many interactions of each agent are drawn, once on two nodes, shared evenly, nobody's own to themselves", async () => {
  const of = await scene(2, 3);
  const [busy] = of.evaluators;
  const own: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    for (const { id } of of.agents) await push(of, id);
    own.push(await push(of, busy?.id ?? ""));
  }
  await add(of);
  await run(of);
  expect(await assigned(of.manager)).toEqual([]);
  await weekPasses(of);
  await Promise.all([run(of), run(of)]);
  await run(of);
  const drawn = await assigned(of.manager);
  expect(new Set(drawn.map(({ interactionId }) => interactionId)).size).toBe(8);
  const byAgent = Map.groupBy(drawn, ({ agentName }) => agentName);
  expect([...byAgent.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  for (const evaluator of of.evaluators) {
    const given = await assigned(evaluator.client);
    expect(given).toHaveLength(4);
    expect(given.every(({ evaluatorId }) => evaluatorId === evaluator.id)).toBe(true);
    expect(await toldOf(evaluator)).toEqual(["“Weekly”: 4 interactions."]);
  }
  const taken = drawn.filter(({ evaluatorId }) => evaluatorId === busy?.id);
  expect(taken.filter(({ interactionId }) => own.includes(interactionId))).toEqual([]);
  const [plan] = (await of.manager.call(searchEvaluationPlans, { body: {} })).body.plans;
  expect(plan).toMatchObject({ drawn: 8, done: 0, overdue: 0 });
  const { events } = (await of.manager.call(searchAuditEvents, { body: { filter: { subject: ["evaluation-plan"] } } }))
    .body;
  expect(events.map(({ action }) => action)).toEqual(["evaluation-plan.drawn", "evaluation-plan.created"]);
});

test("Not drawn is what was evaluated or is being evaluated, what another plan has drawn, and what the plan leaves out", async () => {
  const of = await scene(1, 2);
  const [agent, other] = of.agents;
  const [judge] = of.evaluators;
  const team = newId();
  await server.services.database.withTenant(of.tenant.id, async (tx) => {
    await tx.insertInto("teams").values({ tenant_id: of.tenant.id, id: team, name: "North" }).execute();
    await tx
      .updateTable("users")
      .set({ team_id: team })
      .where("id", "=", agent?.id ?? "")
      .execute();
    // Monday there begins eight hours later than in UTC.
    await tx.updateTable("tenants").set({ timezone: "America/Los_Angeles" }).execute();
  });
  const id = agent?.id ?? "";
  const begun = { reference: "BEGUN", userId: id, startedAt: lastWeek() };
  await push(of, id, begun);
  const contact = { agentId: id, reference: "BEGUN", channel: "voice" as const, contactAt: lastWeek() };
  await judge?.client.call(startEvaluation, { body: { ...contact, formId: of.formId, seconds: 60, link: null } });
  await push(of, id, { seconds: 29 });
  await push(of, id, { channel: "email" });
  await push(of, other?.id ?? "");
  await push(of, id, { startedAt: lastWeek(0, 5) });
  await push(of, id, { startedAt: lastWeek(7, 12) });
  const [first, sundayNight] = [await push(of, id), await push(of, id, { startedAt: lastWeek(7, 5) })];
  await add(of, { teamIds: [team], channels: ["voice", "chat"], minSeconds: 30, perAgent: 20 });
  await draw(of);
  const drawn = (await assigned(of.manager)).map(({ interactionId }) => interactionId);
  expect(drawn.toSorted()).toEqual([first, sundayNight].toSorted());
  await add(of, { name: "Again", teamIds: [team], channels: ["voice"], minSeconds: 30, perAgent: 20 });
  await draw(of);
  expect(await assigned(of.manager)).toHaveLength(2);
});

test("A press begins the evaluation, or opens what was begun; it is done once that is submitted, and to be done again once that is withdrawn", async () => {
  const of = await scene(1, 1);
  const [judge] = of.evaluators;
  const client = judge?.client ?? of.manager;
  await push(of, of.agents[0]?.id ?? "");
  await push(of, of.agents[0]?.id ?? "");
  const plan = await add(of);
  await draw(of);
  const [one, two] = await assigned(client);
  const start = async (assignmentId = one?.id ?? "") =>
    (await client.call(startAssignment, { params: { assignmentId } })).body.evaluationId;
  const evaluationId = await start();
  const params = { evaluationId };
  expect((await client.call(readEvaluation, { params })).body.evaluation).toMatchObject({
    ...{ status: "draft", formId: of.formId, reference: one?.reference, evaluatorId: judge?.id },
    link: `/qm/#/interactions/${one?.interactionId}`,
  });
  expect(await start()).toBe(evaluationId);
  expect(await assigned(client, { status: ["started"] })).toMatchObject([{ id: one?.id, evaluationId }]);
  const answers = { [asked]: { value: true, isNotApplicable: false, comment: "" } };
  await client.call(saveEvaluation, { params, body: { answers, comment: "", version: 1 } });
  await client.call(submitEvaluation, { params, body: { version: 2 } });
  const progress = async () => {
    const { plans } = (await of.manager.call(searchEvaluationPlans, { body: { filter: { id: [plan.id] } } })).body;
    return plans.map(({ drawn, done, overdue }) => [drawn, done, overdue])[0];
  };
  expect(await progress()).toEqual([2, 1, 0]);
  expect((await assigned(client)).map(({ id }) => id)).toEqual([two?.id]);
  expect((await assigned(client, { status: ["done"] })).map(({ id }) => id)).toEqual([one?.id]);
  expect((await of.manager.call(searchAssignments, { body: {} })).body.evaluators).toMatchObject([
    { id: judge?.id, mayEvaluate: true, drawn: 2, done: 1, overdue: 0 },
  ]);
  await client.call(withdrawEvaluation, { params, body: { reason: "Wrong contact" } });
  expect(await progress()).toEqual([2, 0, 0]);
  expect(await start()).not.toBe(evaluationId);

  const contact = { reference: two?.reference ?? "", channel: "voice" as const, contactAt: two?.startedAt ?? "" };
  const body = { ...contact, agentId: of.agents[0]?.id ?? "", formId: of.formId, seconds: 60, link: null };
  const { evaluation } = (await client.call(startEvaluation, { body })).body;
  expect(await start(two?.id)).toBe(evaluation.id);
});

test("What was drawn for somebody who has left says so, and is handed to another evaluator, but not to its agent or when it is done", async () => {
  const of = await scene(3, 0);
  const [leaver, agent, successor] = of.evaluators;
  await push(of, agent?.id ?? "");
  await add(of, { evaluatorIds: [leaver?.id ?? ""] });
  await draw(of);
  const [one] = await assigned(leaver?.client ?? of.manager);
  const params = { assignmentId: one?.id ?? "" };
  const { evaluationId } = (await (leaver?.client ?? of.manager).call(startAssignment, { params })).body;
  if (leaver) await lock(of, leaver);
  expect(await assigned(of.manager)).toMatchObject([{ mayEvaluate: false, status: "started" }]);
  const [plan] = (await of.manager.call(searchEvaluationPlans, { body: {} })).body.plans;
  expect(plan?.evaluators).toMatchObject([{ id: leaver?.id, mayEvaluate: false }]);
  await push(of, agent?.id ?? "");
  await draw(of);
  expect(await assigned(of.manager)).toHaveLength(1);

  const give = (evaluatorId = "", by = of.manager) => by.call(handOverAssignment, { params, body: { evaluatorId } });
  expect((await give(agent?.id)).errorCode).toBe("OWN_EVALUATION");
  expect((await give(leaver?.id)).status).toBe(404);
  expect((await give(successor?.id, successor?.client)).status).toBe(403);
  expect((await give(successor?.id)).status).toBe(200);
  expect(await assigned(of.manager)).toMatchObject([{ evaluatorId: successor?.id, mayEvaluate: true, status: "open" }]);
  const client = successor?.client ?? of.manager;
  expect(await toldOf({ client })).toEqual(["“Weekly”: 1 interaction."]);
  const begun = (await client.call(startAssignment, { params })).body;
  expect(begun.evaluationId).not.toBe(evaluationId);
  const answers = { [asked]: { value: true, isNotApplicable: false, comment: "" } };
  await client.call(saveEvaluation, { params: begun, body: { answers, comment: "", version: 1 } });
  await client.call(submitEvaluation, { params: begun, body: { version: 2 } });
  expect((await give(agent?.id)).errorCode).toBe("OWN_EVALUATION");
  expect((await give(of.evaluators[2]?.id)).errorCode).toBe("EVALUATION_CLOSED");
});

test("Nothing is drawn while a plan is paused or its form retired; a plan that goes on begins with the running week", async () => {
  const of = await scene(1, 1);
  await push(of, of.agents[0]?.id ?? "");
  const plan = await add(of, { isPaused: true });
  expect(plan.nextDrawAt).toBeNull();
  await draw(of);
  const { id, version } = plan;
  const save = (more: object) => of.manager.call(saveEvaluationPlan, { body: { ...planOf(of), id, ...more } });
  expect((await save({ version })).body.plan.nextDrawAt).toBe(lastWeek(14, 0));
  expect((await save({ version })).errorCode).toBe("CHANGED_MEANWHILE");
  await run(of);
  await of.manager.call(retireQualityForm, { params: { formId: of.formId } });
  await draw(of);
  expect(await assigned(of.manager)).toEqual([]);
  expect((await of.manager.call(searchEvaluationPlans, { body: {} })).body.plans).toMatchObject([
    { isFormOffered: false },
  ]);
  expect((await of.manager.call(deleteQualityForm, { params: { formId: of.formId } })).errorCode).toBe("IN_USE");
});

test("A deleted plan takes what is to be done with it, and leaves evaluations", async () => {
  const of = await scene(1, 1);
  const [judge] = of.evaluators;
  await push(of, of.agents[0]?.id ?? "");
  const { id: planId } = await add(of);
  await draw(of);
  const [one] = await assigned(of.manager);
  await judge?.client.call(startAssignment, { params: { assignmentId: one?.id ?? "" } });
  expect((await judge?.client.call(deleteEvaluationPlan, { params: { planId } }))?.status).toBe(403);
  expect((await of.manager.call(deleteEvaluationPlan, { params: { planId } })).status).toBe(200);
  expect(await assigned(of.manager)).toEqual([]);
  expect((await judge?.client.call(searchEvaluations, { body: {} }))?.body.evaluations).toHaveLength(1);
  expect((await of.manager.call(deleteEvaluationPlan, { params: { planId } })).status).toBe(404);
});

test("Plans have names of their own and people who may evaluate; evaluators see their own, other tenants nothing", async () => {
  const of = await scene(2, 1);
  const [first, second] = of.evaluators;
  await push(of, of.agents[0]?.id ?? "");
  const { id } = await add(of, { evaluatorIds: [first?.id ?? ""] });
  await draw(of);
  const choices = (await of.manager.call(evaluationPlanChoices, {})).body;
  expect(choices).toMatchObject({ forms: [{ id: of.formId }], teams: [{ id: of.tenant.teamId }] });
  expect(choices.evaluators.map((one) => one.id)).toEqual(expect.arrayContaining([first?.id, second?.id]));
  const save = (more: Partial<Fields>, by = of.manager) => by.call(saveEvaluationPlan, { body: planOf(of, more) });
  expect((await save({})).errorCode).toBe("NAME_EXISTS");
  expect((await save({ name: "B", evaluatorIds: [of.agents[0]?.id ?? ""] })).status).toBe(404);
  expect((await save({ name: "B", teamIds: [newId()] })).status).toBe(404);
  expect((await save({ name: "B" }, first?.client)).status).toBe(403);
  expect((await anonymous(server).call(saveEvaluationPlan, { body: planOf(of, { name: "B" }) })).status).toBe(401);

  const [one] = await assigned(first?.client ?? of.manager);
  const params = { assignmentId: one?.id ?? "" };
  expect(await assigned(of.manager, { isOwn: ["no"] })).toHaveLength(1);
  expect(await assigned(of.manager, { isOwn: ["yes"] })).toEqual([]);
  expect(await assigned(second?.client ?? of.manager)).toEqual([]);
  expect((await second?.client.call(startAssignment, { params }))?.status).toBe(404);
  expect((await anonymous(server).call(startAssignment, { params })).status).toBe(401);
  const elsewhere = await scene(1, 0);
  const [stranger] = elsewhere.evaluators;
  expect((await stranger?.client.call(startAssignment, { params }))?.status).toBe(404);
  const body = { evaluatorId: stranger?.id ?? "" };
  expect((await elsewhere.manager.call(handOverAssignment, { params, body })).status).toBe(404);
  expect((await elsewhere.manager.call(deleteEvaluationPlan, { params: { planId: id } })).status).toBe(404);
  expect((await elsewhere.manager.call(saveEvaluationPlan, { body: { ...planOf(elsewhere), id } })).status).toBe(404);
});

test("The queue draws the plans of every tenant whose week has ended", async () => {
  const of = await scene(1, 1);
  await push(of, of.agents[0]?.id ?? "");
  await add(of);
  await weekPasses(of);
  await runJob(server, findDuePlans, {});
  await expect.poll(() => assigned(of.manager), { timeout: 5_000 }).toHaveLength(1);
});
