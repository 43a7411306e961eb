import { type TimeOffAsked, timeOffLimits } from "@evolve/contracts/time-off";
import { daysLater, localDateOf } from "@evolve/workforce";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { stateByRules } from "./assess.ts";
import { changeState } from "./change-state.ts";
import { costOf } from "./cost.ts";
import { findType, lockUnit, type PlannedPerson } from "./people-repository.ts";
import { findRequest, hasOverlap, insertRequest, type RequestRow } from "./requests-repository.ts";

interface Asked {
  readonly person: PlannedPerson;
  readonly asked: TimeOffAsked;
  readonly now: Date;
}

/** Refuses what cannot be asked for, and answers what it takes. */
export const examine = async (tx: Tx, tenantId: string, { person, asked, now }: Asked) => {
  const type = (await findType(tx, tenantId, asked.codeId)) ?? refuse("notFound", { fields: { codeId: "notFound" } });
  const today = localDateOf(now.getTime(), person.zone);
  if (asked.firstDay < today) refuse("invalidParameters", { fields: { firstDay: "minDate" } });
  if (asked.lastDay > daysLater(today, timeOffLimits.aheadDaysMax))
    refuse("invalidParameters", { fields: { lastDay: "maxDate" } });
  const cost = await costOf(tx, tenantId, person, asked, type);
  const { startsAt: from, endsAt: to } = cost;
  if (await hasOverlap(tx, tenantId, { userId: person.id, from, to, except: null }))
    refuse("invalidParameters", { fields: { firstDay: "unavailableDate" } });
  return { type, cost };
};

/** Stores a request, and decides it where the rules can. Whom that concerns is for the caller to tell. */
export const placeRequest = async (
  services: Services,
  tx: TenantTransaction,
  { person, asked, comment, now }: Asked & { readonly comment: string },
): Promise<RequestRow> => {
  const { tenantId } = tx;
  const { id: userId, businessUnitId } = person;
  await lockUnit(tx, tenantId, businessUnitId);
  const { type, cost } = await examine(tx, tenantId, { person, asked, now });
  const { firstDay, lastDay, part } = asked;
  const { startsAt, endsAt, days } = cost;
  const state = await stateByRules(tx, tenantId, person, { codeId: type.id, days: cost, now });
  const id = newId();
  const first = state === "waitlisted" ? "waitlisted" : "pending";
  const row = { id, userId, businessUnitId, codeId: type.id, firstDay, lastDay, part, startsAt, endsAt, comment, days };
  await insertRequest(tx, tenantId, { ...row, state: first, requestedAt: now });
  await recordEvent(tx, {
    tenantId,
    at: now,
    actorId: userId,
    action: "time-off.requested",
    targetId: id,
    details: { codeId: type.id, firstDay, lastDay, part, state: first },
  });
  const request = (await findRequest(tx, tenantId, id)) ?? refuse("notFound");
  if (state !== "approved") return request;
  return (await changeState(services, tx, request, { state, by: null, now })).request;
};
