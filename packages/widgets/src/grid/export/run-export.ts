import type { GridColumn, GridState, GridValue } from "../../data-grid/types.ts";
import { visibleOrder } from "../../logic/grid-columns.ts";
import { writeCsv } from "./write-csv.ts";
import type { ExportTable, GridExportFormat, GridExportPage } from "./export-types.ts";

export interface ExportInput<Row> {
  readonly format: GridExportFormat;
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  readonly locale: string;
  readonly title: string;
  readonly readPages: (
    signal: AbortSignal,
  ) => AsyncIterable<GridExportPage<Row>> | Promise<AsyncIterable<GridExportPage<Row>>>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** The file with what is shown: the visible columns in their order, all rows that the filters leave. */
export const runExport = async <Row>(input: ExportInput<Row>): Promise<{ file: Blob; rows: number }> => {
  const columns = exportedColumns(input.columns, input.state);
  let rows = 0;
  async function* tableOf(): AsyncGenerator<readonly (readonly GridValue[])[]> {
    for await (const page of await input.readPages(input.signal)) {
      input.signal.throwIfAborted();
      rows += page.rows.length;
      input.onProgress(rows, Math.max(rows, page.total));
      yield page.rows.map((row) => columns.map((column) => column.text?.(row) ?? column.value?.(row) ?? null));
    }
  }
  const table: ExportTable = {
    headers: columns.map(({ header }) => header),
    widths: columns.map(({ width = 160 }) => width),
    pages: tableOf(),
  };
  const file =
    input.format === "csv"
      ? await writeCsv(table, input.locale)
      : await (await import("./write-xlsx.ts")).writeXlsx(table, input.title, input.signal);
  input.signal.throwIfAborted();
  return { file, rows };
};

const exportedColumns = <Row>(columns: readonly GridColumn<Row>[], state: GridState): readonly GridColumn<Row>[] =>
  visibleOrder(state, columns).flatMap((id) => {
    const column = columns.find((other) => other.id === id);
    return column?.value || column?.text ? [column] : [];
  });
