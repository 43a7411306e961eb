import { cancelJob } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { uploadUsersStatus } from "@evolve/contracts/user-import";
import type { CallResult } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import { type Run, RunResult } from "./run-result.tsx";
import styles from "./import.module.css";

interface RunCardProps {
  readonly run: Run;
  readonly onStartAgain?: () => void;
}

type Status = CallResult<typeof uploadUsersStatus>;

const hasEnded = ({ state, total, succeeded, failed }: Status): boolean =>
  succeeded + failed >= total && (state === "done" || state === "failed" || state === "cancelled");

/** An import or a check that was started: how far it is, then what came of it. It goes on when the screen is left. */
export const RunCard = ({ run, onStartAgain }: RunCardProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const queryClient = useQueryClient();
  const { importId, jobId, isDryRun, fileName } = run;
  const statusKey = ["userImport", jobId, "status"];
  const status = useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => client.call(uploadUsersStatus, { query: { key: importId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && hasEnded(data) ? false : limits.importStatusMs),
    refetchIntervalInBackground: true,
  });
  const cancel = useAction<void>({
    run: () => client.call(cancelJob, { params: { jobId }, body: {} }),
    invalidates: [statusKey],
  });
  const { data } = status;
  const isOver = data !== undefined && hasEnded(data);
  useEffect(() => {
    if (isOver && !isDryRun) void queryClient.invalidateQueries({ queryKey: ["users"] });
  }, [isOver, isDryRun, queryClient]);

  const title = t(isDryRun ? "userImport.checkTitle" : "userImport.runTitle");
  if (data === undefined)
    return (
      <Card title={title}>
        <QueryState error={status.error} onRetry={() => void status.refetch()} />
      </Card>
    );
  if (isOver)
    return (
      <Card title={title}>
        <RunResult run={run} state={data.state} />
        {onStartAgain && (
          <div className={styles.actions}>
            <Button onPress={onStartAgain}>{t("userImport.another")}</Button>
          </div>
        )}
      </Card>
    );
  const { state, total, succeeded, failed } = data;
  return (
    <Card title={title}>
      <ProgressBar
        label={t(isDryRun ? "userImport.checking" : "userImport.importing", { file: fileName })}
        value={state === "running" && !isDryRun ? (succeeded + failed) / total : null}
      />
      <p className={styles.quiet}>{t("userImport.mayLeave")}</p>
      <div className={styles.actions}>
        <Button
          isPending={cancel.isPending || state === "cancelling"}
          isDisabled={state === "cancelling"}
          onPress={() => cancel.mutate()}
        >
          {t(isDryRun ? "userImport.cancelCheck" : "userImport.cancel")}
        </Button>
      </div>
    </Card>
  );
};
