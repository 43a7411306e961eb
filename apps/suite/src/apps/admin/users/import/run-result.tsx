import { readJob } from "@evolve/contracts/jobs";
import { importLimits, readUserImport } from "@evolve/contracts/user-import";
import { useWords } from "@evolve/i18n/react";
import { useJobFile, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { FaultTable } from "../../../../parts/fault-table.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import styles from "./import.module.css";

export interface Run {
  readonly importId: string;
  readonly jobId: string;
  readonly isDryRun: boolean;
  readonly fileName: string;
}

interface RunResultProps {
  readonly run: Run;
  readonly state: string;
}

/** What came of an import or a check, its bad rows, and the file of all of them. */
export const RunResult = ({ run: { importId, jobId, isDryRun }, state }: RunResultProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const save = useJobFile();
  const result = useQuery({
    queryKey: ["userImport", jobId, "result"],
    queryFn: ({ signal }) => client.call(readUserImport, { params: { importId } }, { signal }),
  });
  const job = useQuery({
    queryKey: ["userImport", jobId, "job"],
    queryFn: async ({ signal }) => (await client.call(readJob, { params: { jobId }, query: {} }, { signal })).job,
  });
  // It may stand below the end of the window, and nothing would show where the button was pressed.
  const verdict = useRef<HTMLDivElement>(null);
  const isThere = result.data !== undefined;
  useEffect(() => {
    if (isThere) verdict.current?.scrollIntoView({ block: "center" });
  }, [isThere]);
  if (result.data === undefined) return <QueryState error={result.error} onRetry={() => void result.refetch()} />;
  const { total, succeeded, failed, faults } = result.data;
  const good = isDryRun ? total - failed : succeeded;
  const bad = isDryRun ? failed : total - succeeded;
  const title =
    state === "cancelled"
      ? t(isDryRun ? "userImport.checkCancelled" : "userImport.cancelled")
      : state === "failed"
        ? t("userImport.failed")
        : t(isDryRun ? "userImport.good" : "userImport.imported", { count: good });
  const isCounted = state === "done" || (state === "cancelled" && !isDryRun);
  const tone = state === "failed" ? "danger" : bad > 0 || state === "cancelled" ? "warning" : "success";
  return (
    <>
      <div ref={verdict}>
        <Banner tone={tone} title={title}>
          {isCounted && (
            <>
              {state === "cancelled" && <p>{t("userImport.imported", { count: good })}</p>}
              {bad > 0 && <p>{t(isDryRun ? "userImport.bad" : "userImport.left", { count: bad })}</p>}
              {!isDryRun && good > 0 && <p>{t("userImport.inviteNext")}</p>}
            </>
          )}
        </Banner>
      </div>
      {faults.length > 0 && (
        <>
          <div className={styles.faultsHead}>
            <h3>{t("userImport.faults")}</h3>
            {job.data?.file && (
              <Button size="small" onPress={() => void save(job.data)}>
                {t("userImport.download")}
              </Button>
            )}
          </div>
          {faults.length === importLimits.faultsShown && (
            <p className={styles.quiet}>{t("userImport.firstFaults", { count: faults.length })}</p>
          )}
          <FaultTable
            label={t("userImport.faults")}
            headings={{
              line: t("userImport.line"),
              column: t("userImport.column"),
              value: t("userImport.value"),
              reason: t("userImport.reason"),
              wholeFile: t("userImport.wholeFile"),
            }}
            faults={faults}
          />
        </>
      )}
    </>
  );
};
