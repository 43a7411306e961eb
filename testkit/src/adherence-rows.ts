import type { Tx } from "@evolve/server/database/index";
import { newId } from "@evolve/server/ids";

export interface AdherenceIds {
  readonly stateMappingId: string;
  readonly adherenceExceptionId: string;
  readonly adherenceAlertId: string;
}

interface Filled extends AdherenceIds {
  readonly tenantId: string;
  readonly userId: string;
  readonly planningGroupId: string;
  readonly named: (name: string) => string;
  readonly now: Date;
}

/** A state with what it is right for, somebody who is in it during a published shift, and an approved exception, and an alert. */
export const fillAdherenceTables = async (tx: Tx, filled: Filled): Promise<void> => {
  const { tenantId, userId, named, now } = filled;
  const of = { tenant_id: tenantId };
  const state = named("State");
  const starts_at = new Date(now.getTime() - 3_600_000);
  await tx
    .insertInto("state_mappings")
    .values({ ...of, id: filled.stateMappingId, state, kinds: ["onQueue"] })
    .execute();
  const published = await tx
    .selectFrom("schedules")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "published")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("shifts")
    .values({
      ...of,
      schedule_id: published.id,
      id: newId(),
      agent_id: userId,
      starts_at,
      minutes: 480,
      day: starts_at.toISOString().slice(0, 10),
      activities: JSON.stringify([]),
      changed_at: now,
    })
    .execute();
  await tx
    .insertInto("agent_states")
    .values({ ...of, user_id: userId, starts_at, state })
    .execute();
  await tx
    .insertInto("adherence_exceptions")
    .values({
      ...of,
      id: filled.adherenceExceptionId,
      user_id: userId,
      starts_at,
      ends_at: now,
      reason: named("Reason of an exception"),
      approved_by: userId,
      approved_at: now,
    })
    .execute();
  await tx
    .insertInto("adherence_alerts")
    .values({
      ...of,
      id: filled.adherenceAlertId,
      planning_group_id: filled.planningGroupId,
      minutes: 10,
      kinds: ["away"],
      recipient_ids: [userId],
      is_active: true,
    })
    .execute();
  await tx
    .insertInto("adherence_alerts_told")
    .values({ ...of, agent_id: userId, recipient_id: userId, out_since: starts_at, told_at: now })
    .execute();
};
