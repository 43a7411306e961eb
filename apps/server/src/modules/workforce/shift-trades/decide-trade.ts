import * as contract from "@evolve/contracts/shift-trades-inbox";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { changeState, lockTrade } from "./change-state.ts";
import { isOffered } from "./held-shifts-repository.ts";
import { presentRow } from "./present.ts";
import { tellAgents } from "./tell.ts";

export const decideTrade = operation(
  contract.decideTrade,
  ({
    actor: { tenantId, userId: by },
    params: { tradeId },
    body: { decision, reason, version },
    now,
    services,
    write,
  }) =>
    write(async (tx) => {
      const before = await lockTrade(tx, tenantId, tradeId, now);
      if (before.state !== "accepted" || (version !== undefined && version !== before.version))
        refuse("changedMeanwhile");
      const trade = await changeState(services, tx, before, { action: decision, state: decision, by, reason, now });
      const key = decision === "approved" ? "tradeApproved" : "tradeDenied";
      await tellAgents(services, tx, trade, key, [trade.giverId, trade.takerId]);
      return { trade: presentRow(trade) };
    }),
);

export const reopenTrade = operation(
  contract.reopenTrade,
  ({ actor: { tenantId, userId: by }, params: { tradeId }, now, services, write }) =>
    write(async (tx) => {
      const before = await lockTrade(tx, tenantId, tradeId, now);
      const isDecided = before.state === "approved" || before.state === "denied";
      if (!isDecided || before.startsAt <= now) refuse("changedMeanwhile");
      // After a denial the giver may have offered the shift to somebody else.
      if (await isOffered(tx, tenantId, { shiftId: before.giveShiftId, except: tradeId, now }))
        refuse("changedMeanwhile");
      const trade = await changeState(services, tx, before, { action: "reopened", state: "accepted", by, now });
      await tellAgents(services, tx, trade, "tradeReopened", [trade.giverId, trade.takerId]);
      return { trade: presentRow(trade) };
    }),
);
