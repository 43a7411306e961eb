import type { JWK } from "jose";
import { sql } from "kysely";
import type { Bus } from "../../bus/index.ts";
import { announce } from "../../core/announce.ts";
import type { Database, SystemTx } from "../../database/index.ts";

export interface KeyRow {
  id: string;
  public_jwk: JWK;
  private_jwk: string;
  created_at: Date;
  retires_at: Date;
}

/** What a key signs by; ES256 signs the suite's own tokens. */
export type SigningAlgorithm = "ES256" | "RS256";

/** A table for each: an older version that runs beside this one reads the first and expects ES256 of every row. */
const tableOf = { ES256: "signing_keys", RS256: "rsa_signing_keys" } as const;

/** Newest first. */
export const listKeys = async (tx: SystemTx, algorithm: SigningAlgorithm, now: Date): Promise<KeyRow[]> => {
  const rows = await tx
    .selectFrom(tableOf[algorithm])
    .selectAll()
    .where("retires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({ ...row, public_jwk: row.public_jwk }));
};

export interface NewKey extends KeyRow {
  algorithm: SigningAlgorithm;
}

/**
 * Inserts keys, each unless another node has just made one of its kind, and tells every node. True when it inserted any. The lock is
 * held to the end of the transaction.
 */
export const insertKeysUnlessFresh = (
  { bus, database }: { readonly bus: Pick<Bus, "publish">; readonly database: Database },
  keys: readonly NewKey[],
  freshSince: Date,
): Promise<boolean> =>
  database.withSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evolve signing keys'))`.execute(tx);
    let inserted = false;
    for (const { algorithm, ...key } of keys) {
      const table = tableOf[algorithm];
      const fresh = await tx.selectFrom(table).select("id").where("created_at", ">", freshSince).executeTakeFirst();
      if (fresh) continue;
      await tx
        .insertInto(table)
        .values({ ...key, public_jwk: JSON.stringify(key.public_jwk) })
        .execute();
      await tx.deleteFrom(table).where("retires_at", "<", key.created_at).execute();
      inserted = true;
    }
    if (inserted) announce({ bus }, tx, { kind: "keys-changed" });
    return inserted;
  });
