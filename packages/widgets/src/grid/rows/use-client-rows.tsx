import { useMemo } from "react";
import type { GridColumn, GridLine, GridSource, GridState } from "../../data-grid/types.ts";
import { rowFilter } from "../../logic/grid-filter.ts";
import { groupRows, headLine, planGroups, rowLine } from "../../logic/grid-groups.ts";
import { sortRows } from "../../logic/grid-order.ts";
import { useWidgetLabels } from "../../labels.tsx";
import { nameOf } from "./lines.tsx";
import { drawGroup, useToggledGroups } from "./use-group-lines.tsx";

export interface ClientRowsInput<Row extends object> {
  readonly rows: readonly Row[];
  /** These two stay the same functions and objects from one drawing to the next, or all rows are gone through again. */
  readonly rowId: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  /** Whose alphabet words are sorted by: "ru-RU". */
  readonly locale?: string | undefined;
  /** Only one page of the lines is shown. */
  readonly page?: { readonly page: number; readonly pageSize: number } | undefined;
}

const noFilters = {};

/** All rows in the browser: narrowed, sorted, grouped and cut into pages there. */
export const useClientRows = <Row extends object>(input: ClientRowsInput<Row>) => {
  const { rows, rowId, columns, state, locale, page } = input;
  const { sorting, filters = noFilters, groupBy } = state;
  const groupLabels = useWidgetLabels("gridGroups");
  const { toggled: closed, toggle } = useToggledGroups();

  const passing = useMemo(() => rows.filter(rowFilter(columns, filters)), [rows, columns, filters]);
  const sorted = useMemo(() => sortRows(passing, columns, sorting, locale), [passing, columns, sorting, locale]);
  const column = groupBy ? columns.find(({ id }) => id === groupBy) : undefined;
  const grouped = useMemo(
    () => (column ? groupRows({ rows: sorted, column, locale }) : null),
    [sorted, column, locale],
  );
  const plan = useMemo(() => grouped && planGroups(grouped.groups, (id) => !closed.has(id)), [grouped, closed]);

  const lineCount = plan?.count ?? sorted.length;
  const pageSize = page?.pageSize ?? Math.max(1, lineCount);
  const lastPage = Math.max(0, Math.ceil(lineCount / pageSize) - 1);
  const first = Math.min(page?.page ?? 0, lastPage) * pageSize;
  const source = useMemo<GridSource<Row>>(() => {
    const rowAt = (index: number): GridLine<Row> | undefined => {
      const place = plan?.placeOf(index);
      if (place?.row === null) return headLine(place.group, !closed.has(place.group.id));
      const row = place ? grouped?.members[place.at]?.[place.row] : plan ? undefined : sorted[index];
      return row && rowLine(row, rowId);
    };
    return {
      count: Math.min(pageSize, lineCount - first),
      first,
      lineAt: (index) => rowAt(first + index) ?? { kind: "pending", id: `pending:${index}` },
      onToggleGroup: toggle,
      sectionOf: (index) => {
        const place = plan?.placeOf(first + index);
        return place && place.row !== null ? nameOf(place.group, column?.header ?? "", groupLabels) : null;
      },
      membersOf: (id) => grouped?.members[grouped.groups.findIndex((group) => group.id === id)] ?? [],
      draw: (line, frame) =>
        line.kind === "group"
          ? drawGroup(line, frame, { title: column?.header ?? "", labels: groupLabels, onToggle: toggle })
          : null,
    };
  }, [plan, grouped, closed, sorted, rowId, first, pageSize, lineCount, groupLabels, column, toggle]);

  return {
    source,
    /** Rows that pass the filters. */
    total: sorted.length,
    /** What the pages are made of: the rows, and heads of groups where there are some. */
    lineCount,
    /** All of them in order, for an export. */
    sorted,
  };
};
