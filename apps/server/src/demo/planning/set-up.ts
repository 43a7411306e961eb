import { type CentreGroup, centreGroups, isDeferrable } from "@evolve/workforce";
import type { WorkingDay } from "../../database/json-columns.ts";
import type { NewRow } from "../../database/types.ts";
import { newId } from "../../ids.ts";

export const demoZone = "Europe/Stockholm";
export const demoUnit = "Acme Europe";

/** Queue and planning group of the simulated centre have the same name. */
export const groupNames: Readonly<Record<CentreGroup["id"], string>> = {
  service: "Customer service",
  sales: "Sales",
  technical: "Technical support",
  billing: "Billing",
  spanish: "Spanish service",
  chat: "Chat",
  email: "Email",
  callback: "Callbacks",
};

export interface PlanningRows {
  readonly tenantId: string;
  readonly business_units: NewRow<"business_units">[];
  readonly sites: NewRow<"sites">[];
  readonly queues: NewRow<"queues">[];
  readonly planning_groups: NewRow<"planning_groups">[];
  readonly planning_group_queues: NewRow<"planning_group_queues">[];
  readonly activity_codes: NewRow<"activity_codes">[];
}

const weekOf = ({ week, opens, closes }: CentreGroup): WorkingDay[] =>
  week.map((share, day) => ({
    day,
    isOpen: share > 0,
    fromHour: `${String(opens).padStart(2, "0")}:00`,
    durationInMinutes: share > 0 ? (closes - opens) * 60 : 0,
  }));

/** Name, kind, paid, work time, share of the people that it takes, from hour, to hour, colour. */
const codes = [
  ["On queue", "onQueue", true, true, 0, 0, 24, "#1461c4"],
  ["Break", "break", true, false, 0, 0, 24, "#667085"],
  ["Meal", "meal", false, false, 0, 0, 24, "#98a2b3"],
  ["Team meeting", "meeting", true, true, 0.02, 9, 17, "#7a3fb5"],
  ["Coaching", "training", true, true, 0.03, 9, 17, "#0f7b6c"],
  ["Case work", "offQueue", true, true, 0.02, 0, 24, "#3f5f8a"],
  ["Vacation", "timeOff", true, false, 0, 0, 24, "#b3541e"],
  ["Sick", "unavailable", true, false, 0.05, 0, 24, "#8a3f62"],
] as const;

/** The set-up of Acme's contact centre. */
export const planningOf = (tenantId: string, businessUnitId: string): PlanningRows => {
  const of = { tenant_id: tenantId };
  const within = { ...of, business_unit_id: businessUnitId };
  const planned = centreGroups.map((group) => ({ group, queueId: newId(), groupId: newId() }));
  return {
    tenantId,
    business_units: [
      {
        ...of,
        id: businessUnitId,
        name: demoUnit,
        zone: demoZone,
        week_start: 1,
        interval_minutes: 30,
        hourly_cost: 290,
        currency: "SEK",
      },
    ],
    sites: [
      { ...within, id: newId(), name: "Stockholm", zone: demoZone },
      { ...within, id: newId(), name: "Accra", zone: "Africa/Accra" },
    ],
    queues: planned.map(({ group, queueId }) => ({
      ...within,
      id: queueId,
      name: groupNames[group.id],
      media: group.media,
      concurrency: group.concurrency,
      opening_hours: JSON.stringify(weekOf(group)),
    })),
    planning_groups: planned.map(({ group, groupId }) => ({
      ...within,
      id: groupId,
      name: groupNames[group.id],
      is_deferrable: isDeferrable(group),
      service_level: group.goal.serviceLevel,
      target_seconds: group.goal.targetSeconds,
      patience_seconds: group.patienceSeconds ?? null,
    })),
    planning_group_queues: planned.map(({ queueId, groupId }) => ({
      ...of,
      queue_id: queueId,
      planning_group_id: groupId,
    })),
    activity_codes: codes.map(([name, kind, is_paid, is_work_time, shrinkage, from_hour, to_hour, color_code]) => ({
      ...of,
      id: newId(),
      name,
      kind,
      is_paid,
      is_work_time,
      shrinkage,
      from_hour,
      to_hour,
      color_code,
    })),
  };
};
