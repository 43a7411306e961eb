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
      typeof value === "number" ? figure(words, name, value, zone) : value,
    ]),
  );
  const day = words.date(date, "date", "UTC");
  return `${day}: ${words.has(key) ? words.message(key, { rest: "", min: "", max: "", paid: "", days: "", ...said }) : code}`;
};

/** Moments and days are told apart from minutes by their names. */
const figure = (words: Words, name: string, value: number, zone: string): string => {
  if (value > 1e11) return words.date(value, "dateTime", zone);
  return name === "days" || value < 15 ? words.number(value) : durationOf(words, Math.round(value));
};
