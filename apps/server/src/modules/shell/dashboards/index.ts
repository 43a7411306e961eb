import { defineModule } from "../../../core/module.ts";
import { createDashboard } from "./create-dashboard.ts";
import { deleteDashboard } from "./delete-dashboard.ts";
import { listDashboards } from "./list-dashboards.ts";
import { manageableDashboards } from "./manageable-dashboards.ts";
import { orderFavoriteDashboards } from "./order-favorite-dashboards.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readDashboardSharing } from "./read-dashboard-sharing.ts";
import { readTileFigures } from "./read-tile-figures.ts";
import { restoreDashboard } from "./restore-dashboard.ts";
import { setFavoriteDashboard } from "./set-favorite-dashboard.ts";
import { shareDashboard } from "./share-dashboard.ts";
import { platformTiles } from "./tiles.ts";
import { updateDashboard } from "./update-dashboard.ts";

export const dashboards = defineModule({
  operations: [
    listDashboards,
    manageableDashboards,
    readDashboard,
    createDashboard,
    updateDashboard,
    readDashboardSharing,
    shareDashboard,
    setFavoriteDashboard,
    orderFavoriteDashboards,
    deleteDashboard,
    restoreDashboard,
    readTileFigures,
  ],
  tiles: platformTiles,
});
