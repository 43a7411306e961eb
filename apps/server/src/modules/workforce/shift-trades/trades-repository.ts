import type { CallParsed } from "@evolve/contracts/call";
import type { searchMyTrades } from "@evolve/contracts/shift-trades";
import type { searchTrades } from "@evolve/contracts/shift-trades-inbox";
import type { TradeState } from "@evolve/contracts/shift-trades-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { TradedShiftColumn } from "../../../database/json-columns.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface TradeRow {
  id: string;
  businessUnitId: string;
  businessUnitName: string;
  zone: string;
  giverId: string;
  giverName: string;
  askedId: string | null;
  askedName: string | null;
  takerId: string | null;
  takerName: string | null;
  giveShiftId: string;
  give: TradedShiftColumn;
  getShiftId: string | null;
  get: TradedShiftColumn | null;
  wantsExchange: boolean;
  /** The offer to everybody that it answers with a proposal. */
  answersId: string | null;
  startsAt: Date;
  note: string;
  state: TradeState;
  offeredAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  isAutomatic: boolean;
  reason: string;
  version: number;
}

/** Of a trade that has not ended. */
export const live: readonly TradeState[] = ["open", "accepted"];

/** A trade past its end reads as expired, even before that is stored. */
const stateAt = (now: Date) =>
  sql<TradeState>`case when trade.state in ('open', 'accepted') and trade.expires_at <= ${now} then 'expired' else trade.state end`;

const trades = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("shift_trades as trade")
    .innerJoin("users as giver", (join) =>
      join.onRef("giver.tenant_id", "=", "trade.tenant_id").onRef("giver.id", "=", "trade.giver_id"),
    )
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "trade.tenant_id").onRef("unit.id", "=", "trade.business_unit_id"),
    )
    .leftJoin("users as asked", (join) =>
      join.onRef("asked.tenant_id", "=", "trade.tenant_id").onRef("asked.id", "=", "trade.asked_id"),
    )
    .leftJoin("users as taker", (join) =>
      join.onRef("taker.tenant_id", "=", "trade.tenant_id").onRef("taker.id", "=", "trade.taker_id"),
    )
    .leftJoin("users as decider", (join) =>
      join.onRef("decider.tenant_id", "=", "trade.tenant_id").onRef("decider.id", "=", "trade.decided_by"),
    )
    .where("trade.tenant_id", "=", tenantId);

const columns = [
  "trade.id",
  "trade.business_unit_id as businessUnitId",
  "unit.name as businessUnitName",
  "unit.zone",
  "trade.giver_id as giverId",
  "giver.full_name as giverName",
  "trade.asked_id as askedId",
  "asked.full_name as askedName",
  "trade.taker_id as takerId",
  "taker.full_name as takerName",
  "trade.give_shift_id as giveShiftId",
  "trade.give",
  "trade.get_shift_id as getShiftId",
  "trade.get",
  "trade.wants_exchange as wantsExchange",
  "trade.answers_id as answersId",
  "trade.starts_at as startsAt",
  "trade.note",
  "trade.offered_at as offeredAt",
  "trade.expires_at as expiresAt",
  "trade.decided_at as decidedAt",
  "decider.full_name as decidedBy",
  "trade.is_automatic as isAutomatic",
  "trade.reason",
  "trade.version",
] as const;

export const findTrade = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<TradeRow | null> =>
  (await trades(tx, tenantId)
    .select(columns)
    .select(stateAt(now).as("state"))
    .where("trade.id", "=", id)
    .executeTakeFirst()) ?? null;

