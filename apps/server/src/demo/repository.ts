import { sql } from "kysely";
import { anyOf } from "../database/any-of.ts";
import type { Database } from "../database/index.ts";
import type { TenantRows } from "./tenant-rows.ts";

/** Inserts the tenants, unless there are any already, from another node or an earlier start. */
export const insertTenants = (database: Database, tenants: () => Promise<TenantRows[]>): Promise<void> =>
  database.withSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evolve demo'))`.execute(tx);
    if (await tx.selectFrom("tenants").select("tenant_id").limit(1).executeTakeFirst()) return;
    for (const rows of await tenants())
      for (const [table, values] of Object.entries(rows) as [keyof TenantRows, object[]][])
        if (values.length > 0)
          await tx
            .insertInto(table)
            .values(values as never)
            .execute();
  });

export const hasTenants = async (database: Database): Promise<boolean> =>
  (await database.system.selectFrom("tenants").select("tenant_id").limit(1).executeTakeFirst()) !== undefined;

export interface UninvitedUser {
  tenantId: string;
  userId: string;
  email: string;
  inviter: string;
}

/** Pending demo users without an invitation, with an administrator of their tenant as the inviter. */
export const findUninvited = (database: Database, email: string): Promise<UninvitedUser[]> =>
  database.system
    .selectFrom("users as person")
    .innerJoin("users as inviter", (join) =>
      join
        .onRef("inviter.tenant_id", "=", "person.tenant_id")
        .on("inviter.user_name", "like", "admin@%")
        .on("inviter.status", "=", "ACTIVE"),
    )
    .select(["person.tenant_id as tenantId", "person.id as userId", "person.email", "inviter.full_name as inviter"])
    .where("person.email", "=", email)
    .where("person.status", "=", "PENDING")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("invitations as sent")
            .select("sent.id")
            .whereRef("sent.tenant_id", "=", "person.tenant_id")
            .whereRef("sent.user_id", "=", "person.id"),
        ),
      ),
    )
    .execute();

interface Unnotified {
  tenantId: string;
  userId: string;
  userName: string;
}

/** Those of some demo users who have never had a notification. */
export const findUnnotified = ({ system }: Database, userNames: readonly string[]): Promise<Unnotified[]> =>
  system
    .selectFrom("users as person")
    .leftJoin("notification_streams as stream", (join) =>
      join.onRef("stream.tenant_id", "=", "person.tenant_id").onRef("stream.user_id", "=", "person.id"),
    )
    .select(["person.tenant_id as tenantId", "person.id as userId", "person.user_name as userName"])
    .where("person.user_name", "=", anyOf(userNames, "text"))
    .where("stream.user_id", "is", null)
    .execute();

export interface CaughtMail {
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  text: string;
  html: string;
  received_at: Date;
}

export const insertCaughtMail = async (database: Database, mail: CaughtMail): Promise<void> => {
  await database.system.insertInto("caught_mails").values(mail).execute();
};

/** Newest first. */
export const listCaughtMails = (database: Database, to: string | null, most: number): Promise<CaughtMail[]> => {
  const newest = database.system
    .selectFrom("caught_mails")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
  return (to ? newest.where("recipient", "=", to.toLowerCase()) : newest).execute();
};

interface ClientAddresses {
  readonly redirectUris: string[];
  readonly backchannelLogoutUris: string[];
}

export const setAddresses = async (
  { system }: Database,
  clientId: string,
  { redirectUris, backchannelLogoutUris }: ClientAddresses,
): Promise<void> => {
  await system
    .updateTable("openid_clients")
    .set({ redirect_uris: redirectUris, backchannel_logout_uris: backchannelLogoutUris })
    .where("id", "=", clientId)
    .execute();
};
