import { sql } from "kysely";
import type { SystemTx } from "../../../database/index.ts";

/** Where a name belongs. User names and email addresses are unique in the whole system. */
export interface DirectoryEntry {
  userName: string;
  email: string;
  tenantId: string;
  userId: string;
  area: string;
}

/** The form under which a name or address is compared: normalised before it is folded, so that look-alike forms are one. */
export const nameKey = (name: string): string => name.trim().normalize("NFKC").toLowerCase();

const columns = ["user_name as userName", "email", "tenant_id as tenantId", "user_id as userId", "area"] as const;

/** Finds a user by user name, else by email address. */
export const findByName = async (tx: SystemTx, name: string): Promise<DirectoryEntry | null> => {
  const key = nameKey(name);
  const rows = await tx
    .selectFrom("sign_in_directory")
    .select(columns)
    .where((where) => where.or([where("user_name", "=", key), where("email", "=", key)]))
    .execute();
  return rows.find((row) => row.userName === key) ?? rows[0] ?? null;
};

/** The tenant that names of this mail domain belong to (the first, where several share it), or null. */
export const findTenantOfDomain = async (tx: SystemTx, domain: string): Promise<string | null> => {
  const row = await tx
    .selectFrom("sign_in_directory")
    .select("tenant_id")
    .where(sql<string>`split_part(user_name, '@', 2)`, "=", domain)
    .orderBy("tenant_id")
    .limit(1)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
};

/** The oldest tenant's id, or null while there is none. Ids are ordered by time. */
export const findFirstTenant = async (tx: SystemTx): Promise<string | null> => {
  const row = await tx.selectFrom("tenants").select("tenant_id").orderBy("tenant_id").limit(1).executeTakeFirst();
  return row?.tenant_id ?? null;
};

/**
 * Claims names for users. Answers those that were free; the others belong to somebody already. In one order always: two
 * lists that cross would otherwise wait for each other.
 */
export const insertEntries = async (tx: SystemTx, entries: readonly DirectoryEntry[]): Promise<string[]> => {
  const rows = await tx
    .insertInto("sign_in_directory")
    .values(
      entries
        .map((entry) => ({
          user_name: nameKey(entry.userName),
          email: nameKey(entry.email),
          tenant_id: entry.tenantId,
          user_id: entry.userId,
          area: entry.area,
        }))
        .sort((one, other) => (one.user_name < other.user_name ? -1 : 1)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .execute();
  return rows.map((row) => row.user_id);
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

/** Gives names back that were claimed for users who could not be made. */
export const releaseEntries = async (tx: SystemTx, tenantId: string, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  await tx.deleteFrom("sign_in_directory").where("tenant_id", "=", tenantId).where("user_id", "in", userIds).execute();
};

/** Puts another address behind a user's name. False when somebody else has it as an address or as a name. */
export const setDirectoryEmail = async (
  tx: SystemTx,
  tenantId: string,
  userId: string,
  email: string,
): Promise<boolean> => {
  const key = nameKey(email);
  const { rows } = await sql`
    update sign_in_directory as own set email = ${key}
    where own.tenant_id = ${tenantId} and own.user_id = ${userId} and not exists (
      select from sign_in_directory as other
      where (other.email = ${key} or other.user_name = ${key})
        and (other.tenant_id, other.user_id) <> (own.tenant_id, own.user_id)
    ) returning own.user_id
  `
    .execute(tx)
    .catch((error: unknown) => {
      // Somebody else took it at this very moment.
      if ((error as { code?: string }).code === uniqueViolation) return { rows: [] };
      throw error;
    });
  return rows.length > 0;
};

const uniqueViolation = "23505";
