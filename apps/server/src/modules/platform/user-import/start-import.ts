import type { ImportOptions } from "@evolve/contracts/user-import";
import type { Language } from "@evolve/i18n";
import { limits } from "@evolve/contracts/limits";
import { holdsAny } from "@evolve/contracts/permissions";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { isAdministrative, listRoles, mayHandOn } from "../../directory/authorization/index.ts";
import { recordEvent } from "../audit/index.ts";
import { defineLongJob, startLongJob } from "../jobs/index.ts";
import { ImportPayload } from "./import-payload.ts";
import { updateImport } from "./repository.ts";

export const userImport = defineLongJob({
  name: "users.import",
  input: ImportPayload,
  module: new URL("./import-work.ts", import.meta.url),
});

/** Starts an import as its actor, who changes no user and gives no role that they could not by hand at this moment. */
export const startImport = async (
  services: Services,
  tx: ActorTransaction,
  importId: string,
  { options, language }: { options: ImportOptions; language: Language },
): Promise<string> => {
  const { actor, now, tenantId } = tx;
  if (options.existing === "update" && !holdsAny(actor.permissions, "user:edit"))
    refuse("forbidden", { reason: "needs user:edit to update users" });
  const hasSteppedUp = now.getTime() - actor.authenticatedAt.getTime() <= limits.stepUpMinutes * 60_000;
  const all = await listRoles(tx, tenantId);
  const roles = all.filter((role) => mayHandOn(actor, role.permissions, all));
  const jobId = await startLongJob(services, tx, userImport, {
    importId,
    actorId: actor.userId,
    options,
    area: services.config.area,
    roleIds: roles.map(({ id }) => id),
    stepUpRoleIds: hasSteppedUp ? [] : roles.filter(isAdministrative).map(({ id }) => id),
    language,
  });
  await updateImport(
    tx,
    { tenantId, importId },
    {
      job_id: jobId,
      succeeded: 0,
      failed: 0,
      is_counted: false,
      faults: "[]",
    },
  );
  const action = options.dryRun ? "user.import-checked" : "user.import-started";
  const details = { rows: options.rows, existing: options.existing };
  await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: importId, details });
  return jobId;
};
