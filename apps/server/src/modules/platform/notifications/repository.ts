import type { NotificationAction } from "@evolve/contracts/notifications";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { NotificationTextColumn } from "../../../database/json-columns.ts";
import type { Database } from "../../../database/types.ts";

export type Recipients =
  | { readonly users: readonly string[] }
  | { readonly roles: readonly string[] }
  | { readonly tenant: true };

interface NewRow {
  tenantId: string;
  id: string;
  topic: string;
  text: NotificationTextColumn;
  publisher: string | null;
  linkURL: string | null;
  actions: readonly NotificationAction[];
  now: Date;
}

interface Told {
  userId: string;
  isShown: boolean;
  isMailDue: boolean;
}

const among = (to: Recipients, tenantId: string): RawBuilder<boolean> => {
  if ("users" in to) return sql`person.id = any(${[...to.users]}::uuid[])`;
  if ("tenant" in to) return sql`true`;
  return sql`(person.role_id = any(${[...to.roles]}::uuid[]) or exists (select from secondary_roles as second
    where second.tenant_id = ${tenantId} and second.user_id = person.id and second.role_id = any(${[...to.roles]}::uuid[])))`;
};

/**
 * Stores a notification for each recipient who wants it, and answers who they are. Streams are locked in the order of their
 * users, so that two publishers never wait for each other.
 */
export const insertNotifications = async (
  tx: Tx,
  row: NewRow,
  to: Recipients,
  rule: { bell: boolean; mail: boolean; mailIsFixed: boolean },
): Promise<Told[]> => {
  const { tenantId } = row;
  const { rows } = await sql<Told>`
    with recipient as (
      select person.id as user_id, coalesce(setting.bell, ${rule.bell}) as bell,
        not ${rule.mailIsFixed}::boolean and coalesce(setting.mail, ${rule.mail}) as mail
      from users as person
      left join notification_settings as setting
        on setting.tenant_id = person.tenant_id and setting.user_id = person.id and setting.topic = ${row.topic}
      where person.tenant_id = ${tenantId} and person.status = 'ACTIVE' and person.kind = 'person' and ${among(to, tenantId)}
    ), stream as (
      insert into notification_streams (tenant_id, user_id, version)
      select ${tenantId}::uuid, user_id, 1 from recipient where bell or mail order by user_id
      on conflict (tenant_id, user_id) do update set version = notification_streams.version + 1
      returning user_id, version
    )
    insert into notifications
      (tenant_id, user_id, id, sequence, version, topic, text, publisher, link_url, actions, published_at, is_shown, is_mail_due)
    select ${tenantId}::uuid, user_id, ${row.id}::uuid, version, version, ${row.topic}, ${JSON.stringify(row.text)}::jsonb,
      ${row.publisher}, ${row.linkURL}, ${JSON.stringify(row.actions)}::jsonb, ${row.now}::timestamptz, bell, mail
    from stream join recipient using (user_id)
    on conflict (tenant_id, user_id, id) do nothing
    returning user_id as "userId", is_shown as "isShown", is_mail_due as "isMailDue"
  `.execute(tx);
  return rows;
};

/** Deletes what is older than the newest so many of each user. */
export const deleteSurplus = async (
  tx: Tx,
  tenantId: string,
  users: readonly string[],
  most: number,
): Promise<void> => {
  await sql`
    delete from notifications as old using (
      select user_id, id, row_number() over (partition by user_id order by sequence desc) as place
      from notifications where tenant_id = ${tenantId} and user_id = any(${[...users]}::uuid[]) and is_shown
    ) as ranked
    where old.tenant_id = ${tenantId} and old.user_id = ranked.user_id and old.id = ranked.id and ranked.place > ${most}
  `.execute(tx);
};

export type NotificationRow = Pick<
  Selectable<Database["notifications"]>,
  "id" | "sequence" | "version" | "topic" | "text" | "publisher" | "link_url" | "actions" | "published_at" | "read_at"
>;

/** A page of a user's notifications, newest first. */
export const listNotificationRows = (
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  { before, top }: { before: number | null; top: number },
): Promise<NotificationRow[]> => {
  const rows = tx
    .selectFrom("notifications")
    .select([
      "id",
      "sequence",
      "version",
      "topic",
      "text",
      "publisher",
      "link_url",
      "actions",
      "published_at",
      "read_at",
    ])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("is_shown", "=", true)
    .orderBy("sequence", "desc")
    .limit(top);
  return (before === null ? rows : rows.where("sequence", "<", before)).execute();
};

export const countUnread = async (tx: Tx, tenantId: string, userId: string): Promise<number> => {
  const { unread } = await tx
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("is_shown", "=", true)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
};

/** Marks notifications of a user as read. Answers which of the ids are theirs, and whether anything has changed. */
export const acknowledgeRows = async (
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  ids: readonly string[],
  now: Date,
): Promise<{ own: ReadonlySet<string>; hasChanged: boolean }> => {
  const stream = await tx
    .selectFrom("notification_streams")
    .select("version")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!stream) return { own: new Set(), hasChanged: false };
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    with known as (
      select id, read_at from notifications
      where tenant_id = ${tenantId} and user_id = ${userId} and is_shown and id = any(${[...ids]}::uuid[])
    ), marked as (
      update notifications set read_at = ${now}, version = ${stream.version + 1}
      where tenant_id = ${tenantId} and user_id = ${userId} and id in (select id from known where read_at is null)
      returning id
    ), raised as (
      update notification_streams set version = ${stream.version + 1}
      where tenant_id = ${tenantId} and user_id = ${userId} and exists (select from marked)
    )
    select known.id, marked.id is not null as "isNew" from known left join marked using (id)
  `.execute(tx);
  return { own: new Set(rows.map(({ id }) => id)), hasChanged: rows.some(({ isNew }) => isNew) };
};
