import { readHistoryImport } from "@evolve/contracts/history-import";
import { useWords } from "@evolve/i18n/react";
import { ShellLink, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import styles from "./history-import.module.css";
import { isOpen } from "./import-state.ts";
import { RunResult } from "./run-result.tsx";
import { useImportActions } from "./use-import-actions.tsx";

interface RunCardProps {
  readonly importId: string;
  readonly onStartAgain?: () => void;
}

const pollMs = 500;

/** An import or a check that was started: how far it is, then what came of it. It goes on when the screen is left. */
export const RunCard = ({ importId, onStartAgain }: RunCardProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const run = useQuery({
    queryKey: ["historyImport", importId],
    queryFn: ({ signal }) => client.call(readHistoryImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state: { data } }) => {
      const isSettled = data && !isOpen(data.import.state) && data.import.undo !== "undoing";
      return isSettled ? false : pollMs;
    },
    refetchIntervalInBackground: true,
  });
  const actions = useImportActions(run.data ? [run.data.import] : []);
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
  const { state, progress, rows, failed, fileNames, isOwn, undo } = run.data.import;
  const files = words.list(fileNames);
  if (hasEnded)
    return (
      <Card title={title}>
        <RunResult run={run.data} />
        <div className={styles.actions}>
          {undo === "possible" && holds("wfm:history:edit") && (
            <Button isDisabled={actions.isBusy} onPress={() => actions.undo(run.data.import)}>
              {t("historyImport.undo")}
            </Button>
          )}
          {undo === "covered" && <span className={styles.quiet}>{t("historyImport.undoStates.covered")}</span>}
          {onStartAgain && <Button onPress={onStartAgain}>{t("historyImport.another")}</Button>}
          {!isDryRun && <ShellLink to="/wfm/start">{t("historyImport.next")}</ShellLink>}
        </div>
        {actions.question}
      </Card>
    );
  return (
    <Card title={title}>
      <ProgressBar
        label={t(isDryRun ? "historyImport.checking" : "historyImport.importing", { files })}
        value={state === "waiting" ? null : progress}
      />
      <p className={styles.quiet}>
        {t("historyImport.rowsSoFar", { count: rows })}
        {failed > 0 && ` · ${t("historyImport.bad", { count: failed })}`}
        {state === "running" && <TimeLeft progress={progress} at={run.dataUpdatedAt} />}
      </p>
      <p className={styles.quiet}>{t("historyImport.mayLeave")}</p>
      {isOwn && (
        <div className={styles.actions}>
          <Button isDisabled={actions.isBusy || state === "cancelling"} onPress={() => actions.cancel(run.data.import)}>
            {t(isDryRun ? "historyImport.cancelCheck" : "historyImport.cancel")}
          </Button>
        </div>
      )}
      {actions.question}
    </Card>
  );
};

interface TimeLeftProps {
  /** From 0 to 1. */
  readonly progress: number;
  /** When it was so far, in milliseconds since 1970. */
  readonly at: number;
}

const secondMs = 1_000;
/** Before that an estimate would jump about. */
const observedMs = 3 * secondMs;

/** How long it takes at the pace since the card was opened. */
const TimeLeft = ({ progress, at }: TimeLeftProps) => {
  const { t } = useWords();
  const [first] = useState({ progress, at });
  const [done, passed] = [progress - first.progress, at - first.at];
  if (done <= 0 || passed < observedMs) return null;
  const seconds = Math.max(1, Math.round(((1 - progress) * passed) / done / secondMs));
  const text =
    seconds < 90
      ? t("historyImport.secondsLeft", { seconds })
      : t("historyImport.minutesLeft", { minutes: Math.round(seconds / 60) });
  return ` · ${text}`;
};
