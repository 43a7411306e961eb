import type * as z from "zod/mini";
import type { Query } from "../routing/route-search.ts";

/** What a list's address says: the fields of the contract's filter, and the panel that is open. */
export type ListSearch<Filter> = { readonly [Field in keyof Filter]?: Filter[Field] | undefined } & {
  /** `new`, or the id of the row that is shown. */
  readonly panel?: string | undefined;
};

/** A field's value in an address; undefined where there is none that fits. Of a list's values those that fit are kept. */
const valueIn = (field: z.ZodMiniType, text: string): unknown => {
  const isList = field.safeParse([]).success;
  if (!isList) return field.safeParse(text).data;
  const values = [...new Set(text.split(","))].filter((value) => field.safeParse([value]).success);
  return values.length > 0 ? field.safeParse(values).data : undefined;
};

/**
 * How the router reads a list's parameters: by the filter that the server guards by, under the same names. What somebody
 * mistyped in an address is left out, so that the server is never asked for it.
 */
export const listSearch =
  <Filter extends z.ZodMiniObject>(filter: Filter) =>
  (query: Query): ListSearch<z.output<Filter>> & Query => ({
    ...query,
    ...Object.fromEntries(
      Object.entries<z.ZodMiniType>(filter.shape).map(([name, field]) => [name, valueIn(field, query[name] ?? "")]),
    ),
  });
