import type { GenerationRun } from "@evolve/contracts/schedule-generation";
import type { Words } from "@evolve/i18n";

/** '23 Nov 2026, 14:05 · seed 3' */
export const runTitle = (words: Words, { startedAt, seed }: GenerationRun): string =>
  words.t("generation.runTitle", { at: words.date(startedAt, "dateTime"), seed });

/** Who and which days could change, of a run that was for a part; null of one for everything. */
export const partWords = (words: Words, { agents, days }: GenerationRun): string | null =>
  agents === null && days === null
    ? null
    : words.t("generation.limited", { agents: agents ?? 0, days: days?.length ?? 0 });

export const hoursWords = (words: Words, value: number | null): string =>
  value === null ? "–" : words.t("generation.hours", { hours: words.number(Math.round(value * 10) / 10) });

/** A result that can still be taken over. */
export const hasResult = ({ state, endedAt }: GenerationRun): boolean =>
  (state === "done" || state === "cancelled") && endedAt !== null;
