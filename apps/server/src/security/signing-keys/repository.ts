import type { JWK } from "jose";
import { sql } from "kysely";
import type { Database, SystemTx } from "../../database/index.ts";

export interface KeyRow {
  id: string;
  public_jwk: JWK;
  private_jwk: string;
  created_at: Date;
  retires_at: Date;
}

export const listKeys = async (tx: SystemTx, now: Date): Promise<KeyRow[]> => {
  const rows = await tx
    .selectFrom("signing_keys")
    .selectAll()
    .where("retires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({ ...row, public_jwk: row.public_jwk }));
};

/** Inserts the key, unless another node has just made one: then false. The lock is held to the end of the transaction. */
export const insertKeyUnlessFresh = (database: Database, key: KeyRow, freshSince: Date): Promise<boolean> =>
  database.withSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evolve signing keys'))`.execute(tx);
    const fresh = await tx
      .selectFrom("signing_keys")
      .select("id")
      .where("created_at", ">", freshSince)
      .executeTakeFirst();
    if (fresh) return false;
    await tx
      .insertInto("signing_keys")
      .values({ ...key, public_jwk: JSON.stringify(key.public_jwk) })
      .execute();
    await tx.deleteFrom("signing_keys").where("retires_at", "<", key.created_at).execute();
    return true;
  });
