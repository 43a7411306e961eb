import type { GoalPart, QueueExplanation, StaffingMeasures } from "@evolve/contracts/staffing-explanation";
import type { Words } from "@evolve/i18n";
import { percent } from "./staffing-map.ts";

const seconds = (words: Words, value: number | null): string =>
  value === null
    ? words.t("requirement.endless")
    : words.t("requirement.seconds", { seconds: words.number(value, { maximumFractionDigits: 1 }) });

/** "38–52": of contacts or people; an end that is out of reach says so. */
export const bandText = (words: Words, { lower, upper }: { lower: number | null; upper: number | null }): string => {
  const end = (value: number | null): string =>
    value === null ? words.t("requirement.outOfReach") : words.number(value, { maximumFractionDigits: 1 });
  return `${end(lower)} – ${end(upper)}`;
};

/** "79.1 % answered in 20 s": what a part of the goal measures. */
const measureText = (
  words: Words,
  { targetSeconds }: QueueExplanation,
  part: GoalPart,
  measures: StaffingMeasures,
): string => {
  switch (part) {
    case "serviceLevel":
      return words.t("requirement.answeredIn", {
        level: percent(words, measures.serviceLevel),
        seconds: words.number(targetSeconds),
      });
    case "averageWaitSeconds":
      return words.t("requirement.waitOf", { wait: seconds(words, measures.averageWaitSeconds) });
    case "abandonRate":
      return words.t("requirement.abandonOf", { rate: percent(words, measures.abandonRate) });
    case "maxOccupancy":
      return words.t("requirement.occupancyOf", { occupancy: percent(words, measures.occupancy) });
    case "load":
      return words.t("requirement.overloaded");
  }
};

/** One sentence on why the last person is needed. */
export const lastPersonText = (
  words: Words,
  explanation: QueueExplanation,
  { part, without, with: reached, withOneMore }: NonNullable<QueueExplanation["lastPerson"]>,
  people: number,
): string => {
  const shownPart = part === "load" ? "serviceLevel" : part;
  return words.t("requirement.whyLast", {
    people,
    fewer: people - 1,
    more: people + 1,
    without: measureText(words, explanation, part, without),
    reached: measureText(words, explanation, shownPart, reached),
    beyond: measureText(words, explanation, shownPart, withOneMore),
  });
};

/** What keeps the goal out of reach, and how far people come. */
export const limitText = (
  words: Words,
  explanation: QueueExplanation,
  { cause, part, agents, measures }: NonNullable<QueueExplanation["limit"]>,
): string =>
  words.t(cause === "people" ? "requirement.limitPeople" : "requirement.limitChance", {
    people: agents,
    reached: measureText(words, explanation, part, measures),
  });
