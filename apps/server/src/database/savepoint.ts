import { sql } from "kysely";
import type { Tx } from "./transaction.ts";

/** Runs work whose failure undoes that work alone, not the transaction around it. */
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
