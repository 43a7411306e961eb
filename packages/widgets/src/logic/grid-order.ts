import type { GridColumn, GridSort, GridValue } from "../data-grid/types.ts";

type Compare = (one: GridValue, other: GridValue) => number;

/**
 * The rows in order, by the first sort first; rows that are alike stay as they were. Nothing stands after everything, in
 * either direction. Values are read once a row, not once a comparison.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<GridColumn<Row>, "id" | "value">[],
  sorting: readonly GridSort[],
  locale: string | undefined,
): readonly Row[] {
  const keys = sorting.flatMap(({ id, descending }) => {
    const read = columns.find((column) => column.id === id)?.value;
    return read ? [{ values: rows.map(read), sign: descending ? -1 : 1 }] : [];
  });
  if (keys.length === 0) return rows;
  const compare = comparer(locale);
  const indexes = rows.map((_, index) => index);
  indexes.sort((one, other) => {
    for (const { values, sign } of keys) {
      const a = values[one] ?? null;
      const b = values[other] ?? null;
      if (a === b) continue;
      if (a === null || a === "") return b === null || b === "" ? 0 : 1;
      if (b === null || b === "") return -1;
      const order = compare(a, b);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return indexes.flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [row];
  });
}

/** Words as the language sorts them, numbers in them by size; the rest by size. */
export function comparer(locale: string | undefined): Compare {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return (one, other) => {
    if (typeof one === "string" && typeof other === "string") return collator.compare(one, other);
    return Number(one) - Number(other);
  };
}
