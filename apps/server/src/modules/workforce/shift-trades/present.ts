import type { OwnTrade, TradedShift } from "@evolve/contracts/shift-trades";
import type { TradeRow as PresentedTrade } from "@evolve/contracts/shift-trades-inbox";
import type { TradedShiftColumn } from "../../../database/json-columns.ts";
import type { TradeRow } from "./trades-repository.ts";

export const presentShift = (
  id: string,
  { day, start, minutes }: Omit<TradedShiftColumn, "activities">,
): TradedShift => ({
  id,
  day,
  start,
  minutes,
});

const fieldsOf = (row: TradeRow) => ({
  id: row.id,
  giverName: row.giverName,
  askedName: row.askedName,
  takerName: row.takerName,
  give: presentShift(row.giveShiftId, row.give),
  get: row.get && row.getShiftId !== null ? presentShift(row.getShiftId, row.get) : null,
  wantsExchange: row.wantsExchange,
  isProposal: row.answersId !== null,
  note: row.note,
  state: row.state,
  offeredAt: row.offeredAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy ?? "",
  isAutomatic: row.isAutomatic,
  reason: row.reason,
  version: row.version,
});

export const presentOwn = (row: TradeRow, userId: string): OwnTrade => ({
  ...fieldsOf(row),
  role: row.giverId === userId ? "giver" : row.takerId === userId ? "taker" : "asked",
});

export const presentRow = (row: TradeRow): PresentedTrade => ({
  ...fieldsOf(row),
  giverId: row.giverId,
  takerId: row.takerId,
  businessUnitName: row.businessUnitName,
  zone: row.zone,
});
