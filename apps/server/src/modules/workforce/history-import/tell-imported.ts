import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { EndedJob } from "../../platform/jobs/index.ts";
import { tellIntervalsChanged } from "../history/index.ts";
import { historyImport } from "./start-history-import.ts";
import { historyImportUndo } from "./undo-history-import.ts";

const jobs: readonly string[] = [historyImport.name, historyImportUndo.name];

/** An import that was ended early has stored some intervals too. */
export const tellImported =
  (services: Pick<Services, "bus">) =>
  (tx: TenantTransaction, { name }: EndedJob): Promise<void> => {
    if (jobs.includes(name)) tellIntervalsChanged(services, tx, tx.tenantId);
    return Promise.resolve();
  };
