import type { PlanningIds } from "./planning-rows.ts";
import {
  activityCode,
  businessUnitFields,
  calendarEvent,
  interval,
  openingHours,
  serviceGoal,
} from "./probe-samples.ts";

interface PlanningInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A valid input for each call of workforce planning. */
export const planningInputs: Record<string, (of: { readonly planning: PlanningIds }) => PlanningInput> = {
  searchBusinessUnits: () => ({ body: {} }),
  saveBusinessUnit: ({ planning }) => ({ body: { ...businessUnitFields, id: planning.businessUnitId } }),
  deleteBusinessUnit: ({ planning }) => ({ params: { businessUnitId: planning.businessUnitId } }),
  searchQueues: () => ({ body: {} }),
  saveQueue: ({ planning: { businessUnitId, queueId: id } }) => ({
    body: { id, businessUnitId, name: "Probe", media: "voice", concurrency: 1, openingHours },
  }),
  deleteQueue: ({ planning }) => ({ params: { queueId: planning.queueId } }),
  searchPlanningGroups: () => ({ body: {} }),
  savePlanningGroup: ({ planning: { businessUnitId, queueId, planningGroupId: id } }) => ({
    body: {
      id,
      businessUnitId,
      name: "Probe",
      isDeferrable: false,
      goal: serviceGoal,
      patienceSeconds: 120,
      queueIds: [queueId],
    },
  }),
  deletePlanningGroup: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId } }),
  searchCalendarEvents: () => ({ body: {} }),
  saveCalendarEvent: ({ planning }) => ({ body: { ...calendarEvent, id: planning.calendarEventId } }),
  deleteCalendarEvent: ({ planning }) => ({ params: { calendarEventId: planning.calendarEventId } }),
  searchActivityCodes: () => ({ body: {} }),
  saveActivityCode: ({ planning }) => ({ body: { ...activityCode, id: planning.activityCodeId } }),
  deleteActivityCode: ({ planning }) => ({ params: { activityCodeId: planning.activityCodeId } }),
  pushIntervals: ({ planning }) => ({ body: { intervals: [{ ...interval, queueId: planning.queueId }] } }),
  readHistory: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId } }),
  decideOnHistory: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    body: { findingId: "gap-0", decision: "repair", reason: "Probe" },
  }),
  undoHistoryDecision: ({ planning }) => ({ params: { decisionId: planning.decisionId } }),
};
