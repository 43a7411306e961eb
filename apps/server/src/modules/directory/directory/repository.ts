import { sql } from "kysely";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { SystemTx, TenantTransaction } from "../../../database/index.ts";

/** The tenant and user of a name. User names and email addresses are unique in the whole system. */
export interface DirectoryEntry {
  userName: string;
  email: string;
  tenantId: string;
  userId: string;
  area: string;
}

/**
 * The form in which names and addresses are compared: Unicode-normalised, then case-folded, so that equivalent forms are
 * equal.
 */
export const nameKey = (name: string): string => name.trim().normalize("NFKC").toLowerCase();

const columns = ["user_name as userName", "email", "tenant_id as tenantId", "user_id as userId", "area"] as const;

/** Finds a user by user name, else by email address. */
export const findByName = async (tx: SystemTx, name: string): Promise<DirectoryEntry | null> => {
  const key = nameKey(name);
  const rows = await selectByKey(tx, { key });
  return rows.find((row) => row.userName === key) ?? rows[0] ?? null;
};

const selectByKey = compiledOnce((tx, { key }: { key: string }) =>
  tx
    .selectFrom("sign_in_directory")
    .select(columns)
    .where((where) => where.or([where("user_name", "=", key), where("email", "=", key)])),
);

/** The host under which a tenant shows its brand: the first of its own with a look that is not the suite's, or null. */
export const findBrandingHost = async (tx: SystemTx, tenantId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom("hosts")
    .select("host")
    .where("hosts.tenant_id", "=", tenantId)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom("branding_profiles as profile")
            .select("profile.tenant_id")
            .whereRef("profile.tenant_id", "=", "hosts.tenant_id"),
        ),
        where.exists(
          where
            .selectFrom("host_branding_profiles as own")
            .select("own.host")
            .whereRef("own.tenant_id", "=", "hosts.tenant_id")
            .whereRef("own.host", "=", "hosts.host")
            .where("own.is_reset", "=", false),
        ),
      ]),
    )
    .orderBy("host")
    .limit(1)
    .executeTakeFirst();
  return row?.host ?? null;
};

/** The addresses at which a tenant's sign-in page has its look. */
export const listHosts = async (tx: SystemTx, tenantId: string): Promise<string[]> => {
  const rows = await tx.selectFrom("hosts").select("host").where("tenant_id", "=", tenantId).orderBy("host").execute();
  return rows.map(({ host }) => host);
};

/** The tenant that has verified a mail domain, or null. */
export const findTenantOfDomain = async (tx: SystemTx, domain: string): Promise<string | null> => {
  const row = await tx
    .selectFrom("tenant_domains")
    .select("tenant_id")
    .where("domain", "=", domain)
    .where("verified_at", "is not", null)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
};

/** The oldest tenant's id, or null while there is none. Ids are ordered by time. */
export const findFirstTenant = async (tx: SystemTx): Promise<string | null> => {
  const row = await tx.selectFrom("tenants").select("tenant_id").orderBy("tenant_id").limit(1).executeTakeFirst();
  return row?.tenant_id ?? null;
};

/**
 * Claims names for users of the transaction's tenant. Returns those that were free; the others already belong to somebody.
 * Of two transactions that want one name, the second waits for the first.
 */
export const claimNames = async (
  tx: TenantTransaction,
  entries: readonly Omit<DirectoryEntry, "tenantId">[],
): Promise<string[]> => {
  const claims = entries.map((entry) => ({
    user_name: nameKey(entry.userName),
    email: nameKey(entry.email),
    user_id: entry.userId,
    area: entry.area,
  }));
  const { rows } = await sql<{ id: string }>`select claim_names(${JSON.stringify(claims)}::jsonb) as id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The tenant whose branding a host shows, or null. */
export const tenantOfHost = async (tx: SystemTx, host: string): Promise<string | null> => {
  const row = await tx
    .selectFrom("hosts")
    .select("tenant_id")
    .where("host", "=", host.toLowerCase())
    .executeTakeFirst();
  return row?.tenant_id ?? null;
};

/** Whether the host is the tenant's. */
export const isOwnHost = async (tx: TenantTransaction, host: string): Promise<boolean> => {
  const { rows } = await sql<{ isOwn: boolean }>`select is_own_host(${host}) as "isOwn"`.execute(tx);
  return rows[0]?.isOwn ?? false;
};

/** Changes the address of one of the tenant's users. False when somebody else has it as an address or as a name. */
export const changeDirectoryEmail = async (tx: TenantTransaction, userId: string, email: string): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`
    select change_directory_email(${userId}, ${nameKey(email)}) as done
  `.execute(tx);
  return rows[0]?.done ?? false;
};

/** Changes both names of one of the tenant's users. False when somebody else has one of them as an address or as a name. */
export const changeDirectoryNames = async (
  tx: TenantTransaction,
  userId: string,
  { userName, email }: { readonly userName: string; readonly email: string },
): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`
    select change_directory_names(${userId}, ${nameKey(userName)}, ${nameKey(email)}) as done
  `.execute(tx);
  return rows[0]?.done ?? false;
};
