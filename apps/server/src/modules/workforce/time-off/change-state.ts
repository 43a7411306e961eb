import type { TimeOffState } from "@evolve/contracts/time-off-filters";
import { localDateOf } from "@evolve/workforce";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { publishedShiftsOf, revertShiftChanges } from "../schedules/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import { applyTimeOff } from "./apply-time-off.ts";
import { assessRequest, stateByRules } from "./assess.ts";
import { findPerson, lockUnit, type PlannedPerson } from "./people-repository.ts";
import { findRequest, listRequestDays, listWaiting, type RequestRow, setState } from "./requests-repository.ts";
import { tellAgent } from "./tell.ts";

export interface Change {
  readonly state: TimeOffState;
  /** Null: the rules. */
  readonly by: string | null;
  readonly reason?: string;
  readonly now: Date;
}

/** The request, its business unit locked until the transaction ends. */
export const lockRequest = async (tx: Tx, tenantId: string, id: string): Promise<RequestRow> => {
  const { businessUnitId } = (await findRequest(tx, tenantId, id)) ?? refuse("notFound");
  await lockUnit(tx, tenantId, businessUnitId);
  return (await findRequest(tx, tenantId, id)) ?? refuse("notFound");
};

/** Puts a request in another state, with what that does to schedules, and writes it to the audit trail. */
export const changeState = async (
  services: Services,
  tx: TenantTransaction,
  request: RequestRow,
  { state, by, reason = "", now }: Change,
): Promise<{ request: RequestRow; restored: number; left: number }> => {
  const { tenantId } = tx;
  const { id, businessUnitId } = request;
  const isDecided = state === "approved" || state === "denied";
  await setState(tx, tenantId, id, {
    state,
    by: isDecided ? by : null,
    at: isDecided ? now : null,
    isAutomatic: isDecided && by === null,
    reason,
  });
  const cause = { cause: "timeOff", causeId: id, businessUnitId, by, now } as const;
  if (state === "approved") await applyTimeOff(services, tx, tenantId, request, { by, now });
  const undone =
    request.state === "approved" && state !== "approved"
      ? await revertShiftChanges(services, tx, tenantId, cause)
      : { restored: 0, left: 0 };
  await recordEvent(tx, {
    tenantId,
    at: now,
    actorId: by,
    action: `time-off.${state}`,
    targetId: id,
    details: { userId: request.userId, before: request.state, reason, ...undone },
  });
  return { request: (await findRequest(tx, tenantId, id)) ?? refuse("notFound"), ...undone };
};

/** Somebody who has left planning since: a request of theirs is decided as where it was made. */
const formerPerson = async (tx: Tx, tenantId: string, request: RequestRow): Promise<PlannedPerson> => {
  const { userId: id, userName: name, businessUnitId } = request;
  const { zone, weekStart } = (await findUnit(tx, tenantId, businessUnitId)) ?? refuse("notFound");
  return { id, name, teamId: null, businessUnitId, zone, weekStart };
};

/** A request that is stored, as it is assessed. */
const storedOf = async (tx: Tx, tenantId: string, request: RequestRow, now: Date) => {
  const person = (await findPerson(tx, tenantId, request.userId)) ?? (await formerPerson(tx, tenantId, request));
  const days = await listRequestDays(tx, tenantId, request.id);
  const { startsAt, endsAt, codeId, id: requestId, firstDay: first, lastDay: last } = request;
  const { publishedDays } = await publishedShiftsOf(tx, tenantId, person.id, { first, last });
  const isPublished = publishedDays.length === days.length;
  return { person, asked: { codeId, requestId, now, days: { startsAt, endsAt, days, isPublished } } };
};

/** How the rules see a request that is stored. */
export const assessStored = async (services: Services, tx: Tx, tenantId: string, request: RequestRow, now: Date) => {
  const { person, asked } = await storedOf(tx, tenantId, request, now);
  return assessRequest(services, tx, tenantId, person, asked);
};

/** Approves those who wait and now fit, in the order in which they asked; who fits but not by the rules waits for a person. */
export const promoteWaiting = async (
  services: Services,
  tx: TenantTransaction,
  businessUnitId: string,
  now: Date,
): Promise<void> => {
  const { tenantId } = tx;
  const { zone } = (await findUnit(tx, tenantId, businessUnitId)) ?? { zone: "UTC" };
  for (const id of await listWaiting(tx, tenantId, businessUnitId, localDateOf(now.getTime(), zone))) {
    const waiting = await findRequest(tx, tenantId, id);
    if (!waiting || !(await findPerson(tx, tenantId, waiting.userId))) continue;
    const { person, asked } = await storedOf(tx, tenantId, waiting, now);
    const state = await stateByRules(tx, tenantId, person, asked);
    if (state === "waitlisted") continue;
    const { request } = await changeState(services, tx, waiting, { state, by: null, now });
    if (state === "approved") await tellAgent(services, tx, request, "timeOffApproved");
  }
};
