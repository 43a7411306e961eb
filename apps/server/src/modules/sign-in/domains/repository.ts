import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

export interface DomainRow {
  id: string;
  domain: string;
  /** What the DNS record must hold. */
  token: string;
  verifiedAt: Date | null;
  failedAt: Date | null;
}

const rowsOf = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("tenant_domains")
    .select(["id", "domain", "token", "verified_at as verifiedAt", "failed_at as failedAt"])
    .where("tenant_id", "=", tenantId);

export const listDomainRows = (tx: Tx, tenantId: string): Promise<DomainRow[]> =>
  rowsOf(tx, tenantId).orderBy("domain").execute();

export const findDomain = async (tx: Tx, tenantId: string, id: string): Promise<DomainRow | null> =>
  (await rowsOf(tx, tenantId).where("id", "=", id).executeTakeFirst()) ?? null;

/** Keeps a claim; one of the same domain stays as it was. Answers what there is now. */
export const upsertDomain = async (
  tx: Tx,
  tenantId: string,
  row: Pick<DomainRow, "id" | "domain" | "token">,
  now: Date,
): Promise<DomainRow> => {
  await tx
    .insertInto("tenant_domains")
    .values({ tenant_id: tenantId, id: row.id, domain: row.domain, token: row.token, claimed_at: now })
    .onConflict((conflict) => conflict.columns(["tenant_id", "domain"]).doNothing())
    .execute();
  return rowsOf(tx, tenantId).where("domain", "=", row.domain).executeTakeFirstOrThrow();
};

/** Keeps that the record was not found. */
export const markFailed = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable("tenant_domains")
    .set({ failed_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Makes a domain the tenant's. False where another tenant has it: a function looks above the tenants. */
export const markVerified = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`select verify_domain(${id}, ${now}) as done`.execute(tx);
  return rows[0]?.done ?? false;
};

/** Answers which one it was; null where the tenant has no such one. */
export const deleteDomain = async (tx: Tx, tenantId: string, id: string): Promise<string | null> => {
  const row = await tx
    .deleteFrom("tenant_domains")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("domain")
    .executeTakeFirst();
  return row?.domain ?? null;
};
