import { type ImportField, importFields, type ImportMapping } from "@evolve/contracts/user-import";

/** What each column of a file holds; null for a column that is left out. */
export type ColumnFields = readonly (ImportField | null)[];

const isField = (value: unknown): value is ImportField => importFields.includes(value as ImportField);

/** The server's guess, overridden by what the person chose for columns of the same names before. */
export const firstFields = (columns: readonly string[], guess: ImportMapping, remembered: unknown): ColumnFields => {
  const known = typeof remembered === "object" && remembered !== null ? new Map(Object.entries(remembered)) : new Map();
  const guessed = (column: number) => importFields.find((field) => guess[field] === column) ?? null;
  const chosen = columns.map((name, column) => {
    const field: unknown = known.get(name);
    return isField(field) || field === null ? field : guessed(column);
  });
  return chosen.map((field, column) => (field !== null && chosen.indexOf(field) < column ? null : field));
};

/** A field is in one column only: choosing it for another takes it from the first. */
export const withField = (fields: ColumnFields, column: number, field: ImportField | null): ColumnFields =>
  fields.map((one, at) => (at === column ? field : one === field ? null : one));

export const mappingOf = (fields: ColumnFields): ImportMapping =>
  Object.fromEntries(fields.flatMap((field, column) => (field === null ? [] : [[field, column]])));

/** To be remembered: fields by the names of their columns. */
export const byName = (columns: readonly string[], fields: ColumnFields): Record<string, ImportField | null> =>
  Object.fromEntries(columns.map((name, column) => [name, fields[column] ?? null]));
