import { saveEvaluation, searchEvaluations, startEvaluation, submitEvaluation } from "@evolve/contracts/evaluations";
import { createQualityForm, publishQualityForm, updateQualityForm } from "@evolve/contracts/quality-forms";
import { qualityOverview } from "@evolve/contracts/quality-overview";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An evaluation that an evaluator in a zone has submitted at an instant. */
const submittedAt = async (timezone: string, at: string) => {
  const tenant = await buildTenant(server.services);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("tenants").set({ timezone }).where("tenant_id", "=", tenant.id).execute(),
  );
  const permissions = ["quality:forms:edit", "quality:evaluations:view", "quality:evaluations:edit"];
  const agent = await buildUser(server.services, tenant, { permissions: [] });
  const judge = await buildUser(server.services, tenant, { permissions });
  server.clock.advance((Date.parse(at) - server.clock.now().getTime()) / 1_000);
  const by = await signIn(server, judge);
  const { form } = (await by.call(createQualityForm, { body: { name: "Phone", description: "" } })).body;
  const question = { id: newId(), text: "Greeting", help: "", weight: 1, answer: { kind: "yesNo" as const } };
  const rules = { allowsNotApplicable: false, comment: "optional" as const, critical: "none" as const };
  const content = { sections: [{ id: newId(), title: "All", weight: 1, questions: [{ ...question, ...rules }] }] };
  const params = { formId: form.id };
  const body = { name: "Phone", description: "", content, version: form.version };
  const { version } = (await by.call(updateQualityForm, { params, body })).body.form;
  await by.call(publishQualityForm, { params, body: { version } });
  const contact = { reference: "C-1", channel: "voice" as const, contactAt: at, seconds: null, link: null };
  const { evaluation } = (await by.call(startEvaluation, { body: { ...params, agentId: agent.id, ...contact } })).body;
  const evaluationId = evaluation.id;
  const answers = { [question.id]: { value: true, isNotApplicable: false, comment: "" } };
  const saved = { answers, comment: "", version: evaluation.version };
  const next = (await by.call(saveEvaluation, { params: { evaluationId }, body: saved })).body;
  await by.call(submitEvaluation, { params: { evaluationId }, body: next });
  return {
    by,
    evaluationId,
    found: async (from: string, until: string) =>
      (await by.call(searchEvaluations, { body: { filter: { from, until } } })).body.totalRecords,
    overview: async (from: string, until: string) =>
      (await by.call(qualityOverview, { body: { from, until } })).body.overview,
  };
};

test("Days and weeks of evaluations begin at midnight where the reader is", async () => {
  // In New York it is still Sunday, 29 November, 22:30.
  const west = await submittedAt("America/New_York", "2026-11-30T03:30:00Z");
  expect([await west.found("2026-11-29", "2026-11-29"), await west.found("2026-11-30", "2026-11-30")]).toEqual([1, 0]);
  expect((await west.overview("2026-11-23", "2026-11-29")).weeks).toMatchObject([
    { week: "2026-11-23", evaluations: 1 },
  ]);
  expect((await west.overview("2026-11-30", "2026-12-06")).evaluations).toBe(0);

  // In Auckland it is already Monday, 7 December.
  const east = await submittedAt("Pacific/Auckland", "2026-12-06T12:00:00Z");
  expect([await east.found("2026-12-06", "2026-12-06"), await east.found("2026-12-07", "2026-12-07")]).toEqual([0, 1]);
  expect((await east.overview("2026-12-01", "2026-12-07")).weeks).toMatchObject([
    { week: "2026-11-30", evaluations: 0 },
    { week: "2026-12-07", evaluations: 1 },
  ]);
});

test("A draft is not moved to a contact that has not taken place yet", async () => {
  const { by } = await submittedAt("UTC", "2026-12-08T12:00:00Z");
  const { evaluations } = (await by.call(searchEvaluations, { body: { filter: {} } })).body;
  const [{ formId, agentId } = { formId: "", agentId: "" }] = evaluations;
  const contact = { reference: "C-2", channel: "voice" as const, seconds: null, link: null };
  const body = { formId, agentId, ...contact, contactAt: "2026-12-08T12:00:00Z" };
  const { id, version } = (await by.call(startEvaluation, { body })).body.evaluation;
  const ahead = { ...contact, contactAt: "2026-12-09T12:00:00Z" };
  const answer = await by.call(saveEvaluation, {
    params: { evaluationId: id },
    body: { answers: {}, comment: "", contact: ahead, version },
  });
  expect(answer).toMatchObject({ status: 400, body: { fields: { contactAt: "maxDate" } } });
});
