import type { GridColumn, GridLine } from "../data-grid/types.ts";
import { textOf } from "./grid-filter.ts";
import { comparer } from "./grid-order.ts";

interface GroupInput<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  column: Pick<GridColumn<Row>, "id" | "value" | "text">;
  /** Ids of groups whose rows are not shown. */
  closed: ReadonlySet<string>;
  locale: string | undefined;
}

/** Rows under the heads of their groups: heads in the order of their words, what has no words last, rows as they came. */
export function groupLines<Row>({ rows, rowId, column, closed, locale }: GroupInput<Row>): readonly GridLine<Row>[] {
  const groups = Map.groupBy(rows, (row) => textOf(column, row));
  const compare = comparer(locale);
  const names = [...groups.keys()].toSorted((one, other) => (one === "" ? 1 : other === "" ? -1 : compare(one, other)));
  return names.flatMap((words) => {
    const members = groups.get(words) ?? [];
    const id = groupId(column.id, words);
    const isOpen = !closed.has(id);
    const head: GridLine<Row> = { kind: "group", id, column: column.id, words, count: members.length, isOpen };
    return isOpen ? [head, ...members.map((row) => rowLine(row, rowId))] : [head];
  });
}

export function rowLine<Row>(row: Row, rowId: (row: Row) => string): GridLine<Row> {
  return { kind: "row", id: rowId(row), row };
}

function groupId(column: string, words: string): string {
  return `group:${column}:${words}`;
}
