import { defineModule } from "../../../core/module.ts";
import { decideOnHistory, undoHistoryDecision } from "./decisions.ts";
import { pushIntervals } from "./push-intervals.ts";
import { readHistory } from "./read-history.ts";

export { tellIntervalsChanged } from "./announce.ts";
export { readDaySoFar } from "./day-so-far.ts";
export { ensureMonths, findSpan, storeIntervals } from "./intervals-repository.ts";
export { storeDecision } from "./decisions.ts";
export { hashOfHistory } from "./hash-of-history.ts";
export { type GroupHistory, readActual, readGroupHistory } from "./series.ts";

export { listClosedDays } from "./layers-repository.ts";

export const history = defineModule({
  operations: [pushIntervals, readHistory, decideOnHistory, undoHistoryDecision],
});
