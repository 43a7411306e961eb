import type { ActionNames } from "./action-names.ts";

type PlanningSubject =
  | "history"
  | "business-unit"
  | "activity-code"
  | "calendar-event"
  | "planning-group"
  | "queue"
  | "work-plan"
  | "rotation"
  | "planning-agent"
  | "forecast"
  | "staffing"
  | "staffing-scenario"
  | "shrinkage"
  | "schedule"
  | "calendar-feed"
  | "time-off"
  | "time-off-limit"
  | "time-off-entitlement"
  | "shift-trade"
  | "trade-settings"
  | "adherence"
  | "state-mapping"
  | "adherence-alert";

/** Those of planning: set-up, history, forecast, schedules and the requests about them. */
export const planningActionNames: ActionNames<PlanningSubject> = {
  history: {
    decided: "audit.didHistoryDecided",
    undone: "audit.didHistoryUndone",
    "import-checked": "audit.didHistoryImportChecked",
    "import-started": "audit.didHistoryImportStarted",
    "import-undone": "audit.didHistoryImportUndone",
  },
  "business-unit": {
    created: "audit.didBusinessUnitCreated",
    updated: "audit.didBusinessUnitUpdated",
    deleted: "audit.didBusinessUnitDeleted",
  },
  "activity-code": {
    created: "audit.didActivityCodeCreated",
    updated: "audit.didActivityCodeUpdated",
    deleted: "audit.didActivityCodeDeleted",
  },
  "calendar-event": {
    created: "audit.didCalendarEventCreated",
    updated: "audit.didCalendarEventUpdated",
    deleted: "audit.didCalendarEventDeleted",
  },
  "planning-group": {
    created: "audit.didPlanningGroupCreated",
    updated: "audit.didPlanningGroupUpdated",
    deleted: "audit.didPlanningGroupDeleted",
  },
  queue: {
    created: "audit.didQueueCreated",
    updated: "audit.didQueueUpdated",
    deleted: "audit.didQueueDeleted",
  },
  "work-plan": {
    created: "audit.didWorkPlanCreated",
    updated: "audit.didWorkPlanUpdated",
    deleted: "audit.didWorkPlanDeleted",
  },
  rotation: {
    created: "audit.didRotationCreated",
    updated: "audit.didRotationUpdated",
    deleted: "audit.didRotationDeleted",
  },
  "planning-agent": {
    added: "audit.didPlanningAgentAdded",
    updated: "audit.didPlanningAgentUpdated",
    removed: "audit.didPlanningAgentRemoved",
  },
  forecast: {
    started: "audit.didForecastStarted",
    recalculated: "audit.didForecastRecalculated",
    overridden: "audit.didForecastOverridden",
    "layers-changed": "audit.didForecastLayersChanged",
    published: "audit.didForecastPublished",
    deleted: "audit.didForecastDeleted",
    "method-chosen": "audit.didForecastMethodChosen",
    restored: "audit.didForecastRestored",
    "publication-undone": "audit.didForecastPublicationUndone",
  },
  staffing: {
    calculated: "audit.didStaffingCalculated",
  },
  "staffing-scenario": {
    created: "audit.didStaffingScenarioCreated",
    updated: "audit.didStaffingScenarioUpdated",
    deleted: "audit.didStaffingScenarioDeleted",
  },
  shrinkage: {
    updated: "audit.didShrinkageUpdated",
  },
  schedule: {
    created: "audit.didScheduleCreated",
    renamed: "audit.didScheduleRenamed",
    edited: "audit.didScheduleEdited",
    generated: "audit.didScheduleGenerated",
    "generation-accepted": "audit.didScheduleGenerationAccepted",
    published: "audit.didSchedulePublished",
    deleted: "audit.didScheduleDeleted",
  },
  "calendar-feed": {
    renewed: "audit.didCalendarFeedRenewed",
    ended: "audit.didCalendarFeedEnded",
  },
  "time-off": {
    requested: "audit.didTimeOffRequested",
    approved: "audit.didTimeOffApproved",
    denied: "audit.didTimeOffDenied",
    pending: "audit.didTimeOffPending",
    waitlisted: "audit.didTimeOffWaitlisted",
    withdrawn: "audit.didTimeOffWithdrawn",
    cancelled: "audit.didTimeOffCancelled",
  },
  "time-off-limit": {
    created: "audit.didTimeOffLimitCreated",
    updated: "audit.didTimeOffLimitUpdated",
    deleted: "audit.didTimeOffLimitDeleted",
  },
  "time-off-entitlement": {
    set: "audit.didTimeOffEntitlementSet",
  },
  "shift-trade": {
    offered: "audit.didShiftTradeOffered",
    accepted: "audit.didShiftTradeAccepted",
    declined: "audit.didShiftTradeDeclined",
    withdrawn: "audit.didShiftTradeWithdrawn",
    released: "audit.didShiftTradeReleased",
    matched: "audit.didShiftTradeMatched",
    approved: "audit.didShiftTradeApproved",
    denied: "audit.didShiftTradeDenied",
    reopened: "audit.didShiftTradeReopened",
  },
  "trade-settings": {
    updated: "audit.didTradeSettingsUpdated",
  },
  adherence: {
    approved: "audit.didAdherenceApproved",
    undone: "audit.didAdherenceUndone",
  },
  "state-mapping": {
    created: "audit.didStateMappingCreated",
    updated: "audit.didStateMappingUpdated",
    deleted: "audit.didStateMappingDeleted",
  },
  "adherence-alert": {
    created: "audit.didAdherenceAlertCreated",
    updated: "audit.didAdherenceAlertUpdated",
    deleted: "audit.didAdherenceAlertDeleted",
  },
};
