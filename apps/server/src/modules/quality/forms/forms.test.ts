import { startEvaluation } from "@evolve/contracts/evaluations";
import {
  createQualityForm,
  deleteQualityForm,
  publishQualityForm,
  type QualityFormContent,
  readQualityForm,
  restoreQualityForm,
  retireQualityForm,
  searchQualityForms,
  updateQualityForm,
} from "@evolve/contracts/quality-forms";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";
import { insertEvaluation } from "../evaluations/index.ts";
import { findOffered } from "./index.ts";

let server: TestServer;
let designer: TestClient;
let tenant: BuiltTenant;
let author: BuiltUser;
let agent: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["quality:forms:view", "quality:forms:edit", "quality:evaluations:edit"];
  author = await buildUser(server.services, tenant, { permissions });
  designer = await signIn(server, author);
  agent = await buildUser(server.services, tenant, { permissions: [] });
});
afterAll(() => server.close());

const content = (text = "Was the customer greeted?"): QualityFormContent => ({
  sections: [
    {
      id: newId(),
      title: "Opening",
      weight: 1,
      questions: [
        {
          id: newId(),
          text,
          help: "",
          weight: 1,
          answer: { kind: "yesNo" },
          allowsNotApplicable: false,
          comment: "optional",
          critical: "none",
        },
      ],
    },
  ],
});

