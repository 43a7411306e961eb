import type { CallParsed } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/history-import";
import { holdsAny } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { defineLongJob, startLongJob } from "../../platform/jobs/index.ts";
import { requireBusinessUnit } from "../planning-setup/index.ts";
import { findFiles } from "./files-repository.ts";
import { HistoryImportPayload } from "./import-payload.ts";
import { insertImport } from "./imports-repository.ts";

export const historyImport = defineLongJob({
  name: "history.import",
  input: HistoryImportPayload,
  module: new URL("./import-work.ts", import.meta.url),
});

const dayMs = 86_400_000;
/** A start further away is a mistake in the file; each month of it would get a partition. */
const oldestMs = 3_660 * dayMs;

/** Starts an import of files that the caller has sent, or a check of them. */
export const startHistoryImport = operation(
  contract.startHistoryImport,
  ({ actor, body: options, http, now, services, write }) =>
    write(async (tx) => {
      const { tenantId, userId } = actor;
      requireColumns(options);
      if (options.createQueues && !holdsAny(actor.permissions, "wfm:setup:edit"))
        refuse("forbidden", { reason: "needs wfm:setup:edit to create queues" });
      await requireBusinessUnit(tx, options.businessUnitId);
      const ids = [...new Set(options.files.map(({ fileId }) => fileId))];
      const files = await findFiles(tx, tenantId, userId, ids);
      if (ids.length < options.files.length || files.length < ids.length)
        refuse("notFound", { fields: { files: "notFound" } });
      const importId = newId();
      const jobId = await startLongJob(services, tx, historyImport, {
        importId,
        actorId: userId,
        options,
        language: languageOfRequest(http),
        earliest: now.getTime() - oldestMs,
        latest: now.getTime() + dayMs,
      });
      const names = new Map(files.map(({ id, fileName }) => [id, fileName]));
      const fileNames = ids.map((id) => names.get(id) ?? "");
      const { dryRun: isDryRun, existing } = options;
      await insertImport(tx, { tenantId, id: importId, jobId, createdBy: userId, createdAt: now, fileNames, isDryRun });
      const action = isDryRun ? "history.import-checked" : "history.import-started";
      const details = { files: fileNames.length, existing };
      await recordEvent(tx, { tenantId, at: now, actorId: userId, action, targetId: importId, details });
      return { importId, jobId };
    }),
);

/** Refuses files that lack a column without which no row can be read. */
const requireColumns = ({ files }: CallParsed<typeof contract.startHistoryImport>["body"]): void => {
  for (const [number, { mapping, queueName }] of files.entries()) {
    const missing = [
      mapping.start === undefined && mapping.date === undefined && "start",
      mapping.offered === undefined && "offered",
      mapping.queue === undefined && queueName === null && "queue",
    ].find((field) => field !== false);
    if (missing !== undefined)
      refuse("invalidParameters", {
        fields: { [`files.${number}.mapping.${missing}`]: "required" },
        reason: `files.${number}: no column of ${missing}`,
      });
  }
};
