/** Whose draft of which form it is. */
export interface DraftName {
  readonly userId: string;
  /** The form's name, and what it edits where that matters: `edit-team-4711`. */
  readonly form: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whatever is called so is never kept, however deep it stands. */
const secret = /passw|secret|token|code|otp|pin\b/i;

const keyOf = ({ userId, form }: DraftName): string => `draft:${userId}:${form}`;

const withoutSecrets = (name: string, value: unknown): unknown =>
  secret.test(name) || value instanceof Blob ? undefined : value;

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** A field that may be empty has no kind of its own to compare with. */
const fits = (kept: unknown, initial: unknown): boolean =>
  initial === null || initial === undefined || kindOf(kept) === kindOf(initial);

/** Keeps what was typed, without secrets and files, for as long as the browser's tab lives. */
export const keepDraft = (name: DraftName, fields: Fields): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(fields, withoutSecrets));
  } catch {
    // A full or forbidden store keeps nothing; the form works without.
  }
};

/** What was kept of these fields; undefined where nothing was, or where the form has changed since. */
export const keptDraft = (name: DraftName, initial: Fields): Fields | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const known = Object.entries(kept).filter(([field, value]) => field in initial && fits(value, initial[field]));
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
};

export const dropDraft = (name: DraftName): void => {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept either.
  }
};
