import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { defineLongJob, startLongJob } from "../../platform/jobs/index.ts";
import { ExportPayload } from "./export-payload.ts";
import { requireManager } from "./policy.ts";
import { findTenantRow } from "./repository.ts";

export const tenantExport = defineLongJob({
  name: "tenants.export",
  input: ExportPayload,
  module: new URL("./export-work.ts", import.meta.url),
});

/** Starts an export. The manager's audit trail tells of it at once, the tenant's before the first row is read. */
export const exportTenant = operation(
  contract.exportTenant,
  async ({ actor, now, params: { tenantId: asked }, services, write }) => {
    await requireManager(services, actor);
    const { id, name } = (await findTenantRow(services.database.system, asked, now)) ?? refuse("notFound");
    const payload = { tenantId: id, tenantName: name, managerId: actor.userId, startedAt: now.toISOString() };
    const jobId = await write(async (tx) => {
      await recordEvent(tx, {
        tenantId: actor.tenantId,
        at: now,
        action: "tenant.exported",
        actorId: actor.userId,
        targetId: id,
        details: { name },
      });
      return startLongJob(services, tx, tenantExport, payload);
    });
    return { jobId };
  },
);
