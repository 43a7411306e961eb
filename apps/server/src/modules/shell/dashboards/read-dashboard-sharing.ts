import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findDashboardRow } from "./repository.ts";
import { sharingOf } from "./sharing-of.ts";

/** With whom a dashboard is shared. */
export const readDashboardSharing = operation(contract.readDashboardSharing, ({ actor, params, read }) =>
  read(async (tx) =>
    sharingOf(tx, actor, (await findDashboardRow(tx, actor, params.dashboardId)) ?? refuse("notFound")),
  ),
);
