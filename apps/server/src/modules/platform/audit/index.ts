import { defineModule } from "../../../core/module.ts";
import { auditExport, exportAuditTrail } from "./export-audit-trail.ts";

import { listUserEvents } from "./list-user-events.ts";

export { recordEvent, recordEvents } from "./repository.ts";

export const audit = defineModule({ operations: [exportAuditTrail, listUserEvents], jobs: [auditExport] });
