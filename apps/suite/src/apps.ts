import { admin } from "./apps/admin/manifest.ts";
import { analytics } from "./apps/analytics/manifest.ts";
import { mydashboard } from "./apps/mydashboard/manifest.ts";
import { mySpace } from "./apps/my-space/manifest.ts";
import { qm } from "./apps/qm/manifest.ts";
import { reporting } from "./apps/reporting/manifest.ts";
import { scheduler } from "./apps/scheduler/manifest.ts";
import { tenantManagement } from "./apps/tenant-management/manifest.ts";
import { wfm } from "./apps/wfm/manifest.ts";

/** Every app of the suite; what one declares of its words is what the build carries for it. */
export const apps = [admin, analytics, mySpace, mydashboard, qm, reporting, scheduler, tenantManagement, wfm];
