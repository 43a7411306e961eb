import { setTimeout as wait } from "node:timers/promises";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findSchedule, lockIfFree, type ScheduleRow } from "./schedules-repository.ts";

const triesEvery = 100;
const patience = 10_000;

/**
 * Locks a schedule, waiting for who changes its shifts longer than a statement may wait for a lock: writing what was generated takes
 * seconds. Refused with `scheduleBusy` where they take longer still.
 */
export const lockPatiently = async (tx: Tx, tenantId: string, id: string): Promise<ScheduleRow> => {
  for (const until = performance.now() + patience; !(await lockIfFree(tx, tenantId, id)); await wait(triesEvery)) {
    if (!(await findSchedule(tx, tenantId, id))) refuse("notFound");
    if (performance.now() > until) refuse("scheduleBusy");
  }
  // As those who held it have left it.
  return (await findSchedule(tx, tenantId, id)) ?? refuse("notFound");
};
