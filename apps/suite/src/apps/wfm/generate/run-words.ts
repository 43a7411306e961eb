import { generationLimits, type GenerationRun } from "@evolve/contracts/schedule-generation";
import type { Words } from "@evolve/i18n";

/** '23 Nov 2026, 14:05 · seed 3' */
export const runTitle = (words: Words, { startedAt, seed }: GenerationRun): string =>
  words.t("generation.runTitle", { at: words.date(startedAt, "dateTime"), seed });

/** Who and which days could change, of a run that was for a part; null of one for everything. */
export const partWords = (words: Words, { agents, days }: GenerationRun): string | null =>
  agents === null && days === null
    ? null
    : words.t("generation.limited", { agents: agents ?? 0, days: days?.length ?? 0 });

export const wishWeights = { none: 0, usual: generationLimits.wishWeightUsual, much: 2, most: 20 } as const;
export type WishLevel = keyof typeof wishWeights;
export const wishLevels = Object.keys(wishWeights) as readonly WishLevel[];

/** 'As usual', or the number itself of a weight that the screen does not offer. */
export const wishesWords = (words: Words, weight: number): string => {
  const level = wishLevels.find((name) => wishWeights[name] === weight);
  return level === undefined ? words.number(weight) : words.t(`generation.wishes.${level}`);
};

export const hoursWords = (words: Words, value: number | null): string =>
  value === null ? "–" : words.t("generation.hours", { hours: words.number(Math.round(value * 10) / 10) });

/** A result that can still be taken over. */
export const hasResult = ({ state, endedAt }: GenerationRun): boolean =>
  (state === "done" || state === "cancelled") && endedAt !== null;
