import type { Services } from "../../core/services.ts";
import type { TenantTransaction } from "../../database/index.ts";
import {
  acceptOffer,
  type Book,
  type Exchange,
  isFine,
  checkExchange,
  openBook,
  placeOffer,
} from "../../modules/workforce/shift-trades/index.ts";
import { findPerson } from "../../modules/workforce/time-off/index.ts";
import { demoZone } from "./set-up.ts";

interface Planned {
  readonly businessUnitId: string;
  /** In the order in which they are asked to take part; the last ones are accounts that people try. */
  readonly agentIds: readonly string[];
  readonly now: Date;
}

const day = 86_400_000;

/** Those before them ask for time off. */
const [first, last] = [8, 20];
const viewersAsked = 12;

/** A swap that waits for a planner, a shift that everybody can take, and one that everybody can have for one of theirs. */
export const demoTrades = async (
  services: Services,
  tx: TenantTransaction,
  { businessUnitId, agentIds, now }: Planned,
): Promise<void> => {
  const { tenantId } = tx;
  const from = now.getTime() + 9 * day;
  const viewers = agentIds.slice(-viewersAsked);
  const takers = agentIds.slice(first, last);
  const book = await openBook(tx, tenantId, { businessUnitId, zone: demoZone, starts: [from, from + 7 * day] });
  const swap = findSwap(book, takers, from);
  if (swap?.get) {
    const giver = await findPerson(tx, tenantId, swap.give.agent);
    if (giver) {
      const asked = { askedId: swap.to, getShiftId: swap.get.id, note: "A parents’ evening" };
      const trade = await placeOffer(tx, { giver, shiftId: swap.give.id, ...asked, now });
      await acceptOffer(services, tx, { trade, takerId: swap.to, now });
    }
  }
  // What most of them could take without breaking a rule, so that people who try the demo find it.
  const mostTakers = comingOf(book, takers, from)
    .filter(({ agent }) => agent !== swap?.give.agent && agent !== swap?.to)
    .map((give) => {
      const checked = viewers
        .map((to) => checkExchange(book, { give, to, get: null }))
        .filter((one) => one?.isPossible);
      return { give, fine: checked.filter((one) => one && isFine(one.taker)).length, able: checked.length };
    })
    .sort((one, other) => other.fine - one.fine || other.able - one.able)
    .map(({ give }) => give);
  const [given] = mostTakers;
  const swapped = mostTakers.find(({ agent }) => agent !== given?.agent);
  for (const [shift, note, wantsExchange] of [
    [given, "Does anybody have time?", false],
    [swapped, "Any other day that week suits me", true],
  ] as const) {
    const giver = shift && (await findPerson(tx, tenantId, shift.agent));
    if (giver)
      await placeOffer(tx, { giver, shiftId: shift.id, askedId: null, getShiftId: null, wantsExchange, note, now });
  }
};

const comingOf = ({ shifts }: Book, agentIds: readonly string[], from: number) =>
  shifts.filter(({ agent, start }) => agentIds.includes(agent) && from <= start && start < from + 7 * day);

/** Two who work on the same day at different times, and break no rule if they swap; else two who could. */
const findSwap = (book: Book, agentIds: readonly string[], from: number): Exchange | null => {
  const coming = comingOf(book, agentIds, from);
  let possible: Exchange | null = null;
  for (const give of coming)
    for (const get of coming) {
      if (get.agent === give.agent || get.day !== give.day || get.start === give.start) continue;
      const exchange = { give, to: get.agent, get };
      const checked = checkExchange(book, exchange);
      if (!checked?.isPossible) continue;
      if (isFine(checked.giver) && isFine(checked.taker)) return exchange;
      possible ??= exchange;
    }
  return possible;
};
