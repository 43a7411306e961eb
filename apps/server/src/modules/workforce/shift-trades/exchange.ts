import type { TradeCheck } from "@evolve/contracts/shift-trades";
import {
  calendarDays,
  checkTrade,
  daysLater,
  eachRuleOnce,
  localDateOf,
  prepareRoster,
  type Roster,
  type Shift,
  skillsMissing,
} from "@evolve/workforce";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import type { TradedShiftColumn } from "../../../database/json-columns.ts";
import { rosterOf } from "../planning-people/index.ts";
import { findPublished, listSkillNames, shiftsOf, type StoredShift } from "../schedules/index.ts";
import { type CoverageEffect, exchangeEffect, listGroupSkills } from "../staffing/index.ts";
import type { TradeRow } from "./trades-repository.ts";

/** Days before and after traded shifts whose shifts rules look at. */
const around = 14;

/** What rules need to know of some people around some shifts. */
export interface Book {
  readonly businessUnitId: string;
  readonly zone: string;
  readonly roster: Roster;
  /** Published ones. */
  readonly shifts: readonly StoredShift[];
  /** Names of the skills that planning groups need, by id. */
  readonly skills: ReadonlyMap<string, string>;
}

interface Asked {
  readonly businessUnitId: string;
  readonly zone: string;
  /** Milliseconds since 1970, of the shifts in question. */
  readonly starts: readonly number[];
  /** Everybody who works there where nothing is given. */
  readonly agentIds?: readonly string[];
}

export const openBook = async (tx: Tx, tenantId: string, asked: Asked): Promise<Book> => {
  const { businessUnitId, zone, starts, agentIds } = asked;
  const first = daysLater(localDateOf(Math.min(...starts), zone), -around);
  const last = daysLater(localDateOf(Math.max(...starts), zone), around);
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const only = agentIds && { agentIds };
  const roster = prepareRoster(await rosterOf(tx, tenantId, { businessUnitId, firstDay: first, days, ...only }));
  const scheduleId = await findPublished(tx, tenantId, businessUnitId);
  // By instants first, with a day more at each end, since zones differ.
  const span = { from: Date.parse(daysLater(first, -1)), to: Date.parse(daysLater(last, 2)) };
  const shifts = scheduleId === null ? [] : await shiftsOf(tx, tenantId, { scheduleId, ...span, ...only });
  const needed = new Set((await listGroupSkills(tx, tenantId, businessUnitId)).values());
  const skills = (await listSkillNames(tx, tenantId)).filter(({ id }) => needed.has(id));
  return {
    businessUnitId,
    zone,
    roster,
    shifts: shifts.filter(({ day }) => first <= day && day <= last),
    skills: new Map(skills.map(({ id, name }) => [id, name])),
  };
};

export interface Exchange {
  readonly give: StoredShift;
  readonly to: string;
  readonly get: StoredShift | null;
}

export interface CheckedExchange {
  /** Of the one who gives the shift away. */
  readonly giver: TradeCheck;
  readonly taker: TradeCheck;
  /** Whether the two could do each other's work at all, and at that time. */
  readonly isPossible: boolean;
}

export const isFine = ({ broken, missingSkills }: TradeCheck): boolean => broken.length + missingSkills.length === 0;

