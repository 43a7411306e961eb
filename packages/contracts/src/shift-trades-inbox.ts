import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { CoverageEffects } from "./coverage-effect.ts";
import { Version } from "./organisation.ts";
import { wholeBetween } from "./planning.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { TradeCheck, TradeComment, tradeFields, tradeLimits, tradeParams } from "./shift-trades.ts";
import { TradeFilter } from "./shift-trades-filters.ts";
import { fault, Id } from "./validators.ts";

const area = "shiftTrades";

const TradeRow = z.object({
  ...tradeFields,
  giverId: z.string(),
  takerId: z.nullable(z.string()),
  businessUnitName: z.string(),
  zone: z.string(),
});
export type TradeRow = z.output<typeof TradeRow>;

const view = { anyOf: ["wfm:requests:view"] } as const;
const edit = { anyOf: ["wfm:requests:edit"] } as const;

export const searchTrades = defineCall({
  name: "searchTrades",
  summary: "Shift trades of the tenant.",
  area,
  method: "POST",
  path: "/wfm/v1/trades/search",
  access: view,
  body: searchBody({ filter: TradeFilter, orderBy: ["offeredAt", "start", "giverName", "state"] }),
  answer: searchAnswer("trades", TradeRow),
  errors: ["invalidParameters"],
});

export const readTrade = defineCall({
  name: "readTrade",
  summary: "A trade with what rules say for both people, and what it does to coverage by interval.",
  area,
  method: "GET",
  path: "/wfm/v1/trades/:tradeId",
  access: view,
  params: tradeParams,
  answer: z.object({
    trade: TradeRow,
    /** Null where the shifts are not as they were offered, or nobody has accepted yet. */
    checks: z.nullable(z.object({ giver: TradeCheck, taker: TradeCheck })),
    coverage: CoverageEffects,
  }),
  errors: ["notFound"],
});

export const decideTrade = defineCall({
  name: "decideTrade",
  summary: "Approves or denies a trade that both have agreed to. Approving changes what is published and drafts.",
  area,
  method: "POST",
  path: "/wfm/v1/trades/:tradeId/decision",
  access: edit,
  params: tradeParams,
  body: z.strictObject({
    decision: z.enum(["approved", "denied"]),
    reason: z._default(TradeComment, ""),
    version: z.optional(Version),
  }),
  answer: z.object({ trade: TradeRow }),
  errors: ["notFound", "changedMeanwhile"],
});

export const reopenTrade = defineCall({
  name: "reopenTrade",
  summary: "Undoes a decision: the trade waits again, and the shifts go back if nobody has changed them since.",
  area,
  method: "POST",
  path: "/wfm/v1/trades/:tradeId/reopening",
  access: edit,
  params: tradeParams,
  answer: z.object({ trade: TradeRow }),
  errors: ["notFound", "changedMeanwhile"],
});

const settingsFields = {
  businessUnitId: Id,
  /** Trades that break no rule and leave coverage as it is are approved without a person. */
  isAutomatic: z.boolean(),
  /** How long before it begins a shift can still be offered. */
  noticeHours: wholeBetween(0, tradeLimits.hoursMax),
  /** How long before it begins a colleague can still accept. */
  acceptanceHours: wholeBetween(0, tradeLimits.hoursMax),
};

/** What somebody sets for a business unit. */
export const TradeSettingsFields = z
  .strictObject({ ...settingsFields, version: z.optional(Version) })
  .check(({ value, issues }) => {
    if (value.acceptanceHours > value.noticeHours)
      issues.push({
        code: "custom",
        input: value,
        path: ["acceptanceHours"],
        message: fault("max", { max: value.noticeHours }),
      });
  });

const TradeSettings = z.object({ ...settingsFields, businessUnitName: z.string(), version: z.number() });
export type TradeSettings = z.output<typeof TradeSettings>;

export const readTradeSettings = defineCall({
  name: "readTradeSettings",
  summary: "Who decides shift trades and how late they can be, by business unit.",
  area,
  method: "GET",
  path: "/wfm/v1/trade-settings",
  access: view,
  answer: z.object({ settings: z.array(TradeSettings) }),
  errors: [],
});

export const saveTradeSettings = defineCall({
  name: "saveTradeSettings",
  summary: "Sets who decides shift trades of a business unit, and how late they can be.",
  area,
  method: "PUT",
  path: "/wfm/v1/trade-settings",
  access: edit,
  body: TradeSettingsFields,
  answer: z.object({ settings: TradeSettings }),
  errors: ["notFound", "invalidParameters", "changedMeanwhile"],
});
