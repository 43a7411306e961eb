import type { TenantTransaction } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { changeScore, insertCalibration, setClosed } from "../../modules/quality/calibrations/index.ts";
import { scoredOf } from "../../modules/quality/evaluations/index.ts";
import type { NewInteraction } from "../../modules/quality/recordings/index.ts";
import { answersFor } from "../quality/seed-quality.ts";
import { findByUserName } from "../quality/repository.ts";
import { createRandom } from "../random.ts";
import { findCallForm } from "./repository.ts";

const hourMs = 3_600_000;

/** Two calibrations of Acme: one is closed, the other waits for the evaluator. */
export const addDemoCalibrations = async (
  tx: TenantTransaction,
  now: Date,
  interactions: readonly NewInteraction[],
): Promise<void> => {
  const { tenantId } = tx;
  const form = await findCallForm(tx, tenantId);
  const names = ["manager@acme.test", "evaluator@acme.test", "supervisor@acme.test"];
  const people: string[] = [];
  for (const name of names) people.push((await findByUserName(tx, tenantId, name)) ?? "");
  const [manager = "", evaluator = ""] = people;
  if (!form || people.includes("")) return;
  const calls = interactions.filter(({ channel, userId }) => channel === "voice" && !people.includes(userId));
  for (const [index, interaction] of calls.slice(0, 2).entries()) {
    const isClosed = index === 0;
    const id = newId();
    const at = new Date(now.getTime() - (isClosed ? 50 : 3) * hourMs);
    const { userId: agentId, reference, channel, startedAt } = interaction;
    await insertCalibration(tx, tenantId, {
      ...{ id, formId: form.id, formVersion: form.version, agentId, reference, channel },
      ...{ contactAt: new Date(startedAt), link: `/qm/#/interactions/${interaction.id}` },
      ...{ startedBy: manager, referenceEvaluatorId: manager, evaluatorIds: people, now: at },
    });
    for (const [number, userId] of people.entries()) {
      if (!isClosed && userId === evaluator) continue;
      const answers = answersFor(form.content, createRandom(10 * index + number + 1));
      const { score, isFailed } = scoredOf(form.content, answers);
      const submitted = { at: new Date(at.getTime() + (number + 1) * hourMs), score, isFailed };
      await changeScore(tx, { tenantId, userId }, id, { answers, submitted });
    }
    if (isClosed) await setClosed(tx, tenantId, id, new Date(at.getTime() + people.length * hourMs));
  }
};
