import { daysLater, localDateOf, type Shift } from "@evolve/workforce";
import type { Services } from "../../core/services.ts";
import type { TenantTransaction } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import {
  changeState,
  findPerson,
  insertLimit,
  listTypes,
  placeRequest,
  setEntitlement,
} from "../../modules/workforce/time-off/index.ts";
import { demoZone } from "./set-up.ts";

interface Planned {
  readonly businessUnitId: string;
  /** The planner. */
  readonly by: string;
  /** The Monday of the first published week. */
  readonly firstDay: string;
  /** In the order in which they are asked to take part. */
  readonly agentIds: readonly string[];
  /** As published. */
  readonly shifts: readonly Shift[];
  readonly now: Date;
}

/** The list is by name: those who ask are so many places apart. */
const apart = 23;
/** 25 days of eight hours. */
const entitledMinutes = 25 * 480;

/** Who asks for what: days after the first Monday, and what a person decides. */
const asked = [
  { from: 8, days: 1, comment: "Moving to a new flat", decision: "approved", reason: "" },
  { from: 9, days: 1, comment: "", decision: "denied", reason: "The campaign starts on this day." },
  { from: 14, days: 2, comment: "Family visit", decision: null, reason: "" },
  { from: 15, days: 1, comment: "", decision: null, reason: "" },
  { from: 17, days: 1, part: { from: 780, minutes: 120 }, comment: "Dentist", decision: null, reason: "" },
  { from: 21, days: 5, comment: "Skiing in Åre", decision: null, reason: "" },
  { from: 22, days: 1, comment: "", decision: null, reason: "" },
] as const;

/** Balances of all agents, a limit, requests that wait and some that are decided. */
export const demoTimeOff = async (
  services: Services,
  tx: TenantTransaction,
  { businessUnitId, by, firstDay, agentIds, shifts, now }: Planned,
): Promise<void> => {
  const { tenantId } = tx;
  const type = (await listTypes(tx, tenantId)).find(({ isPaid }) => isPaid);
  if (!type) return;
  const thisYear = Number(firstDay.slice(0, 4));
  for (const year of [thisYear, thisYear + 1])
    await setEntitlement(tx, tenantId, { userIds: agentIds, codeId: type.id, year, minutes: entitledMinutes });
  await insertLimit(tx, tenantId, newId(), {
    name: "Usual days",
    business_unit_id: businessUnitId,
    team_id: null,
    first_day: firstDay,
    last_day: daysLater(firstDay, 365),
    people: 4,
    is_automatic: false,
  });
  const working = new Set(shifts.map(({ agent, start }) => `${agent} ${localDateOf(start, demoZone)}`));
  for (const [index, { from, days, comment, decision, reason, ...more }] of asked.entries()) {
    const first = daysLater(firstDay, from);
    // A day off costs nothing to somebody who does not work on it.
    const asking = agentIds.slice(index * apart).find((id) => working.has(`${id} ${first}`));
    const person = asking === undefined ? null : await findPerson(tx, tenantId, asking);
    if (!person) continue;
    const part = "part" in more ? more.part : null;
    const wish = { codeId: type.id, firstDay: first, lastDay: daysLater(first, days - 1), part };
    const request = await placeRequest(services, tx, { person, asked: wish, comment, now });
    if (decision !== null) await changeState(services, tx, request, { state: decision, by, reason, now });
  }
};
