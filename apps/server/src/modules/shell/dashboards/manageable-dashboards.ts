import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { restorableSince } from "./policy.ts";
import { presentDashboard } from "./present.ts";
import { listDashboardRows, listDeleted } from "./repository.ts";

/** Every dashboard that the caller sees, and those that they can restore. */
export const manageableDashboards = operation(contract.manageableDashboards, async ({ actor, read, now }) => {
  const [rows, deleted] = await read((tx) =>
    Promise.all([listDashboardRows(tx, actor), listDeleted(tx, actor, restorableSince(now))]),
  );
  return {
    dashboards: rows.map((row) => presentDashboard(row, actor)),
    deleted: deleted.map(({ id, name, deletedAt }) => ({ dashboardId: id, name, deletedAt: deletedAt.toISOString() })),
  };
});
