import * as contract from "@evolve/contracts/shift-trades";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findPerson } from "../time-off/index.ts";
import { placeOffer } from "./place-offer.ts";
import { presentOwn } from "./present.ts";
import { tellAgents } from "./tell.ts";

export const offerShift = operation(
  contract.offerShift,
  ({ actor: { tenantId, userId }, body, now, services, write }) =>
    write(async (tx) => {
      const giver = (await findPerson(tx, tenantId, userId)) ?? refuse("notFound");
      const trade = await placeOffer(tx, { giver, ...body, now });
      await tellAgents(services, tx, trade, "tradeOffered", [trade.askedId]);
      return { trade: presentOwn(trade, userId) };
    }),
);
