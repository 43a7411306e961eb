import type { GridColumnFilter, GridFilter, GridTextOperator } from "../grid/filter/filter-types.ts";
import { isNarrowing, isReversed } from "./grid-filter.ts";

const operatorWords: Record<GridTextOperator, string> = {
  contains: "has",
  notContains: "not",
  equals: "is",
  startsWith: "starts",
  endsWith: "ends",
  empty: "empty",
  notEmpty: "filled",
};
const longestText = 200;
const isSpoken = /^(has|not|is|starts|ends|empty|filled):(.*)$/s;
const aNumber = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const aDay = String.raw`\d{4}-\d\d-\d\d`;

/**
 * A filter as a person reads it in an address: `billing,chat`, `10..20`, `2026-01-01..`, `ann`, `starts:ann`. Its kind is not
 * said, since the column knows it.
 */
export const printFilter = (filter: GridFilter): string => {
  switch (filter.kind) {
    case "set":
      return printList(filter.ids);
    case "number":
      return printEnds(filter.least, filter.most);
    case "date":
      return printEnds(filter.from, filter.to);
    case "text": {
      const text = filter.text.trim();
      if (filter.operator === "empty" || filter.operator === "notEmpty") return `${operatorWords[filter.operator]}:`;
      return filter.operator === "contains" && !isSpoken.test(text)
        ? text
        : `${operatorWords[filter.operator]}:${text}`;
    }
  }
};

/** The filter that a text describes for such a column; `null` where it describes none. */
export const readFilter = (text: string, column: GridColumnFilter): GridFilter | null => {
  const filter = filterIn(text, column);
  return filter && isNarrowing(filter) && !isReversed(filter) ? filter : null;
};

const filterIn = (text: string, column: GridColumnFilter): GridFilter | null => {
  switch (column.kind) {
    case "set": {
      const known = new Set(column.options.map(({ id }) => id));
      return { kind: "set", ids: readList(text).filter((id) => known.has(id)) };
    }
    case "number": {
      const ends = readEnds(text, aNumber, Number);
      return ends?.every((end) => end === null || Number.isFinite(end))
        ? { kind: "number", least: ends[0], most: ends[1] }
        : null;
    }
    case "date": {
      const ends = readEnds(text, aDay, String);
      return ends?.every((day) => day === null || isDay(day)) ? { kind: "date", from: ends[0], to: ends[1] } : null;
    }
    case "text": {
      const [, word, rest = ""] = isSpoken.exec(text) ?? [null, operatorWords.contains, text];
      const operator = (Object.keys(operatorWords) as GridTextOperator[]).find((one) => operatorWords[one] === word);
      const needsText = operator !== "empty" && operator !== "notEmpty";
      const words = needsText ? rest.trim().slice(0, longestText) : "";
      return operator ? { kind: "text", operator, text: words } : null;
    }
  }
};

const printEnds = (first: string | number | null, last: string | number | null): string =>
  first === last ? String(first ?? "") : `${first ?? ""}..${last ?? ""}`;

const readEnds = <Value>(
  text: string,
  part: string,
  read: (text: string) => Value,
): [Value | null, Value | null] | null => {
  const only = new RegExp(`^${part}$`).exec(text);
  if (only) return [read(text), read(text)];
  const ends = new RegExp(`^(${part})?\\.\\.(${part})?$`).exec(text);
  return ends && [ends[1] === undefined ? null : read(ends[1]), ends[2] === undefined ? null : read(ends[2])];
};

/** February has no 30th. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Encodes an empty id, which an address cannot hold. */
const emptyItem = String.raw`\0`;

/** Ids with commas between them; a comma inside one bears a backslash. */
export const printList = (items: readonly string[]): string =>
  items.map((item) => (item === "" ? emptyItem : item.replaceAll(/[\\,]/g, String.raw`\$&`))).join(",");

/** The ids of `printList`, each once. */
export const readList = (text: string): readonly string[] => {
  const items = text.match(/(?:\\.|[^,\\])+/gs) ?? [];
  return [...new Set(items.map((item) => (item === emptyItem ? "" : item.replaceAll(/\\(.)/gs, "$1"))))];
};
