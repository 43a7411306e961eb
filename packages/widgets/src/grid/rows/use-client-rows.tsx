import { useMemo, useState } from "react";
import type { DataGridProps, GridColumn, GridLine, GridSource, GridState } from "../../data-grid/types.ts";
import { rowFilter } from "../../logic/grid-filter.ts";
import { groupLines, rowLine } from "../../logic/grid-groups.ts";
import { sortRows } from "../../logic/grid-order.ts";
import { GroupLine } from "./lines.tsx";

export interface ClientRowsInput<Row extends object> {
  rows: readonly Row[];
  /** These two stay the same functions and objects from one drawing to the next, or all rows are gone through again. */
  rowId: (row: Row) => string;
  columns: readonly GridColumn<Row>[];
  state: GridState;
  /** Whose alphabet words are sorted by: "ru-RU". */
  locale?: string | undefined;
  grouping?: DataGridProps<Row>["grouping"];
  /** Only one page of the lines is shown. */
  page?: { page: number; pageSize: number } | undefined;
}

const noFilters = {};

/** All rows in the browser: narrowed, sorted, grouped and cut into pages there. */
export function useClientRows<Row extends object>(input: ClientRowsInput<Row>) {
  const { rows, rowId, columns, state, locale, grouping, page } = input;
  const { sorting, filters = noFilters, groupBy } = state;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());

  const passing = useMemo(() => rows.filter(rowFilter(columns, filters)), [rows, columns, filters]);
  const sorted = useMemo(() => sortRows(passing, columns, sorting, locale), [passing, columns, sorting, locale]);
  const groupColumn = groupBy ? columns.find(({ id }) => id === groupBy) : undefined;
  const lines = useMemo<readonly GridLine<Row>[] | null>(
    () => (groupColumn ? groupLines({ rows: sorted, rowId, column: groupColumn, closed, locale }) : null),
    [sorted, rowId, groupColumn, closed, locale],
  );

  const lineCount = lines?.length ?? sorted.length;
  const pageSize = page?.pageSize ?? Math.max(1, lineCount);
  const lastPage = Math.max(0, Math.ceil(lineCount / pageSize) - 1);
  const first = Math.min(page?.page ?? 0, lastPage) * pageSize;
  const source = useMemo<GridSource<Row>>(
    () => ({
      count: Math.min(pageSize, lineCount - first),
      first,
      lineAt: (index) => {
        const line = lines?.[first + index];
        if (line) return line;
        const row = lines ? undefined : sorted[first + index];
        return row ? rowLine(row, rowId) : { kind: "pending", id: `pending:${index}` };
      },
      onToggleGroup: (id) =>
        setClosed((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
      draw: (line, frame) =>
        line.kind === "group" && grouping ? (
          <GroupLine
            key={line.id}
            line={line}
            frame={frame}
            title={groupColumn?.header ?? ""}
            labels={grouping.labels}
            onToggle={() => source.onToggleGroup?.(line.id)}
          />
        ) : null,
    }),
    [lines, sorted, rowId, first, pageSize, lineCount, grouping, groupColumn],
  );

  return {
    source,
    /** Rows that pass the filters. */
    total: sorted.length,
    /** What the pages are made of: the rows, and heads of groups where there are some. */
    lineCount,
    /** All of them in order, for an export. */
    sorted,
  };
}
