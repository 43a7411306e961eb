export { erlangB, erlangC } from "./erlang/erlang.ts";
export { type QueueInterval, type QueueLoad, type QueueMeasures, queueMeasures } from "./erlang/queue-measures.ts";
export {
  requiredAgents,
  type ServiceGoal,
  type StaffingAnswer,
  type StaffingQuestion,
  withShrinkage,
} from "./erlang/required-agents.ts";
export { CancelledError, InputError, UnreachableGoalError } from "./support/input-error.ts";
export {
  type ForecastInput,
  type ForecastRemark,
  type ForecastReport,
  type ForecastResult,
  forecast,
} from "./forecast/forecast.ts";
export {
  applyForecastLayers,
  forecastLayersOf,
  type ForecastEffect,
  type ForecastLayer,
  type ForecastValues,
  type LayeredForecast,
  type LayersOfIntervals,
  meanHandleSeconds,
} from "./forecast/layers.ts";
export { type MethodName, methodNames } from "./forecast/methods.ts";
export {
  type Accuracy,
  type AccuracyByGrain,
  type MethodAccuracy,
  type MethodChoice,
  methodChoices,
} from "./forecast/method-accuracy.ts";
export { rangeOf } from "./forecast/rolling-origin.ts";
export type { Control } from "./support/control.ts";
export type { SimulatedGroup, SimulatedSkill, SimulationInput } from "./simulation/model.ts";
export { simulate } from "./simulation/simulate.ts";
export {
  type DeferrableResult,
  type DeferrableSimulation,
  simulateDeferrable,
} from "./simulation/simulate-deferrable.ts";
export type { GroupResult, IntervalCounts, SimulationResult, SkillResult } from "./simulation/tally.ts";
export { type CentreGroup, centreGroups, isDeferrable, type Media } from "./simulation/centre-model.ts";
export {
  type CentreEvent,
  type CentreHistory,
  type ContactCentre,
  type ContactCentreInput,
  simulateContactCentre,
} from "./simulation/contact-centre.ts";
export type { SeriesInput } from "./forecast/series.ts";
export { cleanHandleTimes, type HandleTimeHistory } from "./history/clean-handle-times.ts";
export { cleanHistory, type CleanedHistory } from "./history/clean-history.ts";
export {
  type Decision,
  type FindingEvidence,
  type FindingKind,
  type HistoryFinding,
  isSettled,
  type Measure,
} from "./history/finding.ts";
export { applyLayers, type HistoryLayer, layerFor } from "./history/layers.ts";
export { runsOf } from "./history/runs.ts";
export { forecastHandleTime, type HandleTimeForecast, type HandleTimeInput } from "./forecast/handle-time.ts";
export { reforecastDay } from "./forecast/intraday.ts";
export { callbackCost, type CallbackRequest } from "./queueing/callback.ts";
export { type ChatQuestion, requiredChatAgents } from "./queueing/chat.ts";
export { type DeferrableRequirement, type DeferrableWork, deferrableRequirement } from "./queueing/deferrable.ts";
export {
  type MultiSkillAnswer,
  type MultiSkillQuestion,
  multiSkillRequirement,
  pooledBound,
  type PooledGroup,
  type PooledSkill,
} from "./queueing/multi-skill.ts";
export {
  explainRequirement,
  type ExplainQuestion,
  type GoalPart,
  type RequirementExplanation,
} from "./staffing/explain-requirement.ts";
export { explainWorkload, type ExplainWorkload, type WorkloadExplanation } from "./staffing/explain-workload.ts";
export type { ShrinkagePart, ShrinkageStep } from "./staffing/shrinkage-steps.ts";
export type { SimulatedMeasures } from "./staffing/simulate-interval.ts";
export {
  calendarDays,
  daysLater,
  isIntervalStart,
  type LocalDay,
  type LocalDays,
  localDateOf,
  zoneOffset,
} from "./calendar/local-days.ts";
export type {
  Activity,
  ActivityCode,
  ActivityKind,
  AgentSkill,
  Band,
  Contract,
  PlanActivity,
  PlanAssignment,
  PlanShift,
  Preferences,
  RosterAgent,
  RosterInput,
  Rotation,
  Shift,
  Span,
  TimeOff,
  WorkPlan,
} from "./rules/roster.ts";
export { paidMinutes, prepareRoster, type Roster } from "./rules/agent-rules.ts";
export { type Dates, draftViolations } from "./rules/draft-violations.ts";
export { eachRuleOnce } from "./rules/each-rule-once.ts";
export { needsReason } from "./rules/needs-reason.ts";
export { newlyBroken } from "./rules/newly-broken.ts";
export { validateAgent, validateShift } from "./rules/validate-shift.ts";
export type { RuleCode, Violation } from "./rules/violation.ts";
export {
  type AdherencePlan,
  type AdherenceStatus,
  type AdherenceTotals,
  type AgentState,
  type DayAdherence,
  dayAdherence,
  type ScheduledSegment,
  scheduledAt,
  statusAt,
  sumAdherence,
  workedAroundMs,
  type StateMeaning,
} from "./adherence/adherence.ts";
export { currentDeviation, type Deviation, type DeviationKind } from "./adherence/deviation.ts";
export { missingHours } from "./coverage/missing-hours.ts";
export { type CoveredGroup, peopleOnQueue } from "./coverage/people-on-queue.ts";
export { scheduledLevel } from "./coverage/scheduled-level.ts";
export { type BrokenRule, checkSchedule } from "./checker/check-schedule.ts";
export type {
  Budget,
  DemandGroup,
  ScheduleInput,
  ScheduleMessage,
  ScheduleResult,
} from "./scheduling/schedule-input.ts";
export {
  generateSchedule,
  placeBreaks,
  reoptimise,
  type ScheduleControl,
  type ScheduleProgress,
} from "./scheduling/generate-schedule.ts";
export { sampleCentre, type SampleCentreOptions } from "./scheduling/sample-centre.ts";
export { diffSchedules, type ShiftChange } from "./scheduling/diff-schedules.ts";
export { type MeasuredGroup, type ScheduleFigures, scheduleFigures } from "./scheduling/schedule-figures.ts";
export { coverGap, type GapCover } from "./scheduling/cover-gap.ts";
export { planShift } from "./scheduling/plan-shift.ts";
export { checkTrade, type Cover, findCover, skillsMissing, type TradeResult } from "./scheduling/find-cover.ts";
export { type PlanFinding, validatePlans } from "./scheduling/validate-plans.ts";
export {
  type ClockReading,
  type DateOrder,
  dateOrders,
  readClock,
  type RecognisedClock,
  recogniseClock,
} from "./history/read-clock.ts";
export { createZoneClock, type ZonedInstant } from "./history/zone-clock.ts";
export {
  type ForecastErrors,
  forecastErrors,
  type ForecastPair,
  shrinkageOfActivity,
  type StaffedInterval,
  staffingBalance,
  type StaffingBalance,
} from "./reporting/measures.ts";
export { nextDelivery } from "./reporting/next-delivery.ts";
export { type Period, periodsOf, relativePeriod } from "./reporting/periods.ts";
