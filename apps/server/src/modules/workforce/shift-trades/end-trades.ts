import * as z from "zod/mini";
import { defineJob } from "../../../jobs/index.ts";
import { lockTrade } from "./change-state.ts";
import { endDue, listDue } from "./due-repository.ts";
import { tellAgents } from "./tell.ts";

const day = 24 * 3_600_000;

/** Nobody ends a trade that runs out: those who waited for it are told within minutes. What ended while no node ran for a day is no news. */
export const endTrades = defineJob({
  name: "shift-trades.end",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "*/5 * * * *",
  run: async ({ services }) => {
    const { clock, database } = services;
    const now = clock.now();
    for (const { tenantId, id } of await database.withSystem((tx) => listDue(tx, now)))
      await database.withTenant(tenantId, async (tx) => {
        const trade = await lockTrade(tx, tenantId, id, now);
        // Another node may have been first.
        if (!(await endDue(tx, tenantId, id, now)) || trade.expiresAt.getTime() < now.getTime() - day) return;
        const key = trade.takerId === null ? "tradeUntaken" : "tradeUndecided";
        await tellAgents(services, tx, trade, key, [trade.giverId, trade.takerId]);
      });
  },
});
