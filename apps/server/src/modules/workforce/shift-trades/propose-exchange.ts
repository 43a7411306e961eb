import { findPlace } from "../schedules/index.ts";
import * as contract from "@evolve/contracts/shift-trades";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findPerson, type PlannedPerson } from "../time-off/index.ts";
import { lockTrade } from "./change-state.ts";
import { bookOf, exchangeOf, isFine, isSame, checkExchange, checkAnswer, openBook } from "./exchange.ts";
import { listHeld } from "./held-shifts-repository.ts";
import { comingShifts, placeOffer } from "./place-offer.ts";
import { presentOwn, presentShift } from "./present.ts";
import { findSettings } from "./settings-repository.ts";
import { tellAgents } from "./tell.ts";
import { findTrade, type TradeRow } from "./trades-repository.ts";

/** Somebody's coming shifts that are not in a trade and can still be given in exchange. */
export const exchangeable = async (tx: Tx, tenantId: string, { id, businessUnitId }: PlannedPerson, now: Date) => {
  const { acceptanceHours = 0 } = (await findSettings(tx, tenantId, businessUnitId)) ?? {};
  const coming = await comingShifts(tx, tenantId, id, now);
  const earliest = now.getTime() + acceptanceHours * 3_600_000;
  const shiftIds = coming.map((shift) => shift.id);
  const held = await listHeld(tx, tenantId, shiftIds, now);
  return coming.filter((shift) => shift.startsAt.getTime() >= earliest && !held.has(shift.id));
};

/** The person who may answer an offer: a colleague, as long as it is open. */
const answerer = async (tx: Tx, tenantId: string, userId: string, offer: TradeRow): Promise<PlannedPerson> => {
  const person = await findPerson(tx, tenantId, userId);
  const isColleague = person?.businessUnitId === offer.businessUnitId && offer.giverId !== userId;
  if (!person || !isColleague || !offer.wantsExchange) return refuse("notFound");
  return offer.state === "open" ? person : refuse("changedMeanwhile");
};

export const readExchangeShifts = operation(
  contract.readExchangeShifts,
  ({ actor: { tenantId, userId }, params: { tradeId }, now, read }) =>
    read(async (tx) => {
      const offer = (await findTrade(tx, tenantId, tradeId, now)) ?? refuse("notFound");
      const person = await answerer(tx, tenantId, userId, offer);
      const { businessUnitId, zone } = person;
      const coming = await exchangeable(tx, tenantId, person, now);
      const starts = [offer.give.start, ...coming.map(({ startsAt }) => startsAt.getTime())];
      const agentIds = [userId, offer.giverId];
      const book = await openBook(tx, tenantId, { businessUnitId, zone, starts, agentIds });
      return {
        zone: (await findPlace(tx, tenantId, userId, now))?.zone ?? zone,
        shifts: coming.slice(0, contract.tradeLimits.shown).flatMap(({ id }) => {
          const checked = checkAnswer(book, offer, id);
          if (!checked) return [];
          return [{ ...presentShift(id, checked.shift), check: checked.giver, isFineForOther: isFine(checked.taker) }];
        }),
      };
    }),
);

export const proposeExchange = operation(
  contract.proposeExchange,
  ({ actor: { tenantId, userId }, params: { tradeId }, body: { shiftId, note }, now, services, write }) =>
    write(async (tx) => {
      const offer = await lockTrade(tx, tenantId, tradeId, now);
      const { giverId, giveShiftId } = offer;
      const giver = await answerer(tx, tenantId, userId, offer);
      const asked = { askedId: giverId, getShiftId: giveShiftId };
      const proposal = await placeOffer(tx, { giver, shiftId, ...asked, answers: offer, note, now });
      const book = await bookOf(tx, tenantId, proposal, giverId);
      const exchange = exchangeOf(book, proposal, giverId);
      if (!exchange?.get || !isSame(exchange.get, offer.give)) return refuse("changedMeanwhile");
      if (!checkExchange(book, exchange)?.isPossible)
        return refuse("invalidParameters", { fields: { shiftId: "unavailableDate" } });
      await tellAgents(services, tx, proposal, "tradeProposed", [giverId]);
      return { trade: presentOwn(proposal, userId) };
    }),
);
