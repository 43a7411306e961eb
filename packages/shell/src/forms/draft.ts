/** Whose draft of which form it is. */
export interface DraftName {
  readonly userId: string;
  /** The form's name, and what it edits where that matters: `edit-team-4711`. */
  readonly form: string;
  /** Fields that are never kept, by name; a part of a list's entries without its index: `keys.secret`. */
  readonly secretFields: readonly string[];
}

/** Where a draft is kept. */
type DraftPlace = Pick<DraftName, "userId" | "form">;

type Fields = Readonly<Record<string, unknown>>;

const keyOf = ({ userId, form }: DraftPlace): string => `draft:${userId}:${form}`;

/** A copy without secret fields and files. */
const withoutSecrets = (value: unknown, secretFields: readonly string[], path: readonly string[] = []): unknown => {
  if (value instanceof Blob || secretFields.includes(path.join("."))) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secretFields, path));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutSecrets(part, secretFields, [...path, name])]),
  );
};

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** A field that may be empty has no kind of its own to compare with. */
const fits = (kept: unknown, initial: unknown): boolean =>
  initial === null || initial === undefined || kindOf(kept) === kindOf(initial);

/** Keeps what was typed, without secrets and files, for as long as the browser's tab lives. */
export const keepDraft = (name: DraftName, fields: Fields): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(withoutSecrets(fields, name.secretFields)));
  } catch {
    // A full or forbidden store keeps nothing; the form works without.
  }
};

/** What was kept of these fields; undefined where nothing was, or where the form has changed since. */
export const keptDraft = (name: DraftPlace, initial: Fields): Fields | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const known = Object.entries(kept).filter(([field, value]) => field in initial && fits(value, initial[field]));
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
};

export const dropDraft = (name: DraftPlace): void => {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept either.
  }
};
