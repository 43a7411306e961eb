import { exportAuditTrail as contract } from "@evolve/contracts/audit";
import { operation } from "../../../core/operation.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { defineLongJob, startLongJob } from "../jobs/index.ts";
import { ExportPayload } from "./export-payload.ts";
import { recordEvent } from "./repository.ts";

export const auditExport = defineLongJob({
  name: "audit.export",
  input: ExportPayload,
  module: new URL("./export-work.ts", import.meta.url),
});

/** Starts an export of the audit trail, which is recorded in it. */
export const exportAuditTrail = operation(contract, async ({ actor, body, http, now, services, write }) => {
  const { tenantId, userId: actorId } = actor;
  const payload = {
    format: body.format,
    from: body.from ?? null,
    until: body.until ?? null,
    language: languageOfRequest(http),
  };
  const jobId = await write(async (tx) => {
    await recordEvent(tx, { tenantId, at: now, action: "audit.exported", actorId, details: payload });
    return startLongJob(services, tx, auditExport, payload);
  });
  return { jobId };
});
