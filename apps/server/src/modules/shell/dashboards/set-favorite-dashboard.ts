import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { deleteFavourite, insertFavourite } from "./favourites-repository.ts";
import { requireVisible } from "./policy.ts";
import { presentDashboard } from "./present.ts";

/** Sets whether a dashboard is one of the caller's favourites. */
export const setFavoriteDashboard = operation(contract.setFavoriteDashboard, async ({ actor, params, body, write }) => {
  const row = await write(async (tx) => {
    const { id } = await requireVisible(tx, params.dashboardId);
    await (body.isFavorite ? insertFavourite : deleteFavourite)(tx, actor, id);
    return requireVisible(tx, id);
  });
  return { dashboard: presentDashboard(row, actor) };
});
