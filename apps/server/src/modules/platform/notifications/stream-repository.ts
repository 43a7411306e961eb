import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { NotificationRow } from "./repository.ts";

export interface UserChanges {
  /** The newest sequence number. */
  readonly version: number;
  readonly unread: number;
  /** Of the browser that connected last. */
  readonly language: string | null;
  readonly timeZone: string | null;
  /** Newest first. All, where the given number is higher than the newest. */
  readonly rows: NotificationRow[];
}

type Joined = Omit<UserChanges, "rows" | "version"> & { userId: string; streamVersion: number } & (
    | NotificationRow
    | { readonly id: null }
  );

/** What has changed for each user after a sequence number: one statement, so that list and counts agree. */
export const readChanges = async (
  tx: Tx,
  tenantId: string,
  after: ReadonlyMap<string, number>,
): Promise<Map<string, UserChanges>> => {
  const { rows } = await sql<Joined>`
    with wanted as (
      select given.user_id, coalesce(stream.version, 0) as "streamVersion", stream.language, stream.time_zone,
        case when given.after > coalesce(stream.version, 0) then 0 else given.after end as after,
        (select count(*)::int from notifications as one
          where one.tenant_id = ${tenantId} and one.user_id = given.user_id and one.is_shown and one.read_at is null) as unread
      from unnest(${[...after.keys()]}::uuid[], ${[...after.values()]}::integer[]) as given (user_id, after)
      left join notification_streams as stream on stream.tenant_id = ${tenantId} and stream.user_id = given.user_id
    )
    select wanted.user_id as "userId", wanted."streamVersion", wanted.language, wanted.time_zone as "timeZone", wanted.unread,
      one.id, one.sequence, one.version, one.topic, one.text, one.publisher, one.link_url, one.actions, one.published_at,
      one.read_at
    from wanted left join notifications as one
      on one.tenant_id = ${tenantId} and one.user_id = wanted.user_id and one.version > wanted.after and one.is_shown
    order by wanted.user_id, one.sequence desc
  `.execute(tx);
  const changes = new Map<string, UserChanges>();
  for (const row of rows) {
    const { userId, streamVersion, unread, language, timeZone } = row;
    const known = changes.get(userId) ?? { version: streamVersion, unread, language, timeZone, rows: [] };
    if (row.id !== null) known.rows.push(row);
    changes.set(userId, known);
  }
  return changes;
};

/** Remembers the language and time zone of a user's browser, for mails. */
export const putBrowser = async (
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  { language, timeZone }: { language: string; timeZone: string },
): Promise<void> => {
  await tx
    .insertInto("notification_streams")
    .values({ tenant_id: tenantId, user_id: userId, language, time_zone: timeZone })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet({ language, time_zone: timeZone }))
    .execute();
};
