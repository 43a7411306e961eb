import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

/** A tab of somebody's browser in which a schedule is open. */
interface Here {
  readonly tenantId: string;
  readonly scheduleId: string;
  readonly userId: string;
  readonly place: string;
}

interface Focus {
  readonly agentId: string | null;
  readonly shiftId: string | null;
}

/** Removes who has not been heard of since, and this place where it is left. Answers whether anybody was removed. */
export const forget = async (
  tx: Tx,
  { tenantId, scheduleId, userId, place }: Here,
  { since, isLeaving }: { readonly since: Date; readonly isLeaving: boolean },
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("schedule_presence")
    .where("tenant_id", "=", tenantId)
    .where("schedule_id", "=", scheduleId)
    .where((where) =>
      where.or([
        where("seen_at", "<", since),
        ...(isLeaving ? [where.and([where("place", "=", place), where("user_id", "=", userId)])] : []),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Keeps where somebody is. Answers whether that is new. */
export const putPresence = async (
  tx: Tx,
  { tenantId, scheduleId, userId, place }: Here,
  { agentId, shiftId, now }: Focus & { readonly now: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ isNews: boolean }>`
    with before as (
      select agent_id, shift_id from schedule_presence
      where tenant_id = ${tenantId} and schedule_id = ${scheduleId} and place = ${place}
    ), written as (
      insert into schedule_presence as held (tenant_id, schedule_id, place, user_id, agent_id, shift_id, seen_at)
      values (${tenantId}, ${scheduleId}, ${place}, ${userId}, ${agentId}, ${shiftId}, ${now})
      on conflict (tenant_id, schedule_id, place) do update
      set agent_id = excluded.agent_id, shift_id = excluded.shift_id, seen_at = excluded.seen_at
      where held.user_id = excluded.user_id
      returning agent_id, shift_id
    )
    select not exists (
      select from before
      where before.agent_id is not distinct from written.agent_id and before.shift_id is not distinct from written.shift_id
    ) as "isNews"
    from written
  `.execute(tx);
  return rows[0]?.isNews ?? false;
};

/** The others, those who do something first; nobody twice. */
export const listPresent = async (
  tx: Tx,
  { tenantId, scheduleId, userId }: Here,
): Promise<{ userId: string; name: string; agentId: string | null; shiftId: string | null }[]> =>
  tx
    .selectFrom("schedule_presence as presence")
    .innerJoin("users as user", (join) =>
      join.onRef("user.tenant_id", "=", "presence.tenant_id").onRef("user.id", "=", "presence.user_id"),
    )
    .distinctOn("presence.user_id")
    .select([
      "presence.user_id as userId",
      "user.full_name as name",
      "presence.agent_id as agentId",
      "presence.shift_id as shiftId",
    ])
    .where("presence.tenant_id", "=", tenantId)
    .where("presence.schedule_id", "=", scheduleId)
    .where("presence.user_id", "!=", userId)
    .orderBy("presence.user_id")
    .orderBy(sql`presence.agent_id is null`)
    .orderBy("presence.seen_at", "desc")
    .execute();
