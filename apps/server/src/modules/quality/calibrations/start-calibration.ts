import { startCalibration as contract } from "@evolve/contracts/calibrations";
import { holdsAny } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { listActiveEvaluators } from "../evaluations/index.ts";
import { findOffered } from "../forms/index.ts";
import { findInteractionRow } from "../recordings/index.ts";
import { wholeCalibration } from "./read-calibrations.ts";
import { insertCalibration } from "./repository.ts";
import { tellOf } from "./tell.ts";

/** Begins a calibration of an interaction that the caller may see. Nobody starts one about themselves, or takes part in it. */
export const startCalibration = operation(
  contract,
  ({ actor: { tenantId, userId, permissions }, body, now, services, write }) =>
    write(async (tx) => {
      if (!holdsAny(permissions, "recording:view")) refuse("notFound");
      const interaction = (await findInteractionRow(tx, tenantId, body.interactionId)) ?? refuse("notFound");
      const { userId: agentId, reference, channel, startedAt: contactAt } = interaction;
      const evaluatorIds = [...new Set(body.evaluatorIds.map((id) => id.toLowerCase()))];
      const referenceEvaluatorId = body.referenceEvaluatorId?.toLowerCase() ?? null;
      if (agentId === userId || evaluatorIds.includes(agentId)) refuse("ownEvaluation");
      if (evaluatorIds.length < 2) refuse("invalidParameters", { fields: { evaluatorIds: "required" } });
      if (referenceEvaluatorId !== null && !evaluatorIds.includes(referenceEvaluatorId))
        refuse("invalidParameters", { fields: { referenceEvaluatorId: "invalid" } });
      const formId = body.formId.toLowerCase();
      const { number, name } = (await findOffered(tx, tenantId, formId)) ?? refuse("notFound");
      if (number === null) return refuse("formNotPublished");
      const known = new Set((await listActiveEvaluators(tx, tenantId)).map(({ id }) => id));
      if (!evaluatorIds.every((id) => known.has(id))) refuse("notFound");
      const id = newId();
      const link = `/qm/#/interactions/${interaction.id}`;
      await insertCalibration(tx, tenantId, {
        ...{ id, formId, formVersion: number, agentId, reference, channel, contactAt, link },
        ...{ startedBy: userId, referenceEvaluatorId, evaluatorIds, now },
      });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: "calibration.started",
        targetId: id,
        details: { name: reference, form: name, version: number, evaluators: evaluatorIds.length },
      });
      const told = evaluatorIds.filter((one) => one !== userId);
      await tellOf(services, tx, { id, formName: name, reference }, "calibrationStarted", told);
      return { calibration: await wholeCalibration(tx, { tenantId, userId }, id) };
    }),
);
