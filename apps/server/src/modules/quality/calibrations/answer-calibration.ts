import * as contract from "@evolve/contracts/calibrations";
import { answersOf } from "@evolve/quality";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { scoredOf } from "../evaluations/index.ts";
import { isInCharge, wholeCalibration } from "./read-calibrations.ts";
import {
  changeScore,
  listScores,
  lockCalibration,
  type ScoreRow,
  setClosed,
  type WholeCalibration,
} from "./repository.ts";
import { tellOf } from "./tell.ts";

/** The caller's part of an open calibration, as long as it is not submitted. */
const openPart = async (tx: ActorTransaction, id: string, version: number) => {
  const { tenantId, userId } = tx.actor;
  const held = (await lockCalibration(tx, { tenantId, userId }, id)) ?? refuse("notFound");
  const scores = await listScores(tx, tenantId, id);
  const own = scores.find(({ evaluatorId }) => evaluatorId === userId) ?? refuse("notFound");
  if (held.status === "closed" || own.submittedAt !== null) refuse("evaluationClosed");
  requireVersion(version, own.version);
  return { held, scores, own };
};

const close = async (
  services: Services,
  tx: ActorTransaction,
  held: WholeCalibration,
  scores: readonly ScoreRow[],
): Promise<void> => {
  const { tenantId, userId: actorId } = tx.actor;
  await setClosed(tx, tenantId, held.id, tx.now);
  const action = "calibration.closed" as const;
  const details = { name: held.reference, form: held.formName };
  await recordEvent(tx, { tenantId, at: tx.now, actorId, action, targetId: held.id, details });
  const told = [held.startedById, ...scores.map(({ evaluatorId }) => evaluatorId)].filter((id) => id !== actorId);
  await tellOf(services, tx, held, "calibrationClosed", told);
};

/** Not recorded in the audit trail, as `saveEvaluation` is not. */
export const saveCalibration = operation(
  contract.saveCalibration,
  ({ actor: { tenantId, userId }, params: { calibrationId }, body: { answers, comment, version }, write }) =>
    write(async (tx) => {
      const { held } = await openPart(tx, calibrationId, version);
      const given = { answers: answersOf(held.content, answers), comment };
      await changeScore(tx, { tenantId, userId }, held.id, given);
      return { version: version + 1 };
    }),
);

export const submitCalibration = operation(
  contract.submitCalibration,
  ({ actor: { tenantId, userId: actorId }, params: { calibrationId }, body: { version }, now, services, write }) =>
    write(async (tx) => {
      const reader = { tenantId, userId: actorId };
      const { held, scores, own } = await openPart(tx, calibrationId, version);
      const { score, isFailed } = scoredOf(held.content, own.answers);
      await changeScore(tx, reader, held.id, { submitted: { at: now, score, isFailed } });
      const action = "calibration.submitted" as const;
      const details = { name: held.reference, form: held.formName };
      await recordEvent(tx, { tenantId, at: now, actorId, action, targetId: held.id, details });
      const isLast = scores.every(({ evaluatorId, submittedAt }) => evaluatorId === actorId || submittedAt !== null);
      if (isLast) await close(services, tx, held, scores);
      return { calibration: await wholeCalibration(tx, reader, held.id) };
    }),
);

/** Does nothing to one that is closed already. */
export const closeCalibration = operation(
  contract.closeCalibration,
  ({ actor: { tenantId, userId }, params: { calibrationId }, services, write }) =>
    write(async (tx) => {
      const reader = { tenantId, userId };
      const held = (await lockCalibration(tx, reader, calibrationId)) ?? refuse("notFound");
      if (held.status === "open") {
        if (!(await isInCharge(tx, reader, held))) refuse("forbidden");
        await close(services, tx, held, await listScores(tx, tenantId, held.id));
      }
      return { calibration: await wholeCalibration(tx, reader, held.id) };
    }),
);
