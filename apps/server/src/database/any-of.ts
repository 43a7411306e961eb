import { type RawBuilder, sql } from "kysely";

/**
 * The right-hand side of `column = any(…)`: one parameter for any number of values, so that the statement keeps one text
 * and one prepared plan, unlike `in ($1, $2, …)`.
 */
export const anyOf = <T extends string>(values: readonly T[], type: "uuid" | "text"): RawBuilder<T> =>
  sql<T>`any(${[...values]}::${sql.raw(type)}[])`;
