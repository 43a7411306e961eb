import { type HistoryImport, undoHistoryImport } from "@evolve/contracts/history-import";
import { cancelJob } from "@evolve/contracts/jobs";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { useEffect, useRef, useState } from "react";
import { Question } from "../../../../parts/question.tsx";
import styles from "./history-import.module.css";
import { isOpen } from "./import-state.ts";

interface Asked {
  readonly what: "cancel" | "undo";
  readonly one: HistoryImport;
}

/** Cancels and undoes the imports that are shown, each after a question. A check has written nothing, so that it is cancelled at once. */
export const useImportActions = (imports: readonly HistoryImport[]) => {
  const { client, words } = useShell();
  const { t } = words;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [removes, setRemoves] = useState(false);
  /** Imports that are undone once they have stopped. */
  const removing = useRef(new Set<string>());
  const cancel = useAction<HistoryImport>({
    run: ({ jobId }) => client.call(cancelJob, { params: { jobId }, body: {} }),
    invalidates: [["historyImports"], ["historyImport"], jobsKey],
  });
  const undo = useAction<string>({
    run: (importId) => client.call(undoHistoryImport, { params: { importId } }),
    invalidates: [["historyImports"], ["historyImport"], ["history"], ["firstSteps"], jobsKey],
  });
  useEffect(() => {
    for (const { id, state, undo: after } of imports)
      if (!isOpen(state) && removing.current.delete(id) && after === "possible") undo.mutate(id);
  });
  const close = (): void => setAsked(null);
  return {
    isBusy: cancel.isPending || undo.isPending,
    cancel: (one: HistoryImport): void => {
      setRemoves(false);
      if (one.isDryRun) cancel.mutate(one);
      else setAsked({ what: "cancel", one });
    },
    undo: (one: HistoryImport): void => setAsked({ what: "undo", one }),
    question:
      asked === null ? null : asked.what === "undo" ? (
        <Question
          title={t("historyImport.undoTitle")}
          confirmLabel={t("historyImport.undo")}
          tone="danger"
          cancelLabel={t("historyImport.keep")}
          onConfirm={() => {
            close();
            undo.mutate(asked.one.id);
          }}
          onCancel={close}
        >
          {t("historyImport.undoText")}
        </Question>
      ) : (
        <Question
          title={t("historyImport.cancelTitle")}
          confirmLabel={t("historyImport.cancel")}
          tone="danger"
          cancelLabel={t("historyImport.goOn")}
          onConfirm={() => {
            close();
            if (removes) removing.current.add(asked.one.id);
            cancel.mutate(asked.one);
          }}
          onCancel={close}
        >
          <div className={styles.question}>
            <p>{t("historyImport.cancelText")}</p>
            <Checkbox isSelected={removes} onChange={setRemoves}>
              {t("historyImport.removes")}
            </Checkbox>
          </div>
        </Question>
      ),
  };
};