/** Whether a transaction waits for the row that another one has locked. */
const isFormWaitedFor = async (): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_locks where locktype in ('transactionid', 'tuple') and not granted`.execute(
      server.services.database.system,
    );
  return rows.length > 0;
};

const create = async (name: string) =>
  (await designer.call(createQualityForm, { body: { name, description: "" } })).body.form;
const read = async (formId: string) => (await designer.call(readQualityForm, { params: { formId } })).body.form;
const update = async (formId: string, given: QualityFormContent) => {
  const { name, description, version } = await read(formId);
  const body = { name, description, content: given, version };
  return (await designer.call(updateQualityForm, { params: { formId }, body })).body.form;
};
const publish = async (formId: string) =>
  designer.call(publishQualityForm, { params: { formId }, body: { version: (await read(formId)).version } });
const start = (formId: string) =>
  designer.call(startEvaluation, {
    body: {
      formId,
      agentId: agent.id,
      reference: "C-1",
      channel: "voice",
      contactAt: server.clock.now().toISOString(),
      seconds: null,
      link: null,
    },
  });

test("A form is published from its draft, and changes wait for the next version", async () => {
  const { id } = await create("Phone");
  const first = content();
  await update(id, first);
  expect((await publish(id)).body.form).toMatchObject({ status: "published", publishedVersion: 1, hasChanges: false });
  expect(await update(id, content("Was the problem solved?"))).toMatchObject({ publishedVersion: 1, hasChanges: true });
  expect(await update(id, first)).toMatchObject({ hasChanges: false });
  expect((await publish(id)).body.form).toMatchObject({ publishedVersion: 2 });
});

test("An incomplete form is not published, and the refusal says which question lacks what", async () => {
  const { id } = await create("Incomplete");
  expect(await publish(id)).toMatchObject({ status: 409, body: { fields: { form: "noSection" } } });
  const nameless = content(" ");
  await update(id, nameless);
  const question = nameless.sections[0]?.questions[0]?.id ?? "";
  expect(await publish(id)).toMatchObject({ status: 409, body: { fields: { [question]: "noText" } } });
  expect(await read(id)).toMatchObject({ status: "draft", publishedVersion: null });
});

test("An edit that is based on an older version is refused, and a name is nobody else's", async () => {
  const { id, name, version } = await create("Edited");
  const body = { name, description: "", content: content(), version };
  await designer.call(updateQualityForm, { params: { formId: id }, body });
  expect((await designer.call(updateQualityForm, { params: { formId: id }, body })).status).toBe(409);
  expect((await designer.call(publishQualityForm, { params: { formId: id }, body: { version } })).status).toBe(409);
  const taken = await designer.call(createQualityForm, { body: { name: "Edited", description: "" } });
  expect(taken).toMatchObject({ status: 409, body: { fields: { name: "unique" } } });
});

test("A copy has the same questions, which count for themselves", async () => {
  const { id } = await create("Original");
  const { content: original } = await update(id, content());
  const copied = await designer.call(createQualityForm, { body: { name: "Copy", description: "", copyOf: id } });
  const [question] = copied.body.form.content.sections[0]?.questions ?? [];
  expect(question).toMatchObject({ text: "Was the customer greeted?" });
  expect(question?.id).not.toBe(original.sections[0]?.questions[0]?.id);
});

test("A retired form begins no evaluation until it is restored", async () => {
  const { id } = await create("Retired");
  expect((await start(id)).errorCode).toBe("FORM_NOT_PUBLISHED");
  await update(id, content());
  await publish(id);
  await designer.call(retireQualityForm, { params: { formId: id } });
  expect((await start(id)).errorCode).toBe("FORM_NOT_PUBLISHED");
  await designer.call(restoreQualityForm, { params: { formId: id } });
  expect((await start(id)).status).toBe(200);
});

test("A retired form whose draft is published stays retired until it is restored", async () => {
  const { id } = await create("Retired and edited");
  await update(id, content());
  await publish(id);
  await designer.call(retireQualityForm, { params: { formId: id } });
  await update(id, content("Was the problem solved?"));
  expect((await publish(id)).body.form).toMatchObject({ status: "retired", publishedVersion: 2, hasChanges: false });
  expect((await start(id)).errorCode).toBe("FORM_NOT_PUBLISHED");
  await designer.call(restoreQualityForm, { params: { formId: id } });
  expect((await start(id)).body.evaluation).toMatchObject({ formVersion: 2 });
});

test("A form is deleted only if no evaluation was ever made with it", async () => {
  const { id: unused } = await create("Unused");
  expect((await designer.call(deleteQualityForm, { params: { formId: unused } })).status).toBe(200);
  expect((await designer.call(readQualityForm, { params: { formId: unused } })).status).toBe(404);
  const { id } = await create("Used");
  await update(id, content());
  await publish(id);
  await start(id);
  expect((await designer.call(deleteQualityForm, { params: { formId: id } })).errorCode).toBe("IN_USE");
  const { forms } = (await designer.call(searchQualityForms, { body: { filter: { search: "used" } } })).body;
  expect(forms).toMatchObject([{ name: "Used", evaluations: 1, questions: 1 }]);
});

test("Two questions with the same id are refused", async () => {
  const { id, name, version } = await create("Twice");
  const { sections } = content();
  const twice = { sections: [...sections, ...sections.map((section) => ({ ...section, id: newId() }))] };
  const body = { name, description: "", content: twice, version };
  expect(await designer.call(updateQualityForm, { params: { formId: id }, body })).toMatchObject({ status: 400 });
});

test("A form that an evaluation is begun with at the same time is kept", async () => {
  const { id: formId } = await create("Raced");
  await update(formId, content());
  await publish(formId);
  const { database } = server.services;
  const ending = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const beginning = database.withTenant(tenant.id, async (tx) => {
    const [now, contactAt] = [server.clock.now(), server.clock.now().toISOString()];
    await findOffered(tx, tenant.id, formId);
    await insertEvaluation(tx, tenant.id, {
      ...{ id: newId(), formId, formVersion: 1, agentId: agent.id, evaluatorId: author.id, now },
      ...{ reference: "C-1", channel: "voice", contactAt, seconds: null, link: null },
    });
    began.resolve();
    await ending.promise;
  });
  await began.promise;
  const deletion = designer.call(deleteQualityForm, { params: { formId } });
  await expect.poll(isFormWaitedFor).toBe(true);
  ending.resolve();
  await beginning;
  expect((await deletion).errorCode).toBe("IN_USE");
});
