import type { Words } from "@evolve/i18n";
import type { Violation } from "@evolve/workforce";
import { durationOf } from "../apps/my-space/schedule/schedule-words.ts";

/** What is wrong, on which day, and with which figures. */
export const ruleWords = (
  words: Words,
  { code, date, values }: { readonly code: string; readonly date: string; readonly values: Violation["values"] },
  zone: string,
): string => {
  const key = `scheduleEditor.rule.${code}`;
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? figure(words, value, "days" in values, zone) : value,
    ]),
  );
  const day = words.date(date, "date", "UTC");
  return `${day}: ${words.has(key) ? words.message(key, { rest: "", min: "", max: "", paid: "", days: "", ...said }) : code}`;
};

/** Moments are told apart by their size; of rules about days the least and the most are days too, of others minutes. */
const figure = (words: Words, value: number, isOfDays: boolean, zone: string): string => {
  if (value > 1e11) return words.date(value, "dateTime", zone);
  return isOfDays ? words.number(value) : durationOf(words, Math.round(value));
};
