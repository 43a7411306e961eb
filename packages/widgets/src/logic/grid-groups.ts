import type { GridColumn, GridGroup, GridLine } from "../data-grid/types.ts";
import { textOf } from "./grid-filter.ts";
import { comparer } from "./grid-order.ts";

/** Where a line of a grouped list stands: the head of a group, or one of its rows, from 0. */
interface GroupPlace {
  readonly group: GridGroup;
  readonly at: number;
  readonly row: number | null;
}

export interface GroupPlan {
  /** Heads, and the rows of the groups that are open. */
  readonly count: number;
  /** Undefined beyond the end. */
  readonly placeOf: (index: number) => GroupPlace | undefined;
}

/** Lays groups out one under the other, without a line of them being made. */
export const planGroups = (groups: readonly GridGroup[], isOpen: (id: string) => boolean): GroupPlan => {
  const starts: number[] = [];
  let count = 0;
  for (const group of groups) {
    starts.push(count);
    count += 1 + (isOpen(group.id) ? group.count : 0);
  }
  return {
    count,
    placeOf: (index) => {
      if (index < 0 || index >= count) return undefined;
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) > index) high = middle - 1;
        else low = middle;
      }
      const group = groups[low];
      const start = starts[low] ?? 0;
      return group && { group, at: low, row: index === start ? null : index - start - 1 };
    },
  };
};

interface GroupInput<Row> {
  readonly rows: readonly Row[];
  readonly column: Pick<GridColumn<Row>, "id" | "value" | "text">;
  readonly locale: string | undefined;
}

/** Rows by what they have in common: groups in the order of their words, what has no words last, rows as they came. */
export const groupRows = <Row>({ rows, column, locale }: GroupInput<Row>) => {
  const byWords = Map.groupBy(rows, (row) => textOf(column, row));
  const compare = comparer(locale);
  const names = [...byWords.keys()].toSorted((one, other) =>
    one === "" ? 1 : other === "" ? -1 : compare(one, other),
  );
  const members = names.map((words) => byWords.get(words) ?? []);
  const groups = names.map((words, at) => groupOf(column.id, { value: words, words, count: members[at]?.length ?? 0 }));
  return { groups, members };
};

/** A group of a column, with the id that it keeps over refreshes. */
export const groupOf = (column: string, group: Omit<GridGroup, "id" | "column">): GridGroup => ({
  id: `group:${column}:${group.value}`,
  column,
  ...group,
});

export const headLine = <Row>(group: GridGroup, isOpen: boolean): GridLine<Row> => ({
  kind: "group",
  id: group.id,
  group,
  isOpen,
});

export const rowLine = <Row>(row: Row, rowId: (row: Row) => string): GridLine<Row> & { kind: "row" } => ({
  kind: "row",
  id: rowId(row),
  row,
});
