import { isCallError, networkCode } from "@evolve/session";
import type { GridSelection } from "@evolve/widgets/data-grid";
import { isSelected } from "@evolve/widgets/data-grid";
import { MessageModal } from "@evolve/widgets/message-modal";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
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
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [skipped, setSkipped] = useState(0);
  const [done, setDone] = useState<number | null>(null);
  const [result, setResult] = useState<BulkResult<Row> | null>(null);
  const stop = useRef<AbortController>(null);

  const selectedRows = async (signal: AbortSignal): Promise<readonly Row[]> => {
    if (!selection.all) return selection.except.flatMap((id) => known.get(id) ?? []);
    const found: Row[] = [];
    for await (const page of list.fetchAll(client, body, signal)) {
      found.push(...page.rows.filter(({ id }) => isSelected(selection, id)));
      if (found.length > most) break;
    }
    return found;
  };
  const say = (text: string) => {
    toasts.show({ tone: "info", text });
    onClose();
  };
  const collect = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const selected = await selectedRows(signal);
      const applicable = selected.filter((row) => action.appliesTo?.(row) ?? true);
      if (signal.aborted) return;
      if (selected.length > most) return say(t("list.bulkTooMany", { most }));
      if (applicable.length === 0) return say(t("list.bulkNone"));
      setSkipped(selected.length - applicable.length);
      setRows(applicable);
    } catch (error) {
      if (signal.aborted) return;
      toasts.show({ tone: "danger", text: words.error(isCallError(error) ? error.code : networkCode) });
      onClose();
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    void collect(controller.signal);
    return () => controller.abort();
  }, []);

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
    if (!rows || !stop.current) return;
    setDone(0);
    const outcome = await runBulk({
      rows,
      atOnce: bulk.atOnce ?? 1,
      run: bulk.run ?? (([row]) => (row ? action.run(row) : Promise.resolve())),
      signal: stop.current.signal,
      onProgress: setDone,
    });
    // What failed stays selected, to be tried again.
    onSelectionChange({ all: false, except: outcome.failed.map(({ row }) => row.id) });
    if (outcome.failed.length > 0) setResult(outcome);
    else finish(outcome);
    await invalidate();
  };

  if (result)
    return (
      <MessageModal
        isOpen
        title={t("list.bulkFailed", {
          count: result.failed.length,
          total: result.failed.length + result.succeeded.length,
        })}
        confirmLabel={t("common.close")}
        onConfirm={() => finish(result)}
        onCancel={() => finish(result)}
      >
        <ul>
          {result.failed.map(({ row, code }) => (
            <li key={row.id}>{t("list.bulkFailure", { name: list.rowLabel(row), reason: words.error(code) })}</li>
          ))}
        </ul>
      </MessageModal>
    );
  const isRunning = done !== null;
  const question = rows && bulk.confirm(rows.length);
  return (
    <MessageModal
      isOpen
      tone={action.tone}
      title={question?.title ?? action.label}
      confirmLabel={action.label}
      onConfirm={() => void start()}
      isPending={rows === null || isRunning}
      cancelLabel={t(isRunning ? "list.bulkStop" : "common.cancel")}
      onCancel={() => (isRunning ? stop.current?.abort() : onClose())}
    >
      {isRunning || rows === null ? (
        <ProgressBar
          label={
            rows === null
              ? t("common.loading")
              : t("list.bulkProgress", { done: words.number(done ?? 0), total: words.number(rows.length) })
          }
          value={rows === null ? null : (done ?? 0) / rows.length}
        />
      ) : (
        <>
          {question?.text}
          {skipped > 0 && <p>{t("list.bulkSkipped", { count: skipped })}</p>}
        </>
      )}
    </MessageModal>
  );
};
