import type pg from "pg";

/** Statements are built from few patterns; what goes beyond is built too freely to be worth a place on every connection. */
const kept = 300;
/** A long one is a search, whose best plan depends on what is looked for: a plan for any value would be worse than none kept. */
const longest = 1_500;
const names = new Map<string, string>();

/**
 * A statement under a name of its own, which PostgreSQL parses and plans once a connection instead of at every run: half of
 * what a small read costs there.
 */
export const prepared = (text: string, values: unknown[]): pg.QueryConfig => {
  const known = names.get(text);
  if (known !== undefined) return { name: known, text, values };
  if (text.length > longest || names.size >= kept) return { text, values };
  const name = `s${names.size}`;
  names.set(text, name);
  return { name, text, values };
};

/** Whether a connection holds a plan that the schema has outgrown (feature_not_supported: "cached plan must not change result type"). */
export const hasOutgrownPlan = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000";
