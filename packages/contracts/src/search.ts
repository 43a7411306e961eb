import * as z from "zod/mini";
import { limits } from "./limits.ts";

type Schema = z.ZodMiniType;
type Fields = readonly [string, ...string[]];

/** The words that a list is searched for. */
export const searchMax = 100;
export const SearchText = z.string().check(z.maxLength(searchMax));

/** The filter of a list that is searched by words alone. Apart from its list, so that routes read it without the list's calls. */
export const TextFilter = z.strictObject({ search: z.optional(SearchText) });

interface List<F extends Schema, O extends Fields> {
  /** A strict object whose fields are all optional. */
  readonly filter: F;
  /** The fields that the server can sort by. */
  readonly orderBy: O;
}

/** What one column holds over all rows of a search. */
export const ColumnStatistics = z.object({
  /** Rows that have a value. */
  count: z.number(),
  distinct: z.number(),
  /** Of numbers; null for all else, and where no row has a value. */
  sum: z.nullable(z.number()),
  /** Of text by the database's collation; instants in ISO 8601, numbers in decimal digits; null where no row has a value. */
  min: z.nullable(z.string()),
  max: z.nullable(z.string()),
});
export type ColumnStatistics = z.output<typeof ColumnStatistics>;

const directions = ["asc", "desc"] as const;

const orderOf = /* @__NO_SIDE_EFFECTS__ */ <const O extends Fields>(fields: O) =>
  z._default(
    z
      .array(z.strictObject({ field: z.enum(fields), direction: z._default(z.enum(directions), "asc") }))
      .check(z.maxLength(fields.length)),
    [],
  );

/**
 * The body of a search: which rows, in which order, and which page of them. `skip` starts anywhere; `after`, the `next` of the
 * page before, goes on behind its last row, however far down that is and whatever came or went meanwhile.
 */
export const searchBody = /* @__NO_SIDE_EFFECTS__ */ <
  F extends Schema,
  const O extends Fields,
  M extends Readonly<Record<string, Schema>> = Record<never, never>,
  const G extends readonly string[] = readonly [],
>(
  list: List<F, O> & {
    readonly top?: number;
    /** Numbers that it has statistics of, beside what it can sort by. */
    readonly figures?: G;
    /** Fields beside those of every search. */
    readonly more?: M;
  },
) =>
  z
    .strictObject({
      ...((list.more ?? {}) as M),
      filter: z.prefault(list.filter, {} as z.input<F>),
      orderBy: orderOf(list.orderBy),
      skip: z._default(z.int().check(z.gte(0), z.lte(10_000_000)), 0),
      after: z.optional(z.string().check(z.minLength(1), z.maxLength(4_000))),
      top: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), list.top ?? 50),
      /** The column whose statistics over all matching rows the answer brings along. */
      statistics: z.optional(z.enum([...list.orderBy, ...(list.figures ?? [])] as unknown as readonly [...O, ...G])),
    })
    .check(
      z.refine(
        (body: object) => {
          const { skip, after } = body as { skip: number; after?: string };
          return after === undefined || skip === 0;
        },
        { error: "invalid", path: ["after"] },
      ),
    );

/** The answer: the page's rows under the name of what is listed, how many there are on all pages, and where the next begins. */
export const searchAnswer = /* @__NO_SIDE_EFFECTS__ */ <const N extends string, R extends Schema>(name: N, row: R) =>
  z.object({
    ...({ [name]: z.array(row) } as Record<N, z.ZodMiniArray<R>>),
    totalRecords: z.number(),
    /** Absent on the last page. */
    next: z.optional(z.string()),
    /** Where the search asks for them. */
    statistics: z.optional(ColumnStatistics),
  });

/**
 * The files that every search answers instead of a page where `Accept` asks for one: a table for spreadsheets, or the rows as the
 * search answers them, one JSON object a line. Its body has no page.
 */
export const fileTypes = ["text/csv", "application/x-ndjson"] as const;
export type FileType = (typeof fileTypes)[number];
