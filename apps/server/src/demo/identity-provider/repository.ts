import { sql } from "kysely";
import type { Database } from "../../database/index.ts";

/** The key of the installation's demo identity provider; the private part is sealed. */
export interface ProviderKey {
  certificate: string;
  privateKey: string;
}

/** Returns the stored key, or stores a new one; of two nodes that start at once, one makes it. */
export const keepKey = (database: Database, make: () => Promise<ProviderKey>): Promise<ProviderKey> =>
  database.withSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evolve demo identity provider'))`.execute(tx);
    const kept = await tx
      .selectFrom("demo_identity_provider")
      .select(["certificate", "private_key as privateKey"])
      .executeTakeFirst();
    if (kept) return kept;
    const made = await make();
    await tx
      .insertInto("demo_identity_provider")
      .values({ certificate: made.certificate, private_key: made.privateKey })
      .execute();
    return made;
  });

export const findTenantByKey = async ({ system }: Database, key: string): Promise<string | null> => {
  const row = await system.selectFrom("tenants").select("tenant_id").where("key", "=", key).executeTakeFirst();
  return row?.tenant_id ?? null;
};
