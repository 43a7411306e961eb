import type { Shift } from "@evolve/workforce";
import { defineService } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";

interface Asked {
  readonly planningGroupId: string;
  readonly from: Date;
  readonly to: Date;
  readonly intervalMinutes: number;
  /** Counts the published shifts as if this person were away in [from, to). */
  readonly away?: { readonly agentId: string; readonly from: number; readonly to: number };
  /** Counts the published shifts as if these were changed. */
  readonly instead?: ShiftsInstead;
}

export interface ShiftsInstead {
  /** Ids. */
  readonly removed: readonly string[];
  readonly added: readonly (Shift & { readonly day: string })[];
}

/** People scheduled for a planning group; null where no schedule covers the time. */
export type ScheduledPeople = (
  tx: Tx,
  tenantId: string,
  asked: Asked,
) => Promise<{
  readonly scheduleId: string;
  /** Says which schedule it is. */
  readonly label: string;
  /** One for each interval; somebody of several planning groups counts in parts. */
  readonly people: readonly number[];
} | null>;

/** Provided by the module that makes schedules; without it there are none. */
export const scheduledPeople = defineService<ScheduledPeople>("scheduled people", () => () => Promise.resolve(null));