/** What somebody has offered, has taken or is asked to take. */
export const searchOwnTrades = (
  tx: Tx,
  tenantId: string,
  userId: string,
  search: CallParsed<typeof searchMyTrades>["body"],
  now: Date,
) => {
  const { state } = search.filter;
  let matching = trades(tx, tenantId).where((where) =>
    where.or([
      where("trade.giver_id", "=", userId),
      where("trade.taker_id", "=", userId),
      where("trade.asked_id", "=", userId),
    ]),
  );
  if (state?.length) matching = matching.where(stateAt(now), "=", anyOf(state, "text"));
  const rows = matching.select(columns).select(stateAt(now).as("state"));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { offeredAt: "trade.offered_at" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "offeredAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "trade.id" }, total, order, search);
};

/** What others offer to somebody, or to everybody of a business unit; what begins first comes first. */
export const listOffered = (
  tx: Tx,
  tenantId: string,
  {
    userId,
    businessUnitId,
    now,
    most,
  }: { readonly userId: string; readonly businessUnitId: string; readonly now: Date; readonly most: number },
): Promise<TradeRow[]> =>
  trades(tx, tenantId)
    .select(columns)
    .select(stateAt(now).as("state"))
    .where("trade.business_unit_id", "=", businessUnitId)
    .where("trade.state", "=", "open")
    .where("trade.expires_at", ">", now)
    .where("trade.giver_id", "!=", userId)
    .where((where) => where.or([where("trade.asked_id", "is", null), where("trade.asked_id", "=", userId)]))
    .orderBy("trade.starts_at")
    .orderBy("trade.id")
    .limit(most)
    .execute();

/** What colleagues propose in answer to an offer, and nobody has accepted. */
export const listProposals = (tx: Tx, tenantId: string, offerId: string, now: Date): Promise<TradeRow[]> =>
  trades(tx, tenantId)
    .select(columns)
    .select(stateAt(now).as("state"))
    .where("trade.answers_id", "=", offerId)
    .where("trade.state", "=", "open")
    .where("trade.expires_at", ">", now)
    .orderBy("trade.id")
    .execute();

type Search = CallParsed<typeof searchTrades>["body"];

export const searchTradeRows = (tx: Tx, tenantId: string, search: Search, now: Date) => {
  const { id, state, businessUnitId, from, until, search: text = "" } = search.filter;
  let matching = trades(tx, tenantId);
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const pattern = sql<string>`folded(${patternOf(word)})`;
    matching = matching.where((where) =>
      where.or([
        where("giver.search_text", "like", pattern),
        where("taker.search_text", "like", pattern),
        where("asked.search_text", "like", pattern),
      ]),
    );
  }
  if (id) matching = matching.where("trade.id", "=", anyOf(id, "uuid"));
  if (state?.length) matching = matching.where(stateAt(now), "=", anyOf(state, "text"));
  if (businessUnitId?.length) matching = matching.where("trade.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  if (from !== undefined)
    matching = matching.where(sql<boolean>`(trade.starts_at at time zone unit.zone)::date >= ${from}`);
  if (until !== undefined)
    matching = matching.where(sql<boolean>`(trade.starts_at at time zone unit.zone)::date <= ${until}`);
  const rows = matching.select(columns).select(stateAt(now).as("state"));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = {
    offeredAt: "trade.offered_at",
    start: "trade.starts_at",
    giverName: "giver.full_name",
    state: "trade.state",
  } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "offeredAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "trade.id" }, total, order, search);
};

export interface NewTrade {
  readonly id: string;
  readonly businessUnitId: string;
  readonly giverId: string;
  readonly askedId: string | null;
  readonly giveShiftId: string;
  readonly give: TradedShiftColumn;
  readonly getShiftId: string | null;
  readonly get: TradedShiftColumn | null;
  readonly wantsExchange: boolean;
  readonly answersId: string | null;
  readonly startsAt: Date;
  readonly note: string;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
}

export const insertTrade = async (tx: Tx, tenantId: string, row: NewTrade): Promise<void> => {
  await tx
    .insertInto("shift_trades")
    .values({
      tenant_id: tenantId,
      id: row.id,
      business_unit_id: row.businessUnitId,
      giver_id: row.giverId,
      asked_id: row.askedId,
      give_shift_id: row.giveShiftId,
      give: JSON.stringify(row.give),
      get_shift_id: row.getShiftId,
      get: row.get && JSON.stringify(row.get),
      wants_exchange: row.wantsExchange,
      answers_id: row.answersId,
      starts_at: row.startsAt,
      note: row.note,
      state: "open",
      offered_at: row.offeredAt,
      expires_at: row.expiresAt,
    })
    .execute();
};

export interface Changed {
  readonly state: TradeState;
  readonly takerId: string | null;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly isAutomatic: boolean;
  readonly reason: string;
}

export const updateTrade = async (tx: Tx, tenantId: string, id: string, changed: Changed): Promise<void> => {
  await tx
    .updateTable("shift_trades")
    .set((select) => ({
      state: changed.state,
      taker_id: changed.takerId,
      expires_at: changed.expiresAt,
      decided_by: changed.decidedBy,
      decided_at: changed.decidedAt,
      is_automatic: changed.isAutomatic,
      reason: changed.reason,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Trades that have neither ended nor run out, by state. */
export const countLive = async (
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<{ id: "accepted" | "open"; name: null; count: number }[]> => {
  const states = ["accepted", "open"] as const;
  const rows = await tx
    .selectFrom("shift_trades")
    .select((select) => ["state", select.fn.countAll<number>().as("count")])
    .where("tenant_id", "=", tenantId)
    .where("state", "=", anyOf(states, "text"))
    .where("expires_at", ">", now)
    .groupBy("state")
    .execute();
  return states.map((id) => ({ id, name: null, count: rows.find(({ state }) => state === id)?.count ?? 0 }));
};
