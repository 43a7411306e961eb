import { type HistoryImport, readHistoryImport } from "@evolve/contracts/history-import";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../../parts/query-state.tsx";
import styles from "./history-import.module.css";
import { isOpen } from "./import-state.ts";
import { BadRows } from "./run-result.tsx";

interface PastImportProps {
  readonly one: HistoryImport;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
}

const endedBadly: Readonly<Partial<Record<HistoryImport["state"], PlainKey>>> = {
  cancelled: "historyImport.states.cancelled",
  failed: "historyImport.states.failed",
};

/** An import: while it runs how far it is, then what came of it; its bad rows, and the way to take it back. */
export const PastImport = ({ one, isBusy, onCancel, onUndo }: PastImportProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const [hasBadRows, setBadRows] = useState(false);
  const { state, undo, imported, failed } = one;
  const files = words.list(one.fileNames);
  const author = t("historyImport.pastBy", { name: one.startedBy, date: words.date(one.startedAt, "dateTime") });
  if (isOpen(state))
    return (
      <li className={styles.item}>
        <div className={styles.running}>
          <ProgressBar
            label={t("historyImport.importing", { files })}
            value={state === "waiting" ? null : one.progress}
          />
          <p className={styles.quiet}>{`${author} · ${t("historyImport.rowsSoFar", { count: one.rows })}`}</p>
        </div>
        {state === "cancelling" ? (
          <span className={styles.quiet} role="status">
            {t("historyImport.states.cancelling")}
          </span>
        ) : (
          one.isOwn && (
            <Button
              size="small"
              isDisabled={isBusy}
              aria-label={t("historyImport.cancelOf", { files })}
              onPress={onCancel}
            >
              {t("historyImport.cancel")}
            </Button>
          )
        )}
      </li>
    );
  const ending = endedBadly[state];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p dir="auto">{files}</p>
        <p className={styles.quiet}>
          {author}
          {ending && (
            <>
              {" · "}
              <span className={styles.missing}>{t(ending)}</span>
            </>
          )}
          {` · ${t("historyImport.imported", { count: imported })}`}
          {failed > 0 && ` ${t("historyImport.bad", { count: failed })}`}
        </p>
      </div>
      <div className={styles.actions}>
        {failed > 0 && (
          <Button
            size="small"
            aria-expanded={hasBadRows}
            aria-label={t("historyImport.badRowsOf", { files })}
            onPress={() => setBadRows(!hasBadRows)}
          >
            {t("historyImport.faults")}
          </Button>
        )}
        {undo === "possible" && holds("wfm:history:edit") && (
          <Button size="small" isDisabled={isBusy} aria-label={t("historyImport.undoOf", { files })} onPress={onUndo}>
            {t("historyImport.undo")}
          </Button>
        )}
        {(undo === "undone" || undo === "undoing" || undo === "covered") && (
          <span className={styles.quiet} role="status">
            {t(`historyImport.undoStates.${undo}`)}
          </span>
        )}
      </div>
      {hasBadRows && <BadRowsOf importId={one.id} />}
    </li>
  );
};

const BadRowsOf = ({ importId }: { readonly importId: string }) => {
  const { client } = useShell();
  const run = useQuery({
    queryKey: ["historyImport", importId],
    queryFn: ({ signal }) => client.call(readHistoryImport, { params: { importId } }, { signal }),
  });
  return (
    <div className={styles.badRows}>
      {run.data === undefined ? (
        <QueryState error={run.error} onRetry={() => void run.refetch()} />
      ) : (
        <BadRows run={run.data} />
      )}
    </div>
  );
};
