import type { CallResult } from "@evolve/contracts/call";
import {
  type ImportField,
  importFields,
  importLimits,
  prepareUserImport,
  startUserImport,
} from "@evolve/contracts/user-import";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { jobsKey, Page, ShellLink, useRouteSearch, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { FileUpload, keptItems, type UploadItem } from "@evolve/widgets/file-upload";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import { byName, type ColumnFields, firstFields, mappingOf } from "../../../../parts/column-fields.ts";
import { readImport } from "../../searches.ts";
import type { Wanted } from "./columns-card.tsx";
import type { Run } from "./run-result.tsx";
import styles from "./import.module.css";

const ColumnsCard = lazyPart(async () => (await import("./columns-card.tsx")).ColumnsCard);
const FoundRun = lazyPart(async () => (await import("./found-run.tsx")).FoundRun);
const RunCard = lazyPart(async () => (await import("./run-card.tsx")).RunCard);

interface Prepared extends CallResult<typeof prepareUserImport> {
  readonly first: ColumnFields<ImportField>;
}

/** Under which the meaning of columns is remembered, by their names. */
const remembered = ["user-import", "columns"] as const;
const accept = [".csv", ".xlsx"];

/** Admin, Users, Import: a file, what its columns hold, a check that writes nothing, and the import with its result. */
export const ImportScreen = () => {
  const words = useWords();
  const { t } = words;
  const { client, preferences } = useShell();
  const [files, setFiles] = useState<readonly UploadItem<Prepared>[]>([]);
  const [run, setRun] = useState<Run | null>(null);
  // An import that was started stands in the address, so that a reload finds it again.
  const [{ run: startedId }, change] = useRouteSearch(readImport);
  const item = keptItems(files)[0];
  const prepared = item?.result;

  const prepare = async (file: File, { signal }: { signal: AbortSignal }): Promise<Prepared> => {
    const answer = await client.call(prepareUserImport, { file }, { signal });
    const known = await preferences.read(...remembered).catch(() => undefined);
    return { ...answer, first: firstFields(importFields, answer.columns, answer.mapping, known) };
  };
  const start = useAction<Wanted>({
    run: async ({ fields, isDryRun, isAllOrNothing, isUpdate }) => {
      if (!prepared) throw new Error("there is no file to import");
      preferences.write(...remembered, byName(prepared.columns, fields));
      const { importId } = prepared;
      const { jobId } = await client.call(startUserImport, {
        params: { importId },
        body: {
          mapping: mappingOf(fields),
          dryRun: isDryRun,
          // A check lists every bad row, whatever becomes of the others.
          rows: isAllOrNothing && !isDryRun ? "all" : "valid",
          existing: isUpdate ? "update" : "refuse",
        },
      });
      setRun({ importId, jobId, isDryRun, fileName: item.file.name });
      if (!isDryRun) change({ run: importId });
    },
    invalidates: [jobsKey],
  });
  const startAgain = () => {
    setRun(null);
    setFiles([]);
    change({ run: "" });
  };

  return (
    <Page
      title={t("userImport.title")}
      lead={
        <>
          {t("userImport.lead")} <ShellLink to="/admin/users">{t("users.title")}</ShellLink>
        </>
      }
    >
      <div className={styles.steps}>
        {run && !run.isDryRun ? (
          <Suspense>
            <RunCard key={run.jobId} run={run} onStartAgain={startAgain} />
          </Suspense>
        ) : startedId !== undefined && run === null ? (
          <Suspense>
            <FoundRun importId={startedId} onStartAgain={startAgain} />
          </Suspense>
        ) : (
          <>
            <Card title={t("userImport.file")}>
              <FileUpload<Prepared>
                label={t("userImport.fileLabel")}
                isLabelHidden
                accept={accept}
                maxBytes={importLimits.bytes}
                maxFiles={1}
                value={files}
                onChange={(next) => {
                  setFiles(next);
                  if (keptItems(next).length === 0) setRun(null);
                }}
                upload={prepare}
                explain={(reason) => (isCallError(reason) ? words.error(reason.code) : undefined)}
              />
            </Card>
            <Suspense>
              {prepared && (
                <ColumnsCard
                  key={prepared.importId}
                  columns={prepared.columns}
                  rows={prepared.rows}
                  first={prepared.first}
                  isPending={start.isPending}
                  onChange={() => setRun(null)}
                  onStart={(wanted) => start.mutate(wanted)}
                />
              )}
              {run && prepared && <RunCard key={run.jobId} run={run} />}
            </Suspense>
          </>
        )}
      </div>
    </Page>
  );
};
