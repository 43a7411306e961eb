import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { publishedShiftsOf } from "../schedules/index.ts";
import { findPerson } from "../time-off/index.ts";
import { changeState } from "./change-state.ts";
import { bookOf, coverageOf, exchangeOf, isFine, checkExchange } from "./exchange.ts";
import { findSettings } from "./settings-repository.ts";
import type { TradeRow } from "./trades-repository.ts";

interface Accepting {
  readonly trade: TradeRow;
  readonly takerId: string;
  readonly now: Date;
}

/** Takes a shift, and decides the trade where the rules can. The trade is locked; whom that concerns is for the caller to tell. */
export const acceptOffer = async (
  services: Services,
  tx: TenantTransaction,
  { trade, takerId, now }: Accepting,
): Promise<TradeRow> => {
  const { tenantId } = tx;
  const taker = await findPerson(tx, tenantId, takerId);
  if (taker?.businessUnitId !== trade.businessUnitId) refuse("notFound");
  const { publishedDays } = await publishedShiftsOf(tx, tenantId, takerId, {
    first: trade.give.day,
    last: trade.give.day,
  });
  const book = await bookOf(tx, tenantId, trade, takerId);
  const exchange = exchangeOf(book, trade, takerId);
  if (!exchange) return refuse("changedMeanwhile");
  const checked = checkExchange(book, exchange);
  if (!checked?.isPossible || publishedDays.length === 0)
    return refuse("invalidParameters", { fields: { tradeId: "unavailableDate" } });
  const accepted = await changeState(services, tx, trade, {
    action: "accepted",
    state: "accepted",
    takerId,
    // From now on it waits for a decision, which can come until the first shift begins.
    expiresAt: trade.startsAt,
    by: takerId,
    now,
  });
  const settings = await findSettings(tx, tenantId, trade.businessUnitId);
  if (!settings?.isAutomatic || !isFine(checked.giver) || !isFine(checked.taker)) return accepted;
  if ((await coverageOf(services, tx, tenantId, book, exchange)).length > 0) return accepted;
  return changeState(services, tx, accepted, { action: "approved", state: "approved", by: null, now });
};
