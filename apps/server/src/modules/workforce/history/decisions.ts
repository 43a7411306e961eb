import * as contract from "@evolve/contracts/history";
import { historyPeriods } from "@evolve/contracts/history";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { insertLayer, undoLayer } from "./layers-repository.ts";
import { daysOfPeriod, readGroupHistory } from "./series.ts";

/** A finding by its identity: of the last year, else of all that a forecast learns from. */
const findFinding = async (tx: Tx, tenantId: string, planningGroupId: string, findingId: string, now: Date) => {
  for (const period of historyPeriods) {
    const history = await readGroupHistory(tx, tenantId, planningGroupId, { now, daysMax: daysOfPeriod[period] });
    if (history === null || history === "unknown") return null;
    const { calendar, group, found, foundHandle } = history;
    const finding = [...found.findings, ...foundHandle.findings].find(({ id }) => id === findingId);
    if (finding) return { finding, calendar, group };
  }
  return null;
};

/** Decides on a finding. Its repair is what the server proposes, so that a stale page cannot write other values. */
export const decideOnHistory = operation(
  contract.decideOnHistory,
  ({ actor: { tenantId, userId }, params: { planningGroupId }, body, now, write }) =>
    write(async (tx) => {
      const { finding, calendar, group } =
        (await findFinding(tx, tenantId, planningGroupId, body.findingId, now)) ?? refuse("notFound");
      const instantOf = (at: number): Date =>
        new Date((calendar.days[0]?.startsAt ?? 0) + at * group.intervalMinutes * 60_000);
      const decisionId = newId();
      await insertLayer(tx, tenantId, {
        id: decisionId,
        planningGroupId,
        userId,
        decision: body.decision,
        measure: finding.measure,
        kind: finding.kind,
        firstAt: instantOf(finding.from),
        endAt: instantOf(finding.to),
        amounts: body.decision === "repair" ? [...finding.repair] : [],
        reason: body.reason,
        decidedAt: now,
      });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: "history.decided",
        targetId: planningGroupId,
        details: {
          decisionId,
          measure: finding.measure,
          decision: body.decision,
          from: finding.fromDate,
          to: finding.toDate,
        },
      });
      return { decisionId };
    }),
);

export const undoHistoryDecision = operation(
  contract.undoHistoryDecision,
  ({ actor: { tenantId, userId }, params: { decisionId }, now, write }) =>
    write(async (tx) => {
      if (!(await undoLayer(tx, tenantId, decisionId, userId, now))) refuse("notFound");
      const event = { tenantId, at: now, actorId: userId, action: "history.undone" as const };
      await recordEvent(tx, { ...event, targetId: decisionId, details: {} });
      return { success: true } as const;
    }),
);
