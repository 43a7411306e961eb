import { defineModule } from "../../../core/module.ts";
import { auditExport, exportAuditTrail } from "./export-audit-trail.ts";
import { followChain, linkEvents, type LinkedEvent } from "./link-events.ts";
import { listUserEvents } from "./list-user-events.ts";
import { readAuditChain } from "./read-audit-chain.ts";
import { searchAuditEvents } from "./search-audit-events.ts";

export { followChain, linkEvents, type LinkedEvent };
export { listEventsOfTarget, recordEvent, recordEventHourly, recordEvents } from "./repository.ts";

export const audit = defineModule({
  operations: [exportAuditTrail, listUserEvents, readAuditChain, searchAuditEvents],
  jobs: [auditExport, linkEvents],
});
