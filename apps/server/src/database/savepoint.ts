import { sql } from "kysely";
import type { Tx } from "./transaction.ts";

/** Runs work whose failure rolls back that work alone, not the surrounding transaction. */
export const inSavepoint = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  await sql`savepoint part`.execute(tx);
  try {
    await work();
    await sql`release savepoint part`.execute(tx);
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
};
