import "./export.css";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../button.tsx";
import type { GridColumn, GridState } from "../../data-grid/types.ts";
import { showToast } from "../show-toast.ts";
import { saveFile } from "../../save-file.tsx";
import type { GridExportFormat, GridExportLabels, GridExportPage } from "./export-types.ts";
import { runExport } from "./run-export.ts";
import { sheetRowsAtMost, TooManyRowsError } from "./too-many-rows.ts";

export interface ExportRunProps<Row> {
  readonly format: GridExportFormat;
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  readonly locale: string;
  /** The name of the sheet and, followed by the day, of the file. */
  readonly title: string;
  readonly readPages: (
    signal: AbortSignal,
  ) => AsyncIterable<GridExportPage<Row>> | Promise<AsyncIterable<GridExportPage<Row>>>;
  readonly labels: GridExportLabels;
  readonly onEnd: () => void;
}

/** The progress of an export, with a button to cancel it. The grid stays usable. */
export const ExportRun = <Row,>(props: ExportRunProps<Row>) => {
  const { format, labels } = props;
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const first = useRef(props);
  const controller = useRef<AbortController>(null);

  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    const { title, onEnd, ...input } = first.current;
    const run = async () => {
      try {
        const onProgress = (done: number, total: number) => setProgress({ done, total });
        const { file, rows } = await runExport({ ...input, title, signal: own.signal, onProgress });
        saveFile(file, `${title} ${new Date().toISOString().slice(0, 10)}.${format}`);
        void showToast({ tone: "success", text: labels.done(rows) });
      } catch (cause) {
        if (own.signal.aborted) return;
        const isTooMuch = cause instanceof TooManyRowsError;
        void showToast({ tone: "danger", text: isTooMuch ? labels.tooMany(sheetRowsAtMost) : labels.failed });
      }
      onEnd();
    };
    void run();
    return () => own.abort();
  }, [format, labels]);

  const cancel = () => {
    controller.current?.abort();
    void showToast({ tone: "info", text: labels.cancelled, duration: "short" });
    props.onEnd();
  };
  return (
    <div className="ev-export" role="group" aria-label={labels.exporting}>
      <progress
        aria-label={labels.exporting}
        {...(progress.total > 0 && { max: progress.total, value: progress.done })}
      />
      <span className="ev-num">{labels.progress(progress.done, progress.total)}</span>
      <Button size="small" variant="ghost" onPress={cancel}>
        {labels.cancel}
      </Button>
    </div>
  );
};
