import * as contract from "@evolve/contracts/schedules";
import { diffSchedules, type Shift } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { agentsOf } from "../planning-people/index.ts";
import { countViolations } from "./check-rules.ts";
import { spanOf } from "./days.ts";
import { lockPatiently } from "./lock-patiently.ts";
import { presentChanges } from "./present-changes.ts";
import { countNewDays, listAgentsInScope, publishShifts, type Scope } from "./publish-repository.ts";
import { ensurePublished, findPublished, findSchedule, type ScheduleRow } from "./schedules-repository.ts";
import { listShiftsOfDays, type ShiftRow } from "./shifts-repository.ts";
import { tellScheduleChanged } from "./tell-changed.ts";
import { schedulePublished } from "./schedule-published.ts";

const engineShift = ({ id, agentId, startsAt, minutes, activities }: ShiftRow): Shift => ({
  id,
  agent: agentId,
  start: startsAt.getTime(),
  minutes,
  activities,
});

/** The days of a draft that are asked for, and no others. */
const scopeIn = (draft: ScheduleRow, body: Publishing["scope"]): Scope => {
  const own = spanOf(draft);
  const { first, last } = spanOf(body);
  if (draft.state !== "draft" || last < own.first || first > own.last) refuse("notFound");
  return {
    first: first < own.first ? own.first : first,
    last: last > own.last ? own.last : last,
    teamIds: body.teamIds,
  };
};

/** Who is planned in the business unit, and who else has shifts. */
const agentIdsOf = async (
  tx: Tx,
  tenantId: string,
  draft: ScheduleRow,
  publishedId: string | null,
  scope: Scope,
): Promise<string[]> => {
  const scheduled = await listAgentsInScope(
    tx,
    tenantId,
    publishedId === null ? [draft.id] : [draft.id, publishedId],
    scope,
  );
  const planned = await agentsOf(tx, tenantId, { businessUnitId: draft.businessUnitId, day: scope.first });
  const teams = scope.teamIds && new Set(scope.teamIds.map((id) => id.toLowerCase()));
  const inScope = planned.filter(({ teamId }) => !teams || (teamId !== null && teams.has(teamId)));
  return [...new Set([...scheduled, ...inScope.map(({ id }) => id)])];
};

export const compareSchedule = operation(
  contract.compareSchedule,
  ({ actor: { tenantId }, params: { scheduleId }, body, read }) =>
    read(async (tx) => {
      const draft = (await findSchedule(tx, tenantId, scheduleId)) ?? refuse("notFound");
      const scope = scopeIn(draft, body);
      const publishedId = await findPublished(tx, tenantId, draft.businessUnitId);
      const agentIds = await agentIdsOf(tx, tenantId, draft, publishedId, scope);
      const shiftsIn = async (id: string | null) =>
        id === null
          ? []
          : (await listShiftsOfDays(tx, tenantId, { scheduleId: id, agentIds, ...scope })).map(engineShift);
      const changes = diffSchedules(await shiftsIn(publishedId), await shiftsIn(scheduleId));
      return {
        agents: agentIds.length,
        newDays: await countNewDays(tx, tenantId, agentIds, scope),
        broken: await countViolations(tx, tenantId, draft, agentIds, scope),
        ...(await presentChanges(tx, tenantId, changes)),
      };
    }),
);

interface Publishing {
  readonly scheduleId: string;
  readonly scope: { readonly firstDay: string; readonly days: number; readonly teamIds?: string[] | undefined };
  readonly by: string;
  readonly now: Date;
}

/** Publishes days of a draft. Whose days that touches is for the caller to tell them. */
export const publishDraft = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  tenantId: string,
  { scheduleId, scope: asked, by, now }: Publishing,
) => {
  const draft = await lockPatiently(tx, tenantId, scheduleId);
  const scope = scopeIn(draft, asked);
  const publishedId = await ensurePublished(tx, tenantId, draft, now);
  await lockPatiently(tx, tenantId, publishedId);
  const agentIds = await agentIdsOf(tx, tenantId, draft, publishedId, scope);
  const { number, changes, touched } = await publishShifts(tx, tenantId, {
    draft,
    publishedId,
    scope,
    agentIds,
    by,
    now,
  });
  tellScheduleChanged(services, tx, tenantId, publishedId);
  await services.events.tell(tx, schedulePublished, {
    businessUnitId: draft.businessUnitId,
    first: scope.first,
    last: scope.last,
    agentIds: touched,
  });
  return { scope, number, agents: agentIds.length, changes, touched };
};

export const publishSchedule = operation(
  contract.publishSchedule,
  ({ actor: { tenantId, userId }, params: { scheduleId }, body, now, services, write }) =>
    write(async (tx) => {
      const given = { scheduleId, scope: body, by: userId, now };
      const { scope, number, agents, changes, touched } = await publishDraft(services, tx, tenantId, given);
      const details = { number, firstDay: scope.first, lastDay: scope.last, teamIds: scope.teamIds ?? null, changes };
      const event = { tenantId, at: now, actorId: userId, action: "schedule.published" as const, targetId: scheduleId };
      await recordEvent(tx, { ...event, details });
      const notified =
        touched.length === 0
          ? 0
          : await notify(services, tx, {
              to: { users: touched },
              topic: "schedule",
              text: { key: "schedulePublished", values: { first: { date: scope.first }, last: { date: scope.last } } },
              linkURL: "/my-space/#/schedule",
            });
      return { number, agents, changes, notified };
    }),
);
