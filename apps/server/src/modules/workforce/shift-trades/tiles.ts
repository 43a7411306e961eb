import { defineTile } from "../../../core/tile.ts";
import { countLive } from "./trades-repository.ts";

/** Trades that have not ended: accepted ones wait for a planner, open ones for a colleague. */
export const shiftTradesTiles = [
  defineTile("tradesOpen", async (tx, { tenantId, now }) => {
    const parts = await countLive(tx, tenantId, now);
    return { total: parts.reduce((sum, { count }) => sum + count, 0), parts, hours: [] };
  }),
];
