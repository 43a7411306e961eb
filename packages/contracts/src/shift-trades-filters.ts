import * as z from "zod/mini";
import { LocalDate } from "./planning.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by them before a screen is loaded. */

export const tradeStates = [
  "open",
  "accepted",
  "approved",
  "denied",
  "declined",
  "withdrawn",
  "expired",
  /** Of an offer in exchange for a shift: a proposal was accepted, which is a trade itself. */
  "matched",
] as const;
export const TradeState = z.enum(tradeStates);
export type TradeState = z.output<typeof TradeState>;

export const TradeFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  state: z.optional(z.array(TradeState).check(z.maxLength(tradeStates.length))),
  businessUnitId: z.optional(z.array(Id).check(z.maxLength(50))),
  /** Trades whose shift begins from then on, or until then. */
  from: z.optional(LocalDate),
  until: z.optional(LocalDate),
});

export const OwnTradeFilter = z.strictObject({
  state: z.optional(z.array(TradeState).check(z.maxLength(tradeStates.length))),
});
