import type { Insertable } from "kysely";
import type { Database } from "./tables.ts";

export type { Database } from "./tables.ts";

/** A row to insert. */
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
