import { type HistoryImport, listHistoryImports, undoHistoryImport } from "@evolve/contracts/history-import";
import { cancelJob } from "@evolve/contracts/jobs";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import { Question } from "../../../../parts/question.tsx";
import styles from "./history-import.module.css";
import { isOpen } from "./import-state.ts";
import { PastImport } from "./past-import.tsx";

interface PastImportsProps {
  /** The import that the screen shows by itself. */
  readonly except: string | null;
}

const pollMs = 1_000;

/** The newest imports of all users: those that are running with their progress, the others with what came of them. */
export const PastImports = ({ except }: PastImportsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<HistoryImport | null>(null);
  const list = useQuery({
    queryKey: ["historyImports"],
    queryFn: async ({ signal }) => (await client.call(listHistoryImports, {}, { signal })).imports,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ undo, state }) => undo === "undoing" || isOpen(state)) ? pollMs : false,
  });
  const cancel = useAction<string>({
    run: (jobId) => client.call(cancelJob, { params: { jobId }, body: {} }),
    invalidates: [["historyImports"], jobsKey],
  });
  const undo = useAction<string>({
    run: (importId) => client.call(undoHistoryImport, { params: { importId } }),
    invalidates: [["historyImports"], ["historyImport"], ["history"], ["firstSteps"], jobsKey],
  });
  const open = (list.data ?? [])
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
  if (list.data === undefined)
    return (
      <Card title={t("historyImport.past")}>
        <QueryState error={list.error} onRetry={() => void list.refetch()} />
      </Card>
    );
  const shown = list.data.filter(({ id }) => id !== except);
  return (
    <Card title={t("historyImport.past")}>
      {shown.length === 0 && <p className={styles.quiet}>{t("historyImport.noPast")}</p>}
      <ul className={styles.list}>
        {shown.map((one) => (
          <PastImport
            key={one.id}
            one={one}
            isBusy={undo.isPending || cancel.isPending}
            onCancel={() => cancel.mutate(one.jobId)}
            onUndo={() => setAsked(one)}
          />
        ))}
      </ul>
      {asked && (
        <Question
          title={t("historyImport.undoTitle")}
          confirmLabel={t("historyImport.undo")}
          tone="danger"
          cancelLabel={t("historyImport.keep")}
          onConfirm={() => {
            setAsked(null);
            undo.mutate(asked.id);
          }}
          onCancel={() => setAsked(null)}
        >
          {t("historyImport.undoText")}
        </Question>
      )}
    </Card>
  );
};
