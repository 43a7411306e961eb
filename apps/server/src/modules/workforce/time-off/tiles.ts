import { defineTile } from "../../../core/tile.ts";
import { countUndecided } from "./requests-repository.ts";

/** Requests for time off that somebody waits for. */
export const timeOffTiles = [
  defineTile("timeOffOpen", async (tx, { tenantId }) => {
    const parts = await countUndecided(tx, tenantId);
    return { total: parts.reduce((sum, { count }) => sum + count, 0), parts, hours: [] };
  }),
];