/** What rules say for both; null where one of the two is not planned there. */
export const checkExchange = (
  { roster, shifts, skills }: Book,
  { give, to, get }: Exchange,
): CheckedExchange | null => {
  if (!roster.agents.has(give.agent) || !roster.agents.has(to)) return null;
  const own = shifts.filter(({ agent }) => agent === give.agent || agent === to);
  const { broken } = checkTrade(roster, { give, to, get }, own);
  const ids = [...skills.keys()];
  const lacks = (shift: StoredShift | null, agent: string) => {
    const missing = shift ? skillsMissing(roster, shift, agent, ids) : [];
    // Somebody who shares a skill can do a part of the work.
    const held = shift ? ids.length - skillsMissing(roster, { ...shift, agent: "" }, shift.agent, ids).length : 0;
    return { missing, held };
  };
  const [ofTaker, ofGiver] = [lacks(give, to), lacks(get, give.agent)];
  const checkOf = (agent: string, missing: readonly string[]): TradeCheck => ({
    broken: eachRuleOnce(broken.filter((violation) => violation.agent === agent)).map(({ code, date, values }) => ({
      code,
      date,
      values: { ...values },
    })),
    missingSkills: missing.map((id) => skills.get(id) ?? ""),
  });
  const isAble = ({ missing, held }: typeof ofTaker) => missing.length === 0 || missing.length < held;
  return {
    giver: checkOf(give.agent, ofGiver.missing),
    taker: checkOf(to, ofTaker.missing),
    isPossible: isAble(ofTaker) && isAble(ofGiver) && !broken.some(({ code }) => code === "overlap"),
  };
};

/** A published shift, where it still is as it was offered. */
const asOffered = (
  book: Book,
  agent: string,
  id: string | null,
  offered: TradedShiftColumn | null,
): StoredShift | null => {
  const shift = book.shifts.find((one) => one.id === id && one.agent === agent);
  return shift && offered && isSame(shift, offered) ? shift : null;
};

type Content = Pick<Shift, "start" | "minutes" | "activities">;

export const isSame = (one: Content, other: Content): boolean => contentOf(one) === contentOf(other);

const contentOf = ({ start, minutes, activities }: Content): string =>
  JSON.stringify([
    start,
    minutes,
    activities.map((one) => [one.code, one.start, one.minutes, one.skill ?? "", one.locked ?? false]),
  ]);

/** What a stored trade exchanges; null where a shift is not as it was offered. */
export const exchangeOf = (book: Book, trade: TradeRow, to: string): Exchange | null => {
  const give = asOffered(book, trade.giverId, trade.giveShiftId, trade.give);
  const get = asOffered(book, to, trade.getShiftId, trade.get);
  return give && (trade.get === null || get) ? { give, to, get } : null;
};

/**
 * What rules say if a shift is given in exchange for the one on offer; null where the two cannot be exchanged, or the offered one is not as
 * it was offered.
 */
export const checkAnswer = (
  book: Book,
  offer: TradeRow,
  shiftId: string,
): (CheckedExchange & { shift: StoredShift }) | null => {
  const get = asOffered(book, offer.giverId, offer.giveShiftId, offer.give);
  const shift = book.shifts.find(({ id }) => id === shiftId);
  if (!get || !shift) return null;
  const checked = checkExchange(book, { give: shift, to: offer.giverId, get });
  return checked?.isPossible ? { ...checked, shift } : null;
};

/** The book of the two people of a trade. */
export const bookOf = (tx: Tx, tenantId: string, trade: TradeRow, to: string): Promise<Book> =>
  openBook(tx, tenantId, {
    businessUnitId: trade.businessUnitId,
    zone: trade.zone,
    starts: [trade.give, ...(trade.get ? [trade.get] : [])].map(({ start }) => start),
    agentIds: [trade.giverId, to],
  });

/** What an exchange does to the number of people that planning groups have. */
export const coverageOf = (
  services: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  { businessUnitId, zone }: Book,
  { give, to, get }: Exchange,
): Promise<CoverageEffect[]> => {
  const traded = [give, ...(get ? [get] : [])];
  const days = traded.map(({ day }) => day).sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  // A shift of the last day may end on the day after.
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 3;
  const midnights = calendarDays(first, zone, 15, count).days.map(({ startsAt }) => startsAt);
  return exchangeEffect(services, tx, tenantId, {
    businessUnitId,
    days: { from: midnights[0] ?? 0, to: midnights.at(-1) ?? 0 },
    instead: {
      removed: traded.map(({ id }) => id),
      added: [{ ...give, agent: to }, ...(get ? [{ ...get, agent: give.agent }] : [])],
    },
  });
};
