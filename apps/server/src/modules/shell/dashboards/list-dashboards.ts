import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { listFavourites } from "./repository.ts";

/** The signed-in user's favourite dashboards. */
export const listDashboards = operation(contract.listDashboards, async ({ actor, read }) => ({
  dashboards: await read((tx) => listFavourites(tx, actor)),
}));
