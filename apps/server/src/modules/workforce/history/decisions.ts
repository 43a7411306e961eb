import * as contract from "@evolve/contracts/history";
import { measures } from "@evolve/contracts/planning";
import type { HistoryFinding } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { insertLayer, undoLayer } from "./layers-repository.ts";
import { daysOfPeriod, type GroupHistory, readGroupHistory } from "./series.ts";

/** A finding by its identity: of the last year, else of all that a forecast learns from. */
const findFinding = async (tx: Tx, tenantId: string, planningGroupId: string, findingId: string, now: Date) => {
  for (const period of contract.historyPeriods) {
    const history = await readGroupHistory(tx, tenantId, planningGroupId, { now, daysMax: daysOfPeriod[period] });
    if (history === null || history === "unknown") return null;
    const { calendar, group, compare } = history;
    const measure = measures.find((one) => findingId.startsWith(`${one} `)) ?? "offered";
    const finding = compare(measure).findings.find(({ id }) => id === findingId);
    if (finding) return { finding, calendar, group };
  }
  return null;
};

interface Decided {
  readonly planningGroupId: string;
  readonly userId: string;
  readonly decision: contract.Decision;
  readonly reason: string;
  readonly now: Date;
}

/** Stores what was decided about a finding. Returns the decision's id. */
export const storeDecision = async (
  tx: Tx,
  tenantId: string,
  { finding, calendar, group }: Pick<GroupHistory, "calendar" | "group"> & { readonly finding: HistoryFinding },
  { planningGroupId, userId, decision, reason, now }: Decided,
): Promise<string> => {
  const instantOf = (at: number): Date =>
    new Date((calendar.days[0]?.startsAt ?? 0) + at * group.intervalMinutes * 60_000);
  const id = newId();
  await insertLayer(tx, tenantId, {
    ...{ id, planningGroupId, userId, decision, reason },
    measure: finding.measure,
    kind: finding.kind,
    firstAt: instantOf(finding.from),
    endAt: instantOf(finding.to),
    amounts: decision === "repair" ? [...finding.repair] : [],
    decidedAt: now,
  });
  return id;
};

/** Decides on a finding. Its repair is what the server proposes, so that a stale page cannot write other values. */
export const decideOnHistory = operation(
  contract.decideOnHistory,
  ({ actor: { tenantId, userId }, params: { planningGroupId }, body, now, write }) =>
    write(async (tx) => {
      const { findingId, decision, reason } = body;
      const found = (await findFinding(tx, tenantId, planningGroupId, findingId, now)) ?? refuse("notFound");
      const { finding } = found;
      const decided = { planningGroupId, userId, decision, reason, now };
      const decisionId = await storeDecision(tx, tenantId, found, decided);
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
