import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { orderFavourites } from "./favourites-repository.ts";
import { listFavourites } from "./repository.ts";

/** Puts the caller's favourites in order. */
export const orderFavoriteDashboards = operation(contract.orderFavoriteDashboards, ({ actor, body, write }) =>
  write(async (tx) => {
    await orderFavourites(tx, actor, body.dashboardIds);
    return { dashboards: await listFavourites(tx, actor) };
  }),
);
