import * as contract from "@evolve/contracts/shift-trades";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { acceptOffer } from "./accept-trade.ts";
import { changeState, lockTrade } from "./change-state.ts";
import { presentOwn } from "./present.ts";
import { declineProposals, matchOffer, releaseOffer } from "./proposals.ts";
import { findSettings } from "./settings-repository.ts";
import { tellAgents, tellDeciders } from "./tell.ts";

const hour = 3_600_000;

export const acceptTrade = operation(
  contract.acceptTrade,
  ({ actor: { tenantId, userId }, params: { tradeId }, body: { version }, now, services, write }) =>
    write(async (tx) => {
      const trade = await lockTrade(tx, tenantId, tradeId, now);
      const isForMe = trade.askedId === null ? trade.giverId !== userId : trade.askedId === userId;
      if (!isForMe) refuse("notFound");
      if (trade.state !== "open" || (version !== undefined && version !== trade.version)) refuse("changedMeanwhile");
      // It is not taken for nothing: colleagues propose a shift.
      if (trade.wantsExchange) refuse("invalidParameters", { fields: { tradeId: "required" } });
      await matchOffer(services, tx, trade, { by: userId, now });
      const taken = await acceptOffer(services, tx, { trade, takerId: userId, now });
      if (taken.state === "approved") await tellAgents(services, tx, taken, "tradeApproved", [taken.giverId, userId]);
      else {
        await tellAgents(services, tx, taken, "tradeAccepted", [taken.giverId]);
        await tellDeciders(services, tx, taken);
      }
      return { trade: presentOwn(taken, userId) };
    }),
);

export const declineTrade = operation(
  contract.declineTrade,
  ({ actor: { tenantId, userId }, params: { tradeId }, body: { version }, now, services, write }) =>
    write(async (tx) => {
      const trade = await lockTrade(tx, tenantId, tradeId, now);
      if (trade.askedId !== userId) refuse("notFound");
      if (trade.state !== "open" || (version !== undefined && version !== trade.version)) refuse("changedMeanwhile");
      const declined = await changeState(services, tx, trade, {
        action: "declined",
        state: "declined",
        by: userId,
        now,
      });
      await tellAgents(services, tx, declined, "tradeDeclined", [declined.giverId]);
      return { trade: presentOwn(declined, userId) };
    }),
);

export const withdrawTrade = operation(
  contract.withdrawTrade,
  ({ actor: { tenantId, userId: by }, params: { tradeId }, body: { version }, now, services, write }) =>
    write(async (tx) => {
      const trade = await lockTrade(tx, tenantId, tradeId, now);
      const { giverId, takerId, askedId, businessUnitId, startsAt } = trade;
      if (giverId !== by && takerId !== by) refuse("notFound");
      const isLive = trade.state === "open" || trade.state === "accepted";
      if (!isLive || (version !== undefined && version !== trade.version)) refuse("changedMeanwhile");
      if (trade.state === "accepted") await releaseOffer(services, tx, trade, { by, now });
      if (giverId === by) {
        const action = "withdrawn";
        const withdrawn = await changeState(services, tx, trade, { action, state: action, by, now });
        const proposals = await declineProposals(services, tx, trade, { by, now });
        const concerned = [takerId ?? askedId, ...new Set(proposals.map((proposal) => proposal.giverId))];
        await tellAgents(services, tx, withdrawn, "tradeWithdrawn", concerned);
        return { trade: presentOwn(withdrawn, by) };
      }
      // The shift can be taken by others again, or by the same colleague.
      const { acceptanceHours = 0 } = (await findSettings(tx, tenantId, businessUnitId)) ?? {};
      const expiresAt = new Date(startsAt.getTime() - acceptanceHours * hour);
      const change = { action: "released", state: "open", takerId: null, expiresAt, by, now } as const;
      const open = await changeState(services, tx, trade, change);
      await tellAgents(services, tx, { ...open, takerName: trade.takerName }, "tradeReleased", [giverId]);
      return { trade: presentOwn(open, by) };
    }),
);
