import { findPlace } from "../schedules/index.ts";
import * as contract from "@evolve/contracts/shift-trades";
import type { OfferedTrade } from "@evolve/contracts/shift-trades";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { agentsOf } from "../planning-people/index.ts";
import { findPerson, type PlannedPerson } from "../time-off/index.ts";
import { type Book, exchangeOf, isFine, checkExchange, checkAnswer, openBook } from "./exchange.ts";
import { colleagueOf, comingShifts, offerable } from "./place-offer.ts";
import { presentOwn, presentShift } from "./present.ts";
import { exchangeable } from "./propose-exchange.ts";
import { findSettings } from "./settings-repository.ts";
import { listOffered, searchOwnTrades } from "./trades-repository.ts";

const { shown, partnersShown } = contract.tradeLimits;

export const readMyTrades = operation(contract.readMyTrades, ({ actor: { tenantId, userId }, now, read }) =>
  read(async (tx) => {
    const person = await findPerson(tx, tenantId, userId);
    const settings = person && (await findSettings(tx, tenantId, person.businessUnitId));
    const { board, hasMore } = person ? await boardOf(tx, tenantId, person, now) : { board: [], hasMore: false };
    return {
      isPlanned: person !== null,
      zone: (await findPlace(tx, tenantId, userId, now))?.zone ?? "UTC",
      noticeHours: settings?.noticeHours ?? 0,
      board,
      hasMore,
    };
  }),
);

export const searchMyTrades = operation(
  contract.searchMyTrades,
  async ({ actor: { tenantId, userId }, body, now, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchOwnTrades(tx, tenantId, userId, body, now));
    return { trades: rows.map((row) => presentOwn(row, userId)), totalRecords: total, next, statistics };
  },
);

/** What somebody could take: shifts that are as they were offered, at a time at which the person is free. */
const boardOf = async (tx: Tx, tenantId: string, person: PlannedPerson, now: Date) => {
  const { id: userId, businessUnitId, zone } = person;
  const found = await listOffered(tx, tenantId, { userId, businessUnitId, now, most: shown + 1 });
  const offered = found.slice(0, shown);
  const hasMore = found.length > shown;
  if (offered.length === 0) return { board: [], hasMore };
  const wantsAny = offered.some(({ wantsExchange }) => wantsExchange);
  const own = wantsAny ? await exchangeable(tx, tenantId, person, now) : [];
  const book = await openBook(tx, tenantId, {
    businessUnitId,
    zone,
    starts: [
      ...offered.flatMap(({ give, get }) => [give.start, ...(get ? [get.start] : [])]),
      ...own.map(({ startsAt }) => startsAt.getTime()),
    ],
    agentIds: [...new Set([userId, ...offered.map(({ giverId }) => giverId)])],
  });
  const board = offered.flatMap((trade): OfferedTrade[] => {
    const seen = presentOwn(trade, userId);
    if (trade.wantsExchange) {
      const canAnswer = own.some(({ id }) => checkAnswer(book, trade, id) !== null);
      return canAnswer ? [{ ...seen, check: null, isFineForOther: true }] : [];
    }
    const exchange = exchangeOf(book, trade, userId);
    const checked = exchange && checkExchange(book, exchange);
    return checked?.isPossible ? [{ ...seen, check: checked.taker, isFineForOther: isFine(checked.giver) }] : [];
  });
  return { board, hasMore };
};

/** The shift that somebody would give away, as rules read it. */
const givenShift = (book: Book, shiftId: string) => book.shifts.find(({ id }) => id === shiftId) ?? refuse("notFound");

export const findTradePartners = operation(
  contract.findTradePartners,
  ({ actor: { tenantId, userId }, body: { shiftId, search }, now, read }) =>
    read(async (tx) => {
      const person = (await findPerson(tx, tenantId, userId)) ?? refuse("notFound");
      const { businessUnitId, zone } = person;
      const { shift } = await offerable(tx, tenantId, { person, shiftId, now });
      const book = await openBook(tx, tenantId, { businessUnitId, zone, starts: [shift.startsAt.getTime()] });
      const give = givenShift(book, shift.id);
      const words = search.toLowerCase().split(/\s+/);
      const people = (await agentsOf(tx, tenantId, { businessUnitId, day: shift.day })).filter(
        ({ id, name }) => id !== userId && words.every((word) => name.toLowerCase().includes(word)),
      );
      const checked = people.flatMap(({ id, name, teamName }) => {
        const result = checkExchange(book, { give, to: id, get: null });
        // Somebody who works at that time cannot take it, but may swap it for a shift on another day.
        return result ? [{ id, name, teamName, isFine: result.isPossible && isFine(result.taker), result }] : [];
      });
      const partners = checked.sort((one, other) => Number(other.isFine) - Number(one.isFine)).slice(0, partnersShown);
      const [any] = checked;
      return {
        zone: (await findPlace(tx, tenantId, userId, now))?.zone ?? zone,
        shift: presentShift(give.id, give),
        check: any ? any.result.giver : { broken: [], missingSkills: [] },
        partners: partners.map(({ id, name, teamName, isFine: fine }) => ({ id, name, teamName, isFine: fine })),
        total: checked.length,
      };
    }),
);

export const readPartnerShifts = operation(
  contract.readPartnerShifts,
  ({ actor: { tenantId, userId }, body: { shiftId, partnerId }, now, read }) =>
    read(async (tx) => {
      const person = (await findPerson(tx, tenantId, userId)) ?? refuse("notFound");
      const { businessUnitId, zone } = person;
      const { shift, settings } = await offerable(tx, tenantId, { person, shiftId, now });
      const partner = await colleagueOf(tx, tenantId, person, partnerId);
      const earliest = now.getTime() + settings.noticeHours * 3_600_000;
      const coming = (await comingShifts(tx, tenantId, partner.id, now)).filter(
        ({ startsAt }) => startsAt.getTime() >= earliest,
      );
      const book = await openBook(tx, tenantId, {
        businessUnitId,
        zone,
        starts: [shift, ...coming].map(({ startsAt }) => startsAt.getTime()),
        agentIds: [userId, partner.id],
      });
      const give = givenShift(book, shift.id);
      return {
        shifts: coming.slice(0, shown).flatMap(({ id }) => {
          const get = book.shifts.find((one) => one.id === id);
          const checked = get && checkExchange(book, { give, to: partner.id, get });
          if (!get || !checked?.isPossible) return [];
          return [{ ...presentShift(id, get), check: checked.giver, isFineForOther: isFine(checked.taker) }];
        }),
      };
    }),
);
