import type { GridColumn, GridValue } from "../data-grid/types.ts";
import type { GridFilter } from "../grid/filter/filter-types.ts";
import { foldText } from "./fold-text.ts";

type Readable<Row> = Pick<GridColumn<Row>, "id" | "value" | "text">;
type Passes = (value: GridValue, words: string) => boolean;

/** The cell's words: what is shown, copied and searched. */
export const textOf = <Row>(column: Readable<Row>, row: Row): string =>
  column.text ? column.text(row) : wordsOf(column.value?.(row) ?? null);

const wordsOf = (value: GridValue): string => {
  if (value === null) return "";
  return value instanceof Date ? dayOf(value) : String(value);
};

/** `2026-11-21`, in the local calendar. */
const dayOf = (date: Date): string => {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Whether the filter narrows anything; one that does not is not kept. */
export const isNarrowing = (filter: GridFilter): boolean => {
  switch (filter.kind) {
    case "text":
      return filter.text.trim() !== "" || filter.operator === "empty" || filter.operator === "notEmpty";
    case "set":
      return filter.ids.length > 0;
    case "number":
      return filter.least !== null || filter.most !== null;
    case "date":
      return filter.from !== null || filter.to !== null;
  }
};

/** Whether the end comes before the start. */
export const isReversed = (filter: GridFilter): boolean => {
  if (filter.kind === "number") return filter.least !== null && filter.most !== null && filter.least > filter.most;
  if (filter.kind === "date") return filter.from !== null && filter.to !== null && filter.from > filter.to;
  return false;
};

/** Whether a row passes all the filters of the columns there are. */
export const rowFilter = <Row>(
  columns: readonly Readable<Row>[],
  filters: Readonly<Record<string, GridFilter>>,
): ((row: Row) => boolean) => {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter && isNarrowing(filter) ? [{ column, passes: testOf(filter) }] : [];
  });
  return (row) => tests.every(({ column, passes }) => passes(column.value?.(row) ?? null, textOf(column, row)));
};

const testOf = (filter: GridFilter): Passes => {
  switch (filter.kind) {
    case "text":
      return textTest(filter.operator, foldText(filter.text.trim()));
    case "set": {
      const ids = new Set(filter.ids);
      return (value) => ids.has(String(value ?? ""));
    }
    case "number": {
      const { least, most } = filter;
      return (value) =>
        typeof value === "number" && (least === null || value >= least) && (most === null || value <= most);
    }
    case "date": {
      const { from, to } = filter;
      return (value) => {
        const day = value instanceof Date ? dayOf(value) : typeof value === "string" ? value.slice(0, 10) : null;
        return day !== null && day !== "" && (from === null || day >= from) && (to === null || day <= to);
      };
    }
  }
};

const textTest = (operator: (GridFilter & { kind: "text" })["operator"], wanted: string): Passes => {
  switch (operator) {
    case "contains":
      return (_, words) => foldText(words).includes(wanted);
    case "notContains":
      return (_, words) => !foldText(words).includes(wanted);
    case "equals":
      return (_, words) => foldText(words) === wanted;
    case "startsWith":
      return (_, words) => foldText(words).startsWith(wanted);
    case "endsWith":
      return (_, words) => foldText(words).endsWith(wanted);
    case "empty":
      return (_, words) => words === "";
    case "notEmpty":
      return (_, words) => words !== "";
  }
};
