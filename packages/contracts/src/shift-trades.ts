import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { BrokenRule } from "./schedules.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";
import { OwnTradeFilter, TradeState } from "./shift-trades-filters.ts";
import { Id } from "./validators.ts";

const area = "shiftTrades";
const own = { anyOf: ["mySpace:view"] } as const;

export const tradeLimits = {
  commentMax: 500,
  /** Of one search among colleagues. */
  partnersShown: 20,
  /** Of a board, and of shifts to choose from. */
  shown: 100,
  hoursMax: 720,
} as const;

export const TradeComment = z.string().check(z.trim(), z.maxLength(tradeLimits.commentMax, "maxLength"));

const TradedShift = z.object({
  id: z.string(),
  /** The local day on which it counts. */
  day: z.string(),
  /** Milliseconds since 1970. */
  start: z.number(),
  minutes: z.number(),
});
export type TradedShift = z.output<typeof TradedShift>;

export const tradeFields = {
  id: z.string(),
  giverName: z.string(),
  /** The one colleague who is asked; null: everybody. */
  askedName: z.nullable(z.string()),
  takerName: z.nullable(z.string()),
  give: TradedShift,
  /** The colleague's shift that is wanted in exchange. */
  get: z.nullable(TradedShift),
  /** Everybody is asked for a shift in exchange: colleagues propose shifts of theirs. */
  wantsExchange: z.boolean(),
  /** It proposes a shift in exchange for one that is offered to everybody. */
  isProposal: z.boolean(),
  note: z.string(),
  state: TradeState,
  offeredAt: z.string(),
  /** Until then it can be accepted or, once it is, decided. */
  expiresAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Empty where nobody has decided, or the rules did. */
  decidedBy: z.string(),
  isAutomatic: z.boolean(),
  reason: z.string(),
  version: Version,
};

const OwnTrade = z.object({
  ...tradeFields,
  role: z.enum(["giver", "taker", "asked"]),
});
export type OwnTrade = z.output<typeof OwnTrade>;

/** What a trade would do to the rules of one person. */
export const TradeCheck = z.object({
  /** Rules that it would break, and that are not broken already. */
  broken: z.array(BrokenRule),
  /** Names of skills of the shift's agent that the person does not have. */
  missingSkills: z.array(z.string()),
});
export type TradeCheck = z.output<typeof TradeCheck>;

/** Of a colleague one learns whether it works out, not why: rules tell of contracts and time off. */
const Exchange = { check: TradeCheck, isFineForOther: z.boolean() };

/** What rules say of an offer that wants a shift in exchange depends on that shift: then `check` is null. */
const Offered = z.object({ ...OwnTrade.shape, ...Exchange, check: z.nullable(TradeCheck) });
export type OfferedTrade = z.output<typeof Offered>;

export const readMyTrades = defineCall({
  name: "readMyTrades",
  summary: "The shifts of colleagues that one could take, with what rules say: those that begin first.",
  area,
  method: "GET",
  path: "/my-space/v1/trades",
  access: own,
  answer: z.object({
    /** People who are not planned trade nothing. */
    isPlanned: z.boolean(),
    zone: z.string(),
    noticeHours: z.number(),
    board: z.array(Offered),
    /** Whether more is offered, which appears once what begins earlier is gone. */
    hasMore: z.boolean(),
  }),
  errors: [],
});

export const searchMyTrades = defineCall({
  name: "searchMyTrades",
  summary: "One's own shift trades: what one has offered, has taken or was asked to take.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/search",
  access: own,
  body: searchBody({ filter: OwnTradeFilter, orderBy: ["offeredAt"] }),
  answer: searchAnswer("trades", OwnTrade),
  errors: ["invalidParameters"],
});

export const findTradePartners = defineCall({
  name: "findTradePartners",
  summary:
    "What giving a shift away does to one's own rules, and who could take it: those first for whom no rule breaks.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/partners",
  access: own,
  body: z.strictObject({ shiftId: Id, search: z._default(SearchText, "") }),
  answer: z.object({
    zone: z.string(),
    shift: TradedShift,
    check: TradeCheck,
    partners: z.array(
      z.object({ id: z.string(), name: z.string(), teamName: z.nullable(z.string()), isFine: z.boolean() }),
    ),
    /** All that are found, of whom the list has the first. */
    total: z.number(),
  }),
  errors: ["notFound", "invalidParameters"],
});

