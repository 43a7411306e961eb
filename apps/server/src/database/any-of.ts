import { type RawBuilder, sql } from "kysely";

/**
 * The right-hand side of `column = any(…)`: one parameter however many values, so that a statement keeps one text
 * and one prepared plan, which `in ($1, $2, …)` does not.
 */
export const anyOf = <T extends string>(values: readonly T[], type: "uuid" | "text"): RawBuilder<T> =>
  sql<T>`any(${[...values]}::${sql.raw(type)}[])`;
