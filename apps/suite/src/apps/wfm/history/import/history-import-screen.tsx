import { searchBusinessUnits } from "@evolve/contracts/business-units";
import { historyFileLimits, prepareHistoryFile } from "@evolve/contracts/history-import";
import { limits } from "@evolve/contracts/limits";
import { isCallError } from "@evolve/session";
import { Page, ShellLink, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { FileUpload, keptItems, type UploadItem } from "@evolve/widgets/file-upload";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { saveFile } from "@evolve/widgets/save-file";
import { useQuery } from "@tanstack/react-query";
import FileUp from "lucide-react/icons/file-up";
import { Suspense, useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import styles from "./history-import.module.css";
import type { PreparedFile } from "./prepared-files.ts";
import { remembered } from "./remembered.ts";

const ImportSetup = lazyPart(async () => (await import("./import-setup.tsx")).ImportSetup);
const RunCard = lazyPart(async () => (await import("./run-card.tsx")).RunCard);
const PastImports = lazyPart(async () => (await import("./past-imports.tsx")).PastImports);

const sample = "Queue,Start,Offered,Handled,Abandoned,AHT\nService,2026-01-05 08:00,42,40,2,245\n";

/** WFM, History, Import: files, what their columns hold, a check that writes nothing, the import, and those of the past. */
export const HistoryImportScreen = () => {
  const { client, preferences, words } = useShell();
  const { t } = words;
  const [files, setFiles] = useState<readonly UploadItem<PreparedFile>[]>([]);
  const [run, setRun] = useState<{ readonly importId: string; readonly isDryRun: boolean } | null>(null);
  const units = useQuery({
    queryKey: ["businessUnits", "all"],
    queryFn: async ({ signal }) =>
      (await client.call(searchBusinessUnits, { body: { top: limits.pageSizeMax } }, { signal })).businessUnits,
  });
  const kept = keptItems(files);
  const prepared = kept.flatMap(({ result }) => result ?? []);
  const prepare = async (file: File, { signal }: { signal: AbortSignal }): Promise<PreparedFile> => {
    const answer = await client.call(prepareHistoryFile, { file }, { signal });
    const known = await preferences.read(...remembered).catch(() => undefined);
    return { ...answer, fileName: file.name, remembered: known };
  };
  const forget = () => setRun(null);
  if (units.data?.length === 0)
    return (
      <Page title={t("historyImport.title")}>
        <EmptyState
          icon={<FileUp />}
          title={t("planning.unitsEmptyTitle")}
          text={t("planning.unitsEmptyText")}
          action={<ShellLink to="/wfm/business-units">{t("planning.unitsTitle")}</ShellLink>}
        />
      </Page>
    );
  return (
    <Page
      title={t("historyImport.title")}
      lead={
        <>
          {t("historyImport.lead")} <ShellLink to="/wfm/history">{t("planning.historyTitle")}</ShellLink>
        </>
      }
    >
      <div className={styles.steps}>
        {units.error !== null || units.data === undefined ? (
          <QueryState error={units.error} onRetry={() => void units.refetch()} />
        ) : run && !run.isDryRun ? (
          <Suspense>
            <RunCard
              key={run.importId}
              importId={run.importId}
              onStartAgain={() => {
                setRun(null);
                setFiles([]);
              }}
            />
          </Suspense>
        ) : (
          <>
            <Card
              title={t("historyImport.files")}
              note={
                <Button
                  variant="ghost"
                  size="small"
                  onPress={() => saveFile(new Blob([sample], { type: "text/csv" }), "history.csv")}
                >
                  {t("historyImport.sample")}
                </Button>
              }
            >
              <FileUpload<PreparedFile>
                label={t("historyImport.filesLabel")}
                isLabelHidden
                accept={[".csv", ".xlsx"]}
                maxBytes={historyFileLimits.bytes}
                maxFiles={historyFileLimits.filesAtOnce}
                value={files}
                onChange={(next) => {
                  setFiles(next);
                  if (keptItems(next).length !== kept.length) forget();
                }}
                upload={prepare}
                explain={(reason) => (isCallError(reason) ? words.error(reason.code) : undefined)}
              />
            </Card>
            <Suspense>
              {prepared.length > 0 && (
                <ImportSetup
                  files={prepared}
                  units={units.data}
                  isReady={prepared.length === kept.length}
                  onChange={forget}
                  onStarted={(importId, isDryRun) => setRun({ importId, isDryRun })}
                />
              )}
              {run && <RunCard key={run.importId} importId={run.importId} />}
            </Suspense>
          </>
        )}
        <Suspense>
          <PastImports except={run?.importId ?? null} />
        </Suspense>
      </div>
    </Page>
  );
};
