export { erlangB, erlangC } from "./erlang/erlang.ts";
export { type QueueInterval, type QueueLoad, type QueueMeasures, queueMeasures } from "./erlang/queue-measures.ts";
export {
  requiredAgents,
  type ServiceGoal,
  type StaffingAnswer,
  type StaffingQuestion,
} from "./erlang/required-agents.ts";
export { CancelledError, InputError, UnreachableGoalError } from "./support/input-error.ts";
export {
  type ForecastInput,
  type ForecastRemark,
  type ForecastReport,
  type ForecastResult,
  forecast,
  type SeriesInput,
} from "./forecast/forecast.ts";
export type { MethodName } from "./forecast/methods.ts";
export type { Accuracy } from "./forecast/rolling-origin.ts";
export type { Control } from "./support/control.ts";
export type { SimulatedGroup, SimulatedSkill, SimulationInput } from "./simulation/model.ts";
export { simulate } from "./simulation/simulate.ts";
export type { GroupResult, IntervalCounts, SimulationResult, SkillResult } from "./simulation/tally.ts";
