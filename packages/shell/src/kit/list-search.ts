import type * as z from "zod/mini";
import type { ReadSearch } from "../routing/query.ts";

/** A field's value in an address; undefined where there is none that fits. Of a list's values those that fit are kept. */
const valueIn = (field: z.ZodMiniType, text: string): unknown => {
  const isList = field.safeParse([]).success;
  if (!isList) {
    const { data } = field.safeParse(text);
    // A number stays a text, as in a saved view; the list asks the server for the number.
    return data ?? (text !== "" && field.safeParse(Number(text)).success ? text : undefined);
  }
  const values = [...new Set(text.split(","))].filter((value) => field.safeParse([value]).success);
  return values.length > 0 ? field.safeParse(values).data : undefined;
};

/** Of a list's filter. */
export type FilterShape = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

/**
 * How a list reads its parameters in the address: by the filter that the server guards by, under the same names. What somebody
 * mistyped in an address is left out, so that the server is never asked for it.
 */
export const listSearch =
  ({ shape }: FilterShape): ReadSearch =>
  (query) => ({
    ...query,
    ...Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, valueIn(field, query[name] ?? "")])),
  });
