import { type HistoryImport, listHistoryImports, undoHistoryImport } from "@evolve/contracts/history-import";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../../parts/card.tsx";
import { QueryState } from "../../../../parts/query-state.tsx";
import { Question } from "../../../../parts/question.tsx";
import styles from "./history-import.module.css";

const pollMs = 1_000;

/** The newest imports of all users, each of which can be undone for some time. */
export const PastImports = () => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [asked, setAsked] = useState<HistoryImport | null>(null);
  const list = useQuery({
    queryKey: ["historyImports"],
    queryFn: async ({ signal }) => (await client.call(listHistoryImports, {}, { signal })).imports,
    refetchInterval: ({ state }) => (state.data?.some(({ undo }) => undo === "undoing") ? pollMs : false),
  });
  const undo = useAction<string>({
    run: (importId) => client.call(undoHistoryImport, { params: { importId } }),
    invalidates: [["historyImports"], ["historyImport"], ["history"], ["firstSteps"], jobsKey],
  });
  if (list.data === undefined)
    return (
      <Card title={t("historyImport.past")}>
        <QueryState error={list.error} onRetry={() => void list.refetch()} />
      </Card>
    );
  return (
    <Card title={t("historyImport.past")}>
      {list.data.length === 0 && <p className={styles.quiet}>{t("historyImport.noPast")}</p>}
      <ul className={styles.list}>
        {list.data.map((one) => (
          <li key={one.id} className={styles.item}>
            <div className={styles.words}>
              <p dir="auto">{words.list(one.fileNames)}</p>
              <p className={styles.quiet}>
                {t("historyImport.pastBy", { name: one.startedBy, date: words.date(one.startedAt, "dateTime") })}
                {` · ${t("historyImport.imported", { count: one.imported })}`}
                {one.failed > 0 && ` ${t("historyImport.bad", { count: one.failed })}`}
              </p>
            </div>
            {one.undo === "possible" && holds("wfm:history:edit") && (
              <Button
                size="small"
                isDisabled={undo.isPending}
                aria-label={t("historyImport.undoOf", { files: words.list(one.fileNames) })}
                onPress={() => setAsked(one)}
              >
                {t("historyImport.undo")}
              </Button>
            )}
            {(one.undo === "undone" || one.undo === "undoing" || one.undo === "covered") && (
              <span className={styles.quiet} role="status">
                {t(`historyImport.undoStates.${one.undo}`)}
              </span>
            )}
          </li>
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
