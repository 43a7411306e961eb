import { defineModule } from "../../../core/module.ts";
import { listDashboards } from "./list-dashboards.ts";

export const dashboards = defineModule({ operations: [listDashboards] });
