import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import { storeIntervals } from "@evolve/server/modules/workforce/history/index";
import { type AdherenceIds, fillAdherenceTables } from "./adherence-rows.ts";
import type { BuiltUser } from "./builders.ts";
import { fillForecastTables, type ForecastIds } from "./forecast-rows.ts";
import { fillHistoryTables, type HistoryIds } from "./history-rows.ts";
import { fillReportTables } from "./report-rows.ts";
import { fillScheduleTables } from "./schedule-rows.ts";
import { fillPeople, type PeopleIds } from "./people-rows.ts";
import { interval, openingHours } from "./probe-samples.ts";
import { fillTradeTables } from "./shift-trades-rows.ts";
import { fillTimeOffTables, type TimeOffIds } from "./time-off-rows.ts";
import { fillStaffingTables, type StaffingIds } from "./staffing-rows.ts";

export interface PlanningIds extends AdherenceIds, ForecastIds, HistoryIds, PeopleIds, StaffingIds, TimeOffIds {
  readonly businessUnitId: string;
  readonly queueId: string;
  readonly planningGroupId: string;
  readonly calendarEventId: string;
  readonly activityCodeId: string;
  readonly decisionId: string;
  readonly draftId: string;
  readonly shiftId: string;
  readonly generationId: string;
  readonly publicationId: string;
  readonly reportDeliveryId: string;
  readonly tradeId: string;
}

/** A row in each table of workforce planning. `named` makes names that no other tenant has; probes change and remove the colleague. */
export const fillPlanningTables = async (
  services: Services,
  user: BuiltUser,
  named: (name: string) => string,
  colleagueId: string,
): Promise<PlanningIds> => {
  const { clock, database } = services;
  const { id: userId, tenantId } = user;
  const ids = {
    businessUnitId: newId(),
    queueId: newId(),
    planningGroupId: newId(),
    calendarEventId: newId(),
    activityCodeId: newId(),
    decisionId: newId(),
    draftId: newId(),
    shiftId: newId(),
    generationId: newId(),
    publicationId: newId(),
    reportDeliveryId: newId(),
    tradeId: newId(),
    stateMappingId: newId(),
    adherenceExceptionId: newId(),
    adherenceAlertId: newId(),
    agentId: colleagueId,
    workPlanId: newId(),
    rotationId: newId(),
    timeOffCodeId: newId(),
    timeOffLimitId: newId(),
    timeOffRequestId: newId(),
  };
  const of = { tenant_id: tenantId };
  const within = { ...of, business_unit_id: ids.businessUnitId };
  const zone = "Europe/Berlin";
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({
        ...of,
        id: ids.businessUnitId,
        name: named("Business unit"),
        zone,
        week_start: 1,
        interval_minutes: 30,
      })
      .execute();
    // A unit of its own: probes save the other one without sites.
    const abroad = { ...of, id: newId(), name: named("Unit abroad"), zone, week_start: 1, interval_minutes: 15 };
    await tx.insertInto("business_units").values(abroad).execute();
    const siteId = newId();
    await tx
      .insertInto("sites")
      .values({ ...of, business_unit_id: abroad.id, id: siteId, name: named("Site"), zone })
      .execute();
    await tx
      .insertInto("queues")
      .values({
        ...within,
        id: ids.queueId,
        name: named("Queue"),
        media: "voice",
        opening_hours: JSON.stringify(openingHours),
      })
      .execute();
    await tx
      .insertInto("planning_groups")
      .values({ ...within, id: ids.planningGroupId, name: named("Planning group") })
      .execute();
    await tx
      .insertInto("planning_group_queues")
      .values({ ...of, queue_id: ids.queueId, planning_group_id: ids.planningGroupId })
      .execute();
    const event = {
      ...within,
      kind: "closed",
      first_day: "2026-12-25",
      last_day: "2026-12-25",
      effect: "exclude",
    } as const;
    // Calls change the first one, with whatever odd values they get.
    const ofGroup = newId();
    await tx
      .insertInto("calendar_events")
      .values([
        { ...event, id: ids.calendarEventId, name: named("Event") },
        { ...event, id: ofGroup, name: named("Event of a group") },
      ])
      .execute();
    await tx
      .insertInto("calendar_event_groups")
      .values({ ...of, calendar_event_id: ofGroup, planning_group_id: ids.planningGroupId })
      .execute();
    await tx
      .insertInto("activity_codes")
      .values({
        ...of,
        id: ids.activityCodeId,
        name: named("Activity"),
        kind: "training",
        is_paid: true,
        is_work_time: true,
        color_code: "#1461c4",
      })
      .execute();
    await fillPeople(tx, ids, { tenantId, userId, siteId, named });
    const first_at = new Date(interval.start);
    await storeIntervals(tx, tenantId, [{ ...interval, minutes: 30, queueId: ids.queueId }]);
    await tx
      .insertInto("history_layers")
      .values({
        ...of,
        id: ids.decisionId,
        planning_group_id: ids.planningGroupId,
        decision: "exclude",
        kind: "high",
        first_at,
        end_at: new Date("2026-11-02T09:30:00Z"),
        reason: named("Reason"),
        decided_by: userId,
        decided_at: clock.now(),
      })
      .execute();
    await fillScheduleTables(tx, { tenantId, userId, named, now: clock.now(), ...ids });
    await fillReportTables(tx, { tenantId, userId, named, ...ids });
    await fillTimeOffTables(tx, { tenantId, userId, named, now: clock.now(), ...ids });
    await fillAdherenceTables(tx, { tenantId, userId, named, now: clock.now(), ...ids });
    await fillTradeTables(tx, { tenantId, userId, named, now: clock.now(), ...ids });
  });
  const history = await fillHistoryTables(services, user, ids.queueId, named);
  const forecast = await fillForecastTables(services, user, ids, named);
  return { ...ids, ...history, ...forecast, ...(await fillStaffingTables(services, user, ids, named)) };
};
