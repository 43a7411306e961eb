import { readHistoryImport } from "@evolve/contracts/history-import";
import { cancelJob } from "@evolve/contracts/jobs";
import { jobsKey, ShellLink, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import styles from "./history-import.module.css";
import { isOpen } from "./import-state.ts";
import { RunResult } from "./run-result.tsx";

interface RunCardProps {
  readonly importId: string;
  readonly onStartAgain?: () => void;
}

const pollMs = 500;

/** An import or a check that was started: how far it is, then what came of it. It goes on when the screen is left. */
export const RunCard = ({ importId, onStartAgain }: RunCardProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const run = useQuery({
    queryKey: ["historyImport", importId],
    queryFn: ({ signal }) => client.call(readHistoryImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data.import.state) ? false : pollMs),
    refetchIntervalInBackground: true,
  });
  const cancel = useAction<string>({
    run: (jobId) => client.call(cancelJob, { params: { jobId }, body: {} }),
    invalidates: [["historyImport", importId], jobsKey],
  });
  const hasEnded = run.data !== undefined && !isOpen(run.data.import.state);
  const isDryRun = run.data?.import.isDryRun ?? false;
  useEffect(() => {
    if (hasEnded && !isDryRun)
      for (const key of ["history", "historyImports", "queues", "planningGroups", "firstSteps"])
        void queryClient.invalidateQueries({ queryKey: [key] });
  }, [hasEnded, isDryRun, queryClient]);

  const title = t(isDryRun ? "historyImport.checkTitle" : "historyImport.runTitle");
  if (run.data === undefined)
    return (
      <Card title={title}>
        <QueryState error={run.error} onRetry={() => void run.refetch()} />
      </Card>
    );
  const { state, jobId, progress, rows, fileNames, isOwn } = run.data.import;
  const files = words.list(fileNames);
  if (hasEnded)
    return (
      <Card title={title}>
        <RunResult run={run.data} />
        <div className={styles.actions}>
          {onStartAgain && <Button onPress={onStartAgain}>{t("historyImport.another")}</Button>}
          {!isDryRun && <ShellLink to="/wfm/start">{t("historyImport.next")}</ShellLink>}
        </div>
      </Card>
    );
  return (
    <Card title={title}>
      <ProgressBar
        label={t(isDryRun ? "historyImport.checking" : "historyImport.importing", { files })}
        value={state === "waiting" ? null : progress}
      />
      <p className={styles.quiet}>{t("historyImport.rowsSoFar", { count: rows })}</p>
      <p className={styles.quiet}>{t("historyImport.mayLeave")}</p>
      {isOwn && (
        <div className={styles.actions}>
          <Button isDisabled={cancel.isPending || state === "cancelling"} onPress={() => cancel.mutate(jobId)}>
            {t(isDryRun ? "historyImport.cancelCheck" : "historyImport.cancel")}
          </Button>
        </div>
      )}
    </Card>
  );
};
