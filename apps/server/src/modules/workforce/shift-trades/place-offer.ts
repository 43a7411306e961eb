import { refuse } from "../../../core/refusal.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import type { TradedShiftColumn } from "../../../database/json-columns.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { publishedShiftsOf } from "../schedules/index.ts";
import { findPerson, lockUnit, type PlannedPerson } from "../time-off/index.ts";
import { isOffered } from "./held-shifts-repository.ts";
import { findSettings } from "./settings-repository.ts";
import { findTrade, insertTrade, type TradeRow } from "./trades-repository.ts";

const hour = 3_600_000;

/** Days back and ahead in which shifts are looked for: none is published further ahead. */
const [back, ahead] = [2, 400];

const dateAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Somebody's coming published shifts. */
export const comingShifts = async (tx: Tx, tenantId: string, agentId: string, now: Date) => {
  const [first, last] = [-back, ahead].map((days) => dateAt(now.getTime() + days * 24 * hour));
  const { shifts } = await publishedShiftsOf(tx, tenantId, agentId, { first: first ?? "", last: last ?? "" });
  return shifts.filter(({ startsAt }) => startsAt > now);
};

interface Offerable {
  readonly person: PlannedPerson;
  readonly shiftId: string;
  readonly now: Date;
  /** A proposal may be made for as long as the offer can be accepted. */
  readonly until?: "noticeHours" | "acceptanceHours";
}

/** One's coming shift, refused where it cannot be offered any more, with the hours of the business unit's notice. */
export const offerable = async (
  tx: Tx,
  tenantId: string,
  { person, shiftId, now, until = "noticeHours" }: Offerable,
) => {
  const settings = (await findSettings(tx, tenantId, person.businessUnitId)) ?? refuse("notFound");
  const coming = await comingShifts(tx, tenantId, person.id, now);
  const shift = coming.find(({ id }) => id === shiftId.toLowerCase()) ?? refuse("notFound");
  if (shift.startsAt.getTime() < now.getTime() + settings[until] * hour)
    refuse("invalidParameters", { fields: { shiftId: "minDate" } });
  return { shift, settings };
};

interface Offer {
  readonly giver: PlannedPerson;
  readonly shiftId: string;
  readonly askedId: string | null;
  readonly getShiftId: string | null;
  /** Everybody is asked for a shift in exchange. */
  readonly wantsExchange?: boolean;
  /** The offer to everybody that it answers. */
  readonly answers?: TradeRow;
  readonly note: string;
  readonly now: Date;
}

/** Stores an offer. Whom that concerns is for the caller to tell. */
export const placeOffer = async (tx: TenantTransaction, offer: Offer): Promise<TradeRow> => {
  const { tenantId } = tx;
  const { giver, wantsExchange = false, answers, note, now } = offer;
  const until = answers ? "acceptanceHours" : "noticeHours";
  const { businessUnitId, id: giverId } = giver;
  await lockUnit(tx, tenantId, businessUnitId);
  const { shift, settings } = await offerable(tx, tenantId, { person: giver, shiftId: offer.shiftId, now, until });
  if (await isOffered(tx, tenantId, { shiftId: shift.id, except: null, now })) refuse("changedMeanwhile");
  const asked = offer.askedId === null ? null : await colleagueOf(tx, tenantId, giver, offer.askedId);
  const wanted =
    asked === null || offer.getShiftId === null
      ? null
      : (await offerable(tx, tenantId, { person: asked, shiftId: offer.getShiftId, now, until })).shift;
  const startsAt = new Date(Math.min(...[shift, ...(wanted ? [wanted] : [])].map((one) => one.startsAt.getTime())));
  const expiresAt = startsAt.getTime() - settings.acceptanceHours * hour;
  const id = newId();
  await insertTrade(tx, tenantId, {
    id,
    businessUnitId,
    giverId,
    askedId: asked?.id ?? null,
    giveShiftId: shift.id,
    give: columnOf(shift),
    getShiftId: wanted?.id ?? null,
    get: wanted && columnOf(wanted),
    wantsExchange,
    answersId: answers?.id ?? null,
    startsAt,
    note,
    offeredAt: now,
    expiresAt: new Date(Math.min(expiresAt, answers?.expiresAt.getTime() ?? expiresAt)),
  });
  await recordEvent(tx, {
    tenantId,
    at: now,
    actorId: giverId,
    action: "shift-trade.offered",
    targetId: id,
    details: {
      giveShiftId: shift.id,
      askedId: asked?.id ?? null,
      getShiftId: wanted?.id ?? null,
      wantsExchange,
      answersId: answers?.id ?? null,
    },
  });
  return (await findTrade(tx, tenantId, id, now)) ?? refuse("notFound");
};

/** Somebody else who is planned in the same business unit. */
export const colleagueOf = async (
  tx: Tx,
  tenantId: string,
  { id, businessUnitId }: PlannedPerson,
  askedId: string,
): Promise<PlannedPerson> => {
  const asked = await findPerson(tx, tenantId, askedId);
  return asked && asked.id !== id && asked.businessUnitId === businessUnitId
    ? asked
    : refuse("notFound", { fields: { askedId: "notFound" } });
};

const columnOf = (shift: Awaited<ReturnType<typeof comingShifts>>[number]): TradedShiftColumn => ({
  day: shift.day,
  start: shift.startsAt.getTime(),
  minutes: shift.minutes,
  activities: shift.activities,
});
