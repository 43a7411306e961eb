import * as contract from "@evolve/contracts/schedule-generation";
import { daysLater, diffSchedules, localDateOf, type ScheduleMessage, type ShiftChange } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { startLongJob } from "../../platform/jobs/index.ts";
import { agentsOf, blockingRuleOf } from "../planning-people/index.ts";
import { presentChanges, shiftsOf, tellScheduleChanged, writeDraft } from "../schedules/index.ts";
import { applyTimeOffSince } from "../time-off/index.ts";
import { changedSince, changedText, presentChanged } from "./changed-since.ts";
import { spanOf } from "./generation-input.ts";
import { scheduleGeneration } from "./generation-job.ts";
import {
  type DraftRow,
  findDraft,
  findRun,
  insertRun,
  lockDraft,
  markAccepted,
  type RunColumns,
  type RunWithShifts,
  searchRuns,
  setJob,
} from "./repository.ts";

const present = (row: RunColumns): contract.GenerationRun => ({
  id: row.id,
  scheduleId: row.scheduleId,
  jobId: row.jobId,
  state: row.state,
  seed: row.seed,
  moves: row.moves,
  wishWeight: row.wishWeight,
  shortfallHours: row.shortfallHours,
  requiredHours: row.requiredHours,
  boundHours: row.boundHours,
  gap: row.gap,
  figures: row.figures,
  agents: row.agentIds?.length ?? null,
  days: row.days,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

export const startGeneration = operation(
  contract.startGeneration,
  ({ actor: { tenantId, userId }, body, now, params, services, write }) =>
    write(async (tx) => {
      const { seed, moves, wishWeight, agentIds = null, days = null } = body;
      const { scheduleId } = params;
      if (!(await findDraft(tx, tenantId, scheduleId))) refuse("notFound");
      const id = newId();
      const given = { scheduleId, agentIds, days, seed, moves, wishWeight };
      await insertRun(tx, tenantId, { id, ...given, startedBy: userId, startedAt: now });
      await setJob(tx, tenantId, id, await startLongJob(services, tx, scheduleGeneration, { runId: id }));
      const event = { tenantId, at: now, actorId: userId, action: "schedule.generated" as const, targetId: scheduleId };
      await recordEvent(tx, { ...event, details: { runId: id, ...given } });
      return { run: present((await findRun(tx, tenantId, id)) ?? refuse("notFound")) };
    }),
);

export const searchGenerations = operation(contract.searchGenerations, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    if (!(await findDraft(tx, tenantId, body.scheduleId))) refuse("notFound");
    const { rows, total, next, statistics } = await searchRuns(tx, tenantId, body);
    return { runs: rows.map(present), totalRecords: total, next, statistics };
  }),
);

const messageKinds: Readonly<Record<ScheduleMessage["kind"], contract.GenerationMessage["kind"]>> = {
  "no-legal-week": "noLegalWeek",
  "locked-breaks-rule": "lockedBreaksRule",
  "left-open": "leftOpen",
};

/** By agent; none once the run is accepted. */
const changesOf = async (
  tx: Tx,
  tenantId: string,
  { scheduleId, shifts }: RunWithShifts,
  draft: DraftRow,
): Promise<ShiftChange[]> =>
  shifts === null ? [] : diffSchedules(await shiftsOf(tx, tenantId, { scheduleId, ...spanOf(draft) }), shifts);

export const readGenerationChanges = operation(
  contract.readGenerationChanges,
  ({ actor: { tenantId }, params, read }) =>
    read(async (tx) => {
      const run = (await findRun(tx, tenantId, params.runId)) ?? refuse("notFound");
      const draft = (await findDraft(tx, tenantId, run.scheduleId)) ?? refuse("notFound");
      return presentChanges(tx, tenantId, await changesOf(tx, tenantId, run, draft));
    }),
);

export const readGeneration = operation(contract.readGeneration, ({ actor: { tenantId }, params, read }) =>
  read(async (tx) => {
    const run = (await findRun(tx, tenantId, params.runId)) ?? refuse("notFound");
    const draft = (await findDraft(tx, tenantId, run.scheduleId)) ?? refuse("notFound");
    const shown = run.messages.slice(0, contract.generationLimits.messagesShown);
    const agentIds = [...new Set(shown.map(({ agent }) => agent))];
    const { businessUnitId, firstDay } = draft;
    const names = new Map(
      (await agentsOf(tx, tenantId, { businessUnitId, agentIds, day: firstDay })).map(({ id, name }) => [id, name]),
    );
    const changes = { added: 0, removed: 0, moved: 0, activities: 0 };
    for (const { kind } of await changesOf(tx, tenantId, run, draft)) changes[kind] += 1;
    const changed = run.shifts === null ? [] : await changedSince(tx, tenantId, run, draft);
    return {
      run: present(run),
      messages: shown.map(({ agent, date, kind, rule, values }) => ({
        agentId: agent,
        agentName: names.get(agent) ?? "",
        day: date,
        kind: messageKinds[kind],
        ...(kind === "no-legal-week"
          ? { rule: blockingRuleOf(rule), broken: null }
          : { rule: null, broken: { code: rule, date, values: { ...values } } }),
      })),
      messageCount: run.messages.length,
      changes,
      agentIds: run.agentIds,
      changedSince: {
        isAcceptable: run.shifts !== null && changed?.length === 0,
        total: changed?.length ?? 0,
        shifts: await presentChanged(tx, tenantId, run, draft, changed ?? []),
      },
    };
  }),
);

export const acceptGeneration = operation(
  contract.acceptGeneration,
  ({ actor: { tenantId, userId }, now, params, services, write }) =>
    write(async (tx) => {
      const run = (await findRun(tx, tenantId, params.runId)) ?? refuse("notFound");
      const { scheduleId, agentIds, days, shifts } = run;
      const draft = (await lockDraft(tx, tenantId, scheduleId)) ?? refuse("notFound");
      if (!shifts) return refuse("changedMeanwhile");
      const changed = await changedSince(tx, tenantId, run, draft);
      if (changed?.length !== 0) {
        const first = await presentChanged(tx, tenantId, run, draft, changed ?? []);
        return refuse("changedMeanwhile", { details: changedText(first) });
      }
      if (!(await markAccepted(tx, tenantId, run.id))) return refuse("changedMeanwhile");
      const isChosen = (agent: string, day: string): boolean =>
        (agentIds?.includes(agent) ?? true) && (days?.includes(day) ?? true);
      // What was not to change is as it was, and is not written again.
      const chosen = shifts.filter(({ agent, start }) => isChosen(agent, localDateOf(start, draft.zone)));
      const selection = { ...(agentIds && { agentIds }), ...(days && { days }) };
      const written = await writeDraft(tx, tenantId, { scheduleId, shifts: chosen, selection, by: userId, now });
      await applyTimeOffSince(services, tx, tenantId, {
        ...{ scheduleId, businessUnitId: draft.businessUnitId, since: run.startedAt, by: userId, now },
        ...{ first: draft.firstDay, last: daysLater(draft.firstDay, draft.days - 1) },
        isOf: ({ agentId, day }) => isChosen(agentId, day),
      });
      tellScheduleChanged(services, tx, tenantId, scheduleId);
      const event = {
        tenantId,
        at: now,
        actorId: userId,
        action: "schedule.generation-accepted" as const,
        targetId: scheduleId,
      };
      await recordEvent(tx, { ...event, details: { runId: run.id, written } });
      return { written };
    }),
);
