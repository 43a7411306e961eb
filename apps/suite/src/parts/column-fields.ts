/** What each column of a file holds; null for a column that is left out. */
export type ColumnFields<F extends string> = readonly (F | null)[];

type Mapping<F extends string> = Readonly<Partial<Record<F, number | undefined>>>;

/** The server's guess, overridden by what the person chose for columns of the same names before. */
export const firstFields = <F extends string>(
  fields: readonly F[],
  columns: readonly string[],
  guess: Mapping<F>,
  remembered: unknown,
): ColumnFields<F> => {
  const known = typeof remembered === "object" && remembered !== null ? new Map(Object.entries(remembered)) : new Map();
  const isField = (value: unknown): value is F => fields.includes(value as F);
  const guessed = (column: number) => fields.find((field) => guess[field] === column) ?? null;
  const chosen = columns.map((name, column) => {
    const field: unknown = known.get(name);
    return isField(field) || field === null ? field : guessed(column);
  });
  return chosen.map((field, column) => (field !== null && chosen.indexOf(field) < column ? null : field));
};

/** A field is in one column only: choosing it for another takes it from the first. */
export const withField = <F extends string>(
  fields: ColumnFields<F>,
  column: number,
  field: F | null,
): ColumnFields<F> => fields.map((one, at) => (at === column ? field : one === field ? null : one));

export const mappingOf = <F extends string>(fields: ColumnFields<F>): Partial<Record<F, number>> =>
  Object.fromEntries(fields.flatMap((field, column) => (field === null ? [] : [[field, column]]))) as Partial<
    Record<F, number>
  >;

/** To be remembered: fields by the names of their columns. */
export const byName = <F extends string>(
  columns: readonly string[],
  fields: ColumnFields<F>,
): Record<string, F | null> => Object.fromEntries(columns.map((name, column) => [name, fields[column] ?? null]));
