import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import { type Answers, fullPointsOf, pointsOf, questionsOf } from "@evolve/quality";
import type { Services } from "../../core/services.ts";
import type { TenantTransaction } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { changeEvaluation, insertEvaluation, keepRevision, scoredOf } from "../../modules/quality/evaluations/index.ts";
import { insertForm, insertVersion } from "../../modules/quality/forms/index.ts";
import { createRandom, type Random } from "../random.ts";
import { demoForms } from "./demo-forms.ts";
import { findByUserName, findUnevaluated, listWithRole } from "./repository.ts";

const dayMs = 86_400_000;
const evaluationsMade = 40;
/** Over so many days before today. */
const days = 56;
/** Places of two evaluations of the agent account. */
const [correctedIndex, disputedIndex] = [24, 36];

/** Two published forms of Acme, and evaluations of the last eight weeks: one is disputed, another was corrected. */
export const seedQuality = async (services: Services): Promise<void> => {
  const tenantId = await findUnevaluated(services.database, "acme");
  if (tenantId === null) return;
  await services.database.withTenant(tenantId, async (tx) => {
    const by = await findByUserName(tx, tenantId, "evaluator@acme.test");
    const agent = await findByUserName(tx, tenantId, "agent@acme.test");
    const others = (await listWithRole(tx, tenantId, "Agent", 12)).filter(({ id }) => id !== agent).slice(0, 11);
    const administrator = await findByUserName(tx, tenantId, "admin@acme.test");
    if (by === null || agent === null || administrator === null) return;
    const now = services.clock.now();
    const published = new Date(now.getTime() - (days + 7) * dayMs);
    const forms = [];
    for (const { name, description, content } of demoForms()) {
      const id = newId();
      await insertForm(tx, tenantId, id, { name, description, content }, published);
      await insertVersion(tx, tenantId, { id, number: 1, content, by, now: published });
      forms.push({ id, content, channel: name === "Chat" ? ("chat" as const) : ("voice" as const) });
    }
    const random = createRandom(7);
    // The last one is of a call that the administrator took.
    const agentIds = [agent, ...others.map(({ id }) => id)];
    for (let index = 0; index < evaluationsMade; index += 1) {
      const form = forms[index % 3 === 0 ? 1 : 0];
      const agentId = index === evaluationsMade - 1 ? administrator : agentIds[index % agentIds.length];
      if (!form || agentId === undefined) continue;
      // The newest are the last ones.
      const age = Math.round(days * (1 - (index + 1) / (evaluationsMade + 1)) * dayMs) + 3_600_000;
      const at = new Date(now.getTime() - age);
      await evaluate(tx, { ...form, agentId, by, at, index, random });
    }
  });
};

interface Made {
  readonly id: string;
  readonly content: QualityFormContent;
  readonly channel: "chat" | "voice";
  readonly agentId: string;
  readonly by: string;
  readonly at: Date;
  readonly index: number;
  readonly random: Random;
}

const remarks = [
  "Went on too fast here",
  "Missed it this time",
  "Listen again from minute two",
  "Good, but not complete",
];

/** What an evaluator may have answered. */
export const answersFor = (content: QualityFormContent, random: Random): Answers =>
  Object.fromEntries(
    questionsOf(content).map((question) => {
      const luck = random.next();
      const { answer } = question;
      const isGood = luck < (question.critical === "none" ? 0.8 : 0.96);
      const value =
        answer.kind === "yesNo"
          ? isGood
          : answer.kind === "scale"
            ? isGood
              ? 4 + Math.round(luck)
              : 3
            : answer.kind === "choice"
              ? (answer.options[isGood ? 0 : luck < 0.95 ? 1 : 2]?.id ?? null)
              : luck < 0.3
                ? "Summed the request up before closing."
                : "";
      const given = { value, isNotApplicable: false, comment: "" };
      const points = pointsOf(question, given);
      const isBelow = points !== null && points < fullPointsOf(question);
      return [question.id, isBelow ? { ...given, comment: remarks[Math.floor(luck * remarks.length)] ?? "" } : given];
    }),
  );

const evaluate = async (tx: TenantTransaction, made: Made): Promise<void> => {
  const { tenantId } = tx;
  const { id: formId, content, channel, agentId, by, at, index, random } = made;
  const id = newId();
  const reference = `${channel === "chat" ? "CH" : "C"}-${20_400 + index * 17}`;
  const contactAt = new Date(at.getTime() - dayMs / 4).toISOString();
  const seconds = 180 + Math.round(random.next() * 420);
  await insertEvaluation(tx, tenantId, {
    ...{ id, formId, formVersion: 1, agentId, evaluatorId: by, now: at },
    ...{ reference, channel, contactAt, seconds, link: null },
  });
  const answers = answersFor(content, random);
  const scored = scoredOf(content, answers);
  await changeEvaluation(tx, tenantId, id, { answers, status: "submitted", submittedAt: at, scored });
  const later = (hours: number): Date => new Date(at.getTime() + hours * 3_600_000);
  if (index === disputedIndex)
    await changeEvaluation(tx, tenantId, id, {
      status: "disputed",
      disputed: { at: later(0.5), reason: "The customer sent the address without being asked; I only thanked them." },
    });
  else if (index === correctedIndex) {
    const disputed = { at: later(20), reason: "I answered at once; the chat had still been waiting in the queue." };
    await changeEvaluation(tx, tenantId, id, { status: "disputed", disputed });
    const better = Object.fromEntries(
      questionsOf(content).map(({ id: questionId, answer }) => [
        questionId,
        answer.kind === "yesNo"
          ? { value: true, isNotApplicable: false, comment: "" }
          : (answers[questionId] ?? { value: null, isNotApplicable: false, comment: "" }),
      ]),
    );
    await keepRevision(tx, tenantId, newId(), { evaluationId: id, by, now: later(30) });
    await changeEvaluation(tx, tenantId, id, {
      status: "resolved",
      answers: better,
      scored: scoredOf(content, better),
      decided: { at: later(30), by, decision: "corrected", reason: "Right: the time in the queue is not yours." },
    });
  } else if (index % 2 === 0)
    await changeEvaluation(tx, tenantId, id, { status: "acknowledged", acknowledged: { at: later(5), comment: "" } });
};
