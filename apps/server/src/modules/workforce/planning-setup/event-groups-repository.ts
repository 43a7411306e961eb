import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

/**
 * Whether the event in a query counts for a planning group: it is for all groups, or for this one too. With null whether it is for all.
 *
 * @param event the name under which the query has the table `calendar_events`
 */
export const countsForGroup = (event: string, planningGroupId: string | null): RawBuilder<boolean> => {
  const chosen = sql`select from calendar_event_groups as chosen where chosen.tenant_id = ${sql.ref(`${event}.tenant_id`)}
    and chosen.calendar_event_id = ${sql.ref(`${event}.id`)}`;
  return sql<boolean>`(not exists (${chosen}) or exists (${chosen} and chosen.planning_group_id = ${planningGroupId}::uuid))`;
};

/** Makes these the planning groups that an event is for. */
export const replaceEventGroups = async (
  tx: Tx,
  tenantId: string,
  calendarEventId: string,
  planningGroupIds: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom("calendar_event_groups")
    .where("tenant_id", "=", tenantId)
    .where("calendar_event_id", "=", calendarEventId)
    .execute();
  if (planningGroupIds.length > 0)
    await tx
      .insertInto("calendar_event_groups")
      .values(
        planningGroupIds.map((planning_group_id) => ({
          tenant_id: tenantId,
          calendar_event_id: calendarEventId,
          planning_group_id,
        })),
      )
      .execute();
};
