import { defineEvent } from "../../../core/event.ts";

export interface PublishedDays {
  readonly businessUnitId: string;
  /** Local days, the last one included. */
  readonly first: string;
  readonly last: string;
  /** Whose days are new or different. */
  readonly agentIds: readonly string[];
}

/** Some days of a schedule have been published. */
export const schedulePublished = defineEvent<PublishedDays>("schedule-published");
