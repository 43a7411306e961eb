import { readJob } from "@evolve/contracts/jobs";
import { importLimits, readUserImport } from "@evolve/contracts/user-import";
import { useWords } from "@evolve/i18n/react";
import { useJobFile, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useQuery } from "@tanstack/react-query";
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
      <Banner tone={tone} title={title}>
        {isCounted && (
          <>
            {state === "cancelled" && <p>{t("userImport.imported", { count: good })}</p>}
            {bad > 0 && <p>{t(isDryRun ? "userImport.bad" : "userImport.left", { count: bad })}</p>}
            {!isDryRun && good > 0 && <p>{t("userImport.inviteNext")}</p>}
          </>
        )}
      </Banner>
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
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("userImport.faults")}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t("userImport.line")}</th>
                  <th scope="col">{t("userImport.column")}</th>
                  <th scope="col">{t("userImport.value")}</th>
                  <th scope="col">{t("userImport.reason")}</th>
                </tr>
              </thead>
              <tbody>
                {faults.map(({ line, column, value, reason }, at) => (
                  <tr key={at}>
                    <td className="ev-num">{line === null ? t("userImport.wholeFile") : words.number(line)}</td>
                    <td>{column}</td>
                    <td dir="auto">{value}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );
};
