import * as contract from "@evolve/contracts/history-import";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { defineLongJob, startLongJob } from "../../platform/jobs/index.ts";
import { UndoPayload } from "./import-payload.ts";
import { findImport, lockImport, setUndoJob } from "./imports-repository.ts";
import { undoOf } from "./undo-policy.ts";

export const historyImportUndo = defineLongJob({
  name: "history.import-undo",
  input: UndoPayload,
  module: new URL("./undo-work.ts", import.meta.url),
});

/** Starts the undoing of an import. Those that later ones have written over are undone after these. */
export const undoHistoryImport = operation(
  contract.undoHistoryImport,
  ({ actor: { tenantId, userId }, params: { importId }, now, services, write }) =>
    write(async (tx) => {
      const key = { tenantId, importId };
      await lockImport(tx, key);
      const row = (await findImport(tx, key)) ?? refuse("notFound");
      const undo = undoOf(row, now);
      if (undo === "covered") refuse("inUse");
      if (undo !== "possible") refuse("changedMeanwhile");
      const jobId = await startLongJob(services, tx, historyImportUndo, { importId, actorId: userId });
      await setUndoJob(tx, key, jobId);
      const event = { tenantId, at: now, actorId: userId, action: "history.import-undone" as const };
      await recordEvent(tx, { ...event, targetId: importId, details: { files: row.fileNames.length } });
      return { jobId };
    }),
);
