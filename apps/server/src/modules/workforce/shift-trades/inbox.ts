import * as contract from "@evolve/contracts/shift-trades-inbox";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentCoverage } from "../staffing/index.ts";
import { bookOf, coverageOf, exchangeOf, checkExchange } from "./exchange.ts";
import { presentRow } from "./present.ts";
import { findTrade, searchTradeRows } from "./trades-repository.ts";

export const searchTrades = operation(contract.searchTrades, async ({ actor, body, now, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchTradeRows(tx, actor.tenantId, body, now));
  return { trades: rows.map(presentRow), totalRecords: total, next, statistics };
});

export const readTrade = operation(
  contract.readTrade,
  ({ actor: { tenantId }, params: { tradeId }, now, services, read }) =>
    read(async (tx) => {
      const trade = (await findTrade(tx, tenantId, tradeId, now)) ?? refuse("notFound");
      const unchecked = { trade: presentRow(trade), checks: null, coverage: [] };
      const to = trade.takerId ?? trade.askedId;
      if (to === null || (trade.state !== "open" && trade.state !== "accepted")) return unchecked;
      const book = await bookOf(tx, tenantId, trade, to);
      const exchange = exchangeOf(book, trade, to);
      const checked = exchange && checkExchange(book, exchange);
      if (!checked) return unchecked;
      const coverage = await coverageOf(services, tx, tenantId, book, exchange);
      return {
        trade: presentRow(trade),
        checks: { giver: checked.giver, taker: checked.taker },
        coverage: presentCoverage(coverage),
      };
    }),
);
