import { searchHistoryImports } from "@evolve/contracts/history-import";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import styles from "./history-import.module.css";
import { isOpen } from "./import-state.ts";
import { PastImport } from "./past-import.tsx";
import { useImportActions } from "./use-import-actions.tsx";

interface PastImportsProps {
  /** The import that the screen shows by itself. */
  readonly except: string | null;
}

const pollMs = 1_000;

/** The imports of all users, newest first: those that are running with their progress, the others with what came of them. */
export const PastImports = ({ except }: PastImportsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const list = useGrowingList({
    queryKey: ["historyImports"],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchHistoryImports, { body: { after } }, { signal }),
    rowsOf: ({ imports }) => imports,
    nextCursor: ({ next }) => next,
    refreshMs: (imports) => imports.some(({ undo, state }) => undo === "undoing" || isOpen(state)) && pollMs,
  });
  const actions = useImportActions(list.rows ?? []);
  const open = (list.rows ?? [])
    .filter(({ state }) => isOpen(state))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (open === "") return undefined;
    // One of them has ended, or the screen is left.
    return () => {
      for (const key of ["history", "queues", "planningGroups", "firstSteps"])
        void queryClient.invalidateQueries({ queryKey: [key] });
    };
  }, [open, queryClient]);
  if (list.rows === undefined)
    return (
      <Card title={t("historyImport.past")}>
        <QueryState error={list.error} onRetry={list.retry} />
      </Card>
    );
  const shown = list.rows.filter(({ id }) => id !== except);
  return (
    <Card title={t("historyImport.past")}>
      {shown.length === 0 && <p className={styles.quiet}>{t("historyImport.noPast")}</p>}
      <PreviousRows list={list} />
      <ul className={styles.list}>
        {shown.map((one) => (
          <PastImport
            key={one.id}
            one={one}
            isBusy={actions.isBusy}
            onCancel={() => actions.cancel(one)}
            onUndo={() => actions.undo(one)}
          />
        ))}
      </ul>
      <div>
        <MoreRows list={list}>{t("historyImport.showOlder")}</MoreRows>
      </div>
      {actions.question}
    </Card>
  );
};