export const readPartnerShifts = defineCall({
  name: "readPartnerShifts",
  summary: "A colleague's coming shifts that one could have in exchange, with what rules say.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/partner-shifts",
  access: own,
  body: z.strictObject({ shiftId: Id, partnerId: Id }),
  answer: z.object({
    shifts: z.array(z.object({ ...TradedShift.shape, ...Exchange })),
  }),
  errors: ["notFound", "invalidParameters"],
});

export const offerShift = defineCall({
  name: "offerShift",
  summary: "Offers a published shift to everybody who can take it, or to one colleague, who may give one in exchange.",
  area,
  method: "POST",
  path: "/my-space/v1/trades",
  access: own,
  body: z
    .strictObject({
      shiftId: Id,
      /** Null: everybody of the business unit. */
      askedId: z.nullable(Id),
      /** A shift of the colleague who is asked. */
      getShiftId: z.nullable(Id),
      /** Of everybody: colleagues propose shifts of theirs in exchange. */
      wantsExchange: z._default(z.boolean(), false),
      note: TradeComment,
    })
    .check(({ value, issues }) => {
      if (value.getShiftId !== null && value.askedId === null)
        issues.push({ code: "custom", input: value, path: ["askedId"], message: "required" });
      if (value.wantsExchange && value.askedId !== null)
        issues.push({ code: "custom", input: value, path: ["wantsExchange"], message: "pattern" });
    }),
  answer: z.object({ trade: OwnTrade }),
  errors: ["notFound", "invalidParameters", "changedMeanwhile"],
});

export const tradeParams = z.strictObject({ tradeId: Id });

export const readExchangeShifts = defineCall({
  name: "readExchangeShifts",
  summary: "One's coming shifts that one could give in exchange for one on offer to everybody, with what rules say.",
  area,
  method: "GET",
  path: "/my-space/v1/trades/:tradeId/exchanges",
  access: own,
  params: tradeParams,
  answer: z.object({
    zone: z.string(),
    shifts: z.array(z.object({ ...TradedShift.shape, ...Exchange })),
  }),
  errors: ["notFound", "changedMeanwhile"],
});

export const proposeExchange = defineCall({
  name: "proposeExchange",
  summary: "Proposes a shift in exchange for one on offer to everybody. Who offers that accepts one of the proposals.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/:tradeId/exchanges",
  access: own,
  params: tradeParams,
  body: z.strictObject({ shiftId: Id, note: TradeComment }),
  answer: z.object({ trade: OwnTrade }),
  errors: ["notFound", "invalidParameters", "changedMeanwhile"],
});

/** The version that it is based on. */
const based = z.strictObject({ version: z.optional(Version) });

export const acceptTrade = defineCall({
  name: "acceptTrade",
  summary: "Takes a shift that is offered. Rules decide at once where they can.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/:tradeId/acceptance",
  access: own,
  params: tradeParams,
  body: based,
  answer: z.object({ trade: OwnTrade }),
  errors: ["notFound", "invalidParameters", "changedMeanwhile"],
});

export const declineTrade = defineCall({
  name: "declineTrade",
  summary: "Declines a shift that one was asked to take.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/:tradeId/refusal",
  access: own,
  params: tradeParams,
  body: based,
  answer: z.object({ trade: OwnTrade }),
  errors: ["notFound", "changedMeanwhile"],
});

export const withdrawTrade = defineCall({
  name: "withdrawTrade",
  summary: "Withdraws one's offer, or one's acceptance as long as nobody has decided.",
  area,
  method: "POST",
  path: "/my-space/v1/trades/:tradeId/withdrawal",
  access: own,
  params: tradeParams,
  body: based,
  answer: z.object({ trade: OwnTrade }),
  errors: ["notFound", "changedMeanwhile"],
});
