import { failureCode } from "@evolve/session";
import type { GridSelection } from "@evolve/widgets/data-grid";
import { isSelected } from "@evolve/widgets/data-grid";
import { MessageModal } from "@evolve/widgets/message-modal";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useShell } from "../shell-context.ts";
import type { BulkAction, List, ListBody, ListRow } from "./define-list.ts";
import { type BulkResult, runBulk } from "./run-bulk.ts";

/** The browser makes a call for each row: more of them are a job for the server. */
const most = 1_000;

interface BulkRunProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly body: ListBody;
  readonly action: BulkAction<Row>;
  readonly selection: GridSelection;
  /** The selected rows that the browser has, by id. */
  readonly known: ReadonlyMap<string, Row>;
  readonly onSelectionChange: (selection: GridSelection) => void;
  readonly onClose: () => void;
}

/** From the press on a bulk action to its message: which rows it is for, the question, the progress, what failed and why. */
export const BulkRun = <Row extends ListRow>(props: BulkRunProps<Row>) => {
  const { list, body, action, selection, known, onSelectionChange, onClose } = props;
  const { bulk } = action;
  const { client, words, toasts } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const [result, setResult] = useState<BulkResult<Row> | null>(null);
  const [stop] = useState(() => new AbortController());
  const selected = useQuery({
    queryKey: ["bulk", list.name, body, selection],
    queryFn: async ({ signal }) => {
      if (!selection.all) return selection.except.flatMap((id) => known.get(id) ?? []);
      const found: Row[] = [];
      for await (const page of list.fetchAll(client, body, signal)) {
        found.push(...page.rows.filter(({ id }) => isSelected(selection, id)));
        if (found.length > most) break;
      }
      return found;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const rows = selected.data?.filter((row) => action.appliesTo?.(row) ?? true);
  const skipped = (selected.data?.length ?? 0) - (rows?.length ?? 0);

  const invalidate = () => queryClient.invalidateQueries({ queryKey: [list.name] });
  const undoAll = async (changed: readonly Row[], undo: (row: Row) => Promise<unknown>) => {
    const { failed } = await runBulk({
      rows: changed,
      atOnce: 1,
      run: ([row]) => (row ? undo(row) : Promise.resolve()),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const [first] = failed;
    if (first) toasts.show({ tone: "danger", text: words.error(first.code) });
    await invalidate();
  };
  const finish = ({ succeeded }: BulkResult<Row>) => {
    const { undo } = action;
    if (succeeded.length > 0)
      toasts.show({
        tone: "success",
        text: bulk.done(succeeded.length),
        action: undo && { label: t("list.undo"), onPress: () => void undoAll(succeeded, undo) },
      });
    onClose();
  };
  const start = async () => {
    if (!rows) return;
    setDone(0);
    const outcome = await runBulk({
      rows,
      atOnce: bulk.atOnce ?? 1,
      run: bulk.run ?? (([row]) => (row ? action.run(row) : Promise.resolve())),
      signal: stop.signal,
      onProgress: setDone,
    });
    // What failed stays selected, to be tried again.
    onSelectionChange({ all: false, except: outcome.failed.map(({ row }) => row.id) });
    if (outcome.failed.length > 0) setResult(outcome);
    else finish(outcome);
    await invalidate();
  };

  const message = (title: string, text: ReactNode, onConfirm = onClose) => (
    <MessageModal isOpen title={title} confirmLabel={t("common.close")} onConfirm={onConfirm} onCancel={onConfirm}>
      {text}
    </MessageModal>
  );
  if (result) {
    const { failed, succeeded } = result;
    return message(
      t("list.bulkFailed", { count: failed.length, total: failed.length + succeeded.length }),
      <ul>
        {failed.map(({ row, code }) => (
          <li key={row.id}>{t("list.bulkFailure", { name: list.rowLabel(row), reason: words.error(code) })}</li>
        ))}
      </ul>,
      () => finish(result),
    );
  }
  const { error } = selected;
  if (error) return message(action.label, words.error(failureCode(error)));
  if (selected.data && selected.data.length > most) return message(action.label, t("list.bulkTooMany", { most }));
  if (rows?.length === 0) return message(action.label, t("list.bulkNone"));

  if (rows && bulk.form) return bulk.form(rows, onClose);

  const question = rows && bulk.confirm(rows.length);
  const progress = rows
    ? t("list.bulkProgress", { done: words.number(done ?? 0), total: words.number(rows.length) })
    : t("common.loading");
  const isRunning = done !== null;
  return (
    <MessageModal
      isOpen
      tone={action.tone}
      title={question?.title ?? action.label}
      confirmLabel={action.label}
      onConfirm={() => void start()}
      isPending={!rows || isRunning}
      cancelLabel={t(isRunning ? "list.bulkStop" : "common.cancel")}
      onCancel={() => (isRunning ? stop.abort() : onClose())}
    >
      {!rows || isRunning ? (
        <ProgressBar label={progress} value={rows ? (done ?? 0) / rows.length : null} />
      ) : (
        <>
          {question?.text}
          {skipped > 0 && <p>{t("list.bulkSkipped", { count: skipped })}</p>}
        </>
      )}
    </MessageModal>
  );
};
