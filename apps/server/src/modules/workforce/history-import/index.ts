import { on } from "../../../core/event.ts";
import { defineModule } from "../../../core/module.ts";
import { jobEnded } from "../../platform/jobs/index.ts";
import { readHistoryImport, searchHistoryImports } from "./search-history-imports.ts";
import { finishQueues } from "./opening-hours.ts";
import { prepareHistoryFile } from "./prepare-history-file.ts";
import { historyImport, startHistoryImport } from "./start-history-import.ts";
import { tellImported } from "./tell-imported.ts";
import { historyImportUndo, undoHistoryImport } from "./undo-history-import.ts";

export const historyImports = defineModule({
  operations: [prepareHistoryFile, startHistoryImport, searchHistoryImports, readHistoryImport, undoHistoryImport],
  jobs: [historyImport, historyImportUndo],
  subscriptions: [() => on(jobEnded, finishQueues), (services) => on(jobEnded, tellImported(services))],
});
