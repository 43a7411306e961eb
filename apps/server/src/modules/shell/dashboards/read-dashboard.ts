import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentDashboard } from "./present.ts";
import { findDashboardRow } from "./repository.ts";

/** A dashboard that the caller sees. */
export const readDashboard = operation(contract.readDashboard, async ({ actor, params, read }) => {
  const row = await read((tx) => findDashboardRow(tx, actor, params.dashboardId));
  return { dashboard: presentDashboard(row ?? refuse("notFound"), actor) };
});
