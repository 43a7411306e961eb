import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { presentDashboard } from "./present.ts";
import { listDashboardRows } from "./repository.ts";

/** Every dashboard that the caller sees. */
export const manageableDashboards = operation(contract.manageableDashboards, async ({ actor, read }) => {
  const rows = await read((tx) => listDashboardRows(tx, actor));
  return { dashboards: rows.map((row) => presentDashboard(row, actor)) };
});
