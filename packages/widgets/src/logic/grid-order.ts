import type { GridColumn, GridSort, GridValue } from "../data-grid/types.ts";
import { collationKeys } from "./collation-keys.ts";

type Compare = (one: GridValue, other: GridValue) => number;

const collatorOf = (locale: string | undefined) => new Intl.Collator(locale, { numeric: true, sensitivity: "base" });

/**
 * The rows in order, by the first sort first; rows that are alike stay as they were. Nothing stands after everything, in
 * either direction. Values are read once a row, not once a comparison.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly Pick<GridColumn<Row>, "id" | "value">[],
  sorting: readonly GridSort[],
  locale: string | undefined,
): readonly Row[] => {
  const asked = sorting.flatMap(({ id, descending }) => {
    const read = columns.find((column) => column.id === id)?.value;
    return read ? [{ read, sign: descending ? -1 : 1 }] : [];
  });
  if (asked.length === 0) return rows;
  const collator = collatorOf(locale);
  const compare = comparerBy(collator);
  const keyOf = collationKeys(collator);
  const sorts = asked.map(({ read, sign }) => {
    const values = rows.map(read);
    return { values, keys: values.map((value) => (typeof value === "string" ? keyOf(value) : null)), sign };
  });
  const indexes = rows.map((_, index) => index);
  indexes.sort((one, other) => {
    for (const { values, keys, sign } of sorts) {
      const a = values[one] ?? null;
      const b = values[other] ?? null;
      if (a === b) continue;
      if (a === null || a === "") return b === null || b === "" ? 0 : 1;
      if (b === null || b === "") return -1;
      const keyA = keys[one] ?? null;
      const keyB = keys[other] ?? null;
      const order = keyA === null || keyB === null ? compare(a, b) : keyA === keyB ? 0 : keyA < keyB ? -1 : 1;
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return indexes.flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [row];
  });
};

/** Words as the language sorts them, numbers in them by size; the rest by size. */
export const comparer = (locale: string | undefined): Compare => comparerBy(collatorOf(locale));

const comparerBy =
  (collator: Intl.Collator): Compare =>
  (one, other) =>
    typeof one === "string" && typeof other === "string" ? collator.compare(one, other) : Number(one) - Number(other);
