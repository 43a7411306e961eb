import { adherenceInputs } from "./adherence-inputs.ts";
import type { PlanningIds } from "./planning-rows.ts";
import {
  activityCode,
  businessUnitFields,
  calendarEvent,
  interval,
  openingHours,
  planningAgent,
  scenarioParameters,
  serviceGoal,
  workPlan,
} from "./probe-samples.ts";
import { reportInputs } from "./report-inputs.ts";
import { shiftTradesInputs } from "./shift-trades-inputs.ts";
import { timeOffInputs } from "./time-off-inputs.ts";

interface PlanningInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface PlanningTenant {
  readonly administrator: { readonly id: string };
  readonly planning: PlanningIds;
}

const scheduledDays = { firstDay: "2026-11-30", days: 7 };

/** A valid input for each call of workforce planning. */
export const planningInputs: Record<string, (of: PlanningTenant) => PlanningInput> = {
  ...reportInputs,
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
  readSetupUse: ({ planning }) => ({ params: { subject: "activityCode", subjectId: planning.activityCodeId } }),
  pushIntervals: ({ planning }) => ({ body: { intervals: [{ ...interval, queueId: planning.queueId }] } }),
  startHistoryImport: ({ planning: { businessUnitId, historyFileId: fileId } }) => ({
    body: {
      files: [{ fileId, mapping: { start: 0, offered: 1 }, dateOrder: "ymd", minutes: 30, queueName: "Probe" }],
      businessUnitId,
      zone: "Europe/Berlin",
      existing: "replace",
      createQueues: false,
      dryRun: true,
    },
  }),
  searchHistoryImports: () => ({ body: {} }),
  readHistoryImport: ({ planning }) => ({ params: { importId: planning.historyImportId } }),
  undoHistoryImport: ({ planning }) => ({ params: { importId: planning.historyImportId } }),
  readHistory: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId }, query: {} }),
  decideOnHistory: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    body: { findingId: "offered gap 2026-03-02T00:00Z", decision: "repair", reason: "Probe" },
  }),
  createSchedule: ({ planning: { businessUnitId } }) => ({
    body: { businessUnitId, name: "Probe", firstDay: "2026-12-07", days: 7, copyPublished: true },
  }),
  renameSchedule: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: { name: "Probe again" } }),
  deleteSchedule: ({ planning }) => ({ params: { scheduleId: planning.draftId } }),
  readShifts: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: scheduledDays }),
  readScheduleCoverage: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: scheduledDays }),
  readScheduleRoster: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: scheduledDays }),
  writeShifts: ({ planning }) => ({
    params: { scheduleId: planning.draftId },
    body: { edits: [{ kind: "remove", id: planning.shiftId, version: 1 }] },
  }),
  announcePresence: ({ planning }) => ({
    params: { scheduleId: planning.draftId },
    body: { place: planning.shiftId, agentId: null, shiftId: null, isLeaving: false },
  }),
  readScheduleViolations: ({ planning }) => ({ params: { scheduleId: planning.draftId } }),
  compareSchedule: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: scheduledDays }),
  publishSchedule: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: scheduledDays }),
  searchAgentHistory: ({ administrator }) => ({ body: { agentId: administrator.id } }),
  readMySchedule: () => ({ query: { from: "2026-11-30", days: "7" } }),
  seeMySchedule: () => ({ body: { day: "2026-11-30" } }),
  startGeneration: ({ planning }) => ({ params: { scheduleId: planning.draftId }, body: { moves: 0 } }),
  searchPublications: ({ planning: { businessUnitId } }) => ({ body: { businessUnitId } }),
  searchPublicationChanges: ({ planning: { publicationId } }) => ({ body: { publicationId } }),
  searchGenerations: ({ planning }) => ({ body: { scheduleId: planning.draftId } }),
  readGeneration: ({ planning }) => ({ params: { runId: planning.generationId } }),
  readGenerationChanges: ({ planning }) => ({ params: { runId: planning.generationId } }),
  acceptGeneration: ({ planning }) => ({ params: { runId: planning.generationId }, body: {} }),
  searchWorkPlans: () => ({ body: {} }),
  saveWorkPlan: ({ planning }) => ({ body: { ...workPlan, id: planning.workPlanId } }),
  deleteWorkPlan: ({ planning }) => ({ params: { workPlanId: planning.workPlanId } }),
  checkWorkPlan: ({ planning }) => ({ body: { id: planning.workPlanId, plan: workPlan } }),
  searchRotations: () => ({ body: {} }),
  saveRotation: ({ planning: { rotationId: id, workPlanId } }) => ({
    body: { id, name: "Probe", firstDay: "2026-11-02", workPlanIds: [workPlanId] },
  }),
  deleteRotation: ({ planning }) => ({ params: { rotationId: planning.rotationId } }),
  searchPlanningAgents: () => ({ body: {} }),
  readPlanningAgent: ({ planning }) => ({ params: { userId: planning.agentId } }),
  savePlanningAgent: ({ planning: { agentId: userId, businessUnitId } }) => ({
    params: { userId },
    body: { ...planningAgent, businessUnitId },
  }),
  searchUnplannedUsers: () => ({ body: {} }),
  addPlanningAgents: ({ planning: { agentId, businessUnitId } }) => ({ body: { businessUnitId, userIds: [agentId] } }),
  changePlanningAgents: ({ planning: { agentId, workPlanId } }) => ({
    body: { userIds: [agentId], assignment: { fromDay: "2026-12-07", workPlanId, rotationId: null } },
  }),
  editPlanningAgents: ({ planning: { agentId, workPlanId } }) => ({
    body: { agents: [{ userId: agentId, version: 1, assignment: { workPlanId, rotationId: null } }] },
  }),
  removePlanningAgent: ({ planning }) => ({ params: { userId: planning.agentId } }),
  undoHistoryDecision: ({ planning }) => ({ params: { decisionId: planning.decisionId } }),
  listForecasts: ({ planning }) => ({ params: { businessUnitId: planning.businessUnitId }, query: {} }),
  startForecast: ({ planning }) => ({
    body: { businessUnitId: planning.businessUnitId, firstDay: "2026-11-30", days: 7 },
  }),
  recalculateForecast: ({ planning }) => ({ params: { forecastId: planning.forecastId }, body: { version: 1 } }),
  deleteForecast: ({ planning }) => ({ params: { forecastId: planning.forecastId } }),
  readForecastInputs: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId }, query: {} }),
  chooseForecastMethod: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    body: { method: "mean-of-8-weeks" },
  }),
  listForecastSnapshots: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId }, query: {} }),
  readForecastSnapshot: ({ planning: { publishedForecastId: snapshotId, planningGroupId } }) => ({
    params: { snapshotId, planningGroupId },
  }),
  restoreForecastSnapshot: ({ planning: { publishedForecastId: snapshotId } }) => ({
    params: { snapshotId },
    body: { mainId: snapshotId },
  }),
  undoForecastPublication: ({ planning }) => ({ params: { snapshotId: planning.publishedForecastId } }),
  readForecastSeries: ({ planning }) => ({ params: seriesOf(planning) }),
  addOverrides: ({ planning }) => ({
    params: seriesOf(planning),
    body: {
      version: 1,
      overrides: [{ measure: "offered", effect: "add", from: 20, to: 24, amount: 5 }],
      reason: "Probe",
    },
  }),
  changeLayers: ({ planning }) => ({
    params: seriesOf(planning),
    body: { version: 1, layerIds: [planning.overrideId], change: "off" },
  }),
  compareForecast: ({ planning }) => ({ params: { forecastId: planning.forecastId }, query: {} }),
  publishForecast: ({ planning }) => ({
    params: { forecastId: planning.forecastId },
    body: { version: 1, mainId: null },
  }),
  readShrinkage: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId } }),
  saveShrinkage: ({ planning }) => ({ body: { of: "planningGroup", id: planning.planningGroupId, entries: [] } }),
  readStaffing: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    query: { from: "2026-11-30", days: "1" },
  }),
  readIntraday: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId }, query: {} }),
  readPooledStaffing: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    query: { from: "2026-11-30", days: "1" },
  }),
  listOutdatedStaffing: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId } }),
  readSharedSkills: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    query: { day: "2026-11-30" },
  }),
  calculateStaffing: ({ planning }) => ({ body: { planningGroupIds: [planning.planningGroupId] } }),
  explainStaffing: ({ planning }) => ({
    params: { planningGroupId: planning.planningGroupId },
    query: { at: "2026-11-30T09:00:00Z" },
  }),
  listScenarios: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId } }),
  saveScenario: ({ planning: { planningGroupId, scenarioId: id } }) => ({
    params: { planningGroupId },
    body: { id, name: "Probe", parameters: scenarioParameters },
  }),
  deleteScenario: ({ planning }) => ({ params: { scenarioId: planning.scenarioId } }),
  compareScenarios: ({ planning: { planningGroupId, scenarioId } }) => ({
    params: { planningGroupId },
    body: { from: "2026-11-30", days: 1, scenarioIds: [null, scenarioId] },
  }),
  ...adherenceInputs,
  ...timeOffInputs,
  ...shiftTradesInputs,
  readForecastAccuracy: ({ planning }) => ({ params: { planningGroupId: planning.planningGroupId } }),
};

const seriesOf = ({ forecastId, planningGroupId }: PlanningIds) => ({ forecastId, planningGroupId });
