import type { CallResult } from "@evolve/contracts/call";
import { historyFileLimits, type readHistoryImport } from "@evolve/contracts/history-import";
import { readJob } from "@evolve/contracts/jobs";
import { useJobFile, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useQuery } from "@tanstack/react-query";
import { FaultTable } from "../../../../parts/fault-table.tsx";
import styles from "./history-import.module.css";

interface RunProps {
  readonly run: CallResult<typeof readHistoryImport>;
}

/** What came of an import or a check, its bad rows, and the file of all of them. */
export const RunResult = ({ run }: RunProps) => {
  const { words } = useShell();
  const { t } = words;
  const { state, imported, failed, replaced, queuesCreated, onClosedDays, isDryRun, undo } = run.import;
  if (undo === "undoing" || undo === "undone")
    return <Banner tone="info">{t(undo === "undone" ? "historyImport.wasUndone" : "historyImport.isUndone")}</Banner>;
  const title =
    state === "cancelled"
      ? t(isDryRun ? "historyImport.checkCancelled" : "historyImport.cancelled")
      : state === "failed"
        ? t("historyImport.failed")
        : t(isDryRun ? "historyImport.good" : "historyImport.imported", { count: imported });
  const tone = state === "failed" ? "danger" : failed > 0 || state === "cancelled" ? "warning" : "success";
  return (
    <>
      <Banner tone={tone} title={title}>
        {state !== "done" && !isDryRun && <p>{t("historyImport.imported", { count: imported })}</p>}
        {failed > 0 && <p>{t("historyImport.bad", { count: failed })}</p>}
        {replaced > 0 && <p>{t("historyImport.replaced", { count: replaced })}</p>}
        {queuesCreated > 0 && (
          <p>{t(isDryRun ? "historyImport.wouldCreate" : "historyImport.created", { count: queuesCreated })}</p>
        )}
        {onClosedDays > 0 && <p>{t("historyImport.closed", { count: onClosedDays })}</p>}
      </Banner>
      <BadRows run={run} />
    </>
  );
};

/** The first bad rows of an import or a check; the person who started it also gets the file of all, while it is kept. */
export const BadRows = ({ run }: RunProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const save = useJobFile();
  const { faults } = run;
  const { jobId, isOwn } = run.import;
  const job = useQuery({
    queryKey: ["historyImport", jobId, "job"],
    queryFn: async ({ signal }) => (await client.call(readJob, { params: { jobId }, query: {} }, { signal })).job,
    enabled: faults.length > 0 && isOwn,
    retry: false,
  });
  if (faults.length === 0) return null;
  return (
    <>
      <div className={styles.faultsHead}>
        <h3>{t("historyImport.faults")}</h3>
        {job.data?.file && (
          <Button size="small" onPress={() => void save(job.data)}>
            {t("historyImport.download")}
          </Button>
        )}
      </div>
      {faults.length === historyFileLimits.faultsShown && (
        <p className={styles.quiet}>{t("historyImport.firstFaults", { count: faults.length })}</p>
      )}
      <FaultTable
        label={t("historyImport.faults")}
        headings={{
          file: t("historyImport.file"),
          line: t("historyImport.line"),
          column: t("historyImport.column"),
          value: t("historyImport.value"),
          reason: t("historyImport.reason"),
          wholeFile: t("historyImport.wholeFile"),
        }}
        faults={faults}
      />
    </>
  );
};
