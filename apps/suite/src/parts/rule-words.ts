import type { Words } from "@evolve/i18n";
import type { Violation } from "@evolve/workforce";
import { durationOf, timeOf } from "../apps/my-space/schedule/schedule-words.ts";

/** So that a message can be written where a value of it was not kept. */
const none = { rest: "", min: "", max: "", paid: "", days: "", minutes: "", start: "", from: "", to: "" };

interface Told {
  /** Names of activities by their ids; without one a rule says "an activity". */
  readonly names?: ReadonlyMap<string, string>;
  /** The day that is told already: a rule of another one says which. */
  readonly day?: string;
}

/** What is wrong, on which day, and with which figures. */
export const ruleWords = (
  words: Words,
  { code, date, values }: { readonly code: string; readonly date: string; readonly values: Violation["values"] },
  zone: string,
  { names, day }: Told = {},
): string => {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? figure(words, value, "days" in values, zone) : (names?.get(value) ?? value),
    ]),
  );
  const isNamed = names?.has(String(values["activity"])) && names.has(String(values["other"] ?? values["activity"]));
  const namedKey = `scheduleEditor.named.${code}`;
  const key = isNamed && words.has(namedKey) ? namedKey : `scheduleEditor.rule.${variantOf(code, values)}`;
  const text = words.has(key) ? words.message(key, { ...none, ...said, ...allowedBy(words, values) }) : code;
  return date === day ? text : `${words.date(date, "date", "UTC")}: ${text}`;
};

/** A shift that is in no work plan is told what the plan would allow; one on a day without any is told that. */
const variantOf = (code: string, values: Violation["values"]): string => {
  if (code !== "not-in-plan" || values["off"] === undefined) return code;
  return values["startFrom"] === undefined ? "day-not-in-plan" : "shift-not-in-plan";
};

/** Starts and lengths that a work plan allows, as spans where it leaves a choice. */
const allowedBy = (words: Words, { startFrom, startTo, lengthMin, lengthMax }: Violation["values"]) => {
  const span = (from: string, to: string): string => (from === to ? from : words.t("schedules.span", { from, to }));
  const clock = (minutes: number | string | undefined): string => timeOf(words, "UTC", Number(minutes ?? 0) * 60_000);
  const length = (minutes: number | string | undefined): string => durationOf(words, Number(minutes ?? 0));
  return { starts: span(clock(startFrom), clock(startTo)), lengths: span(length(lengthMin), length(lengthMax)) };
};

/** Moments are told apart by their size; of rules about days the least and the most are days too, of others minutes. */
const figure = (words: Words, value: number, isOfDays: boolean, zone: string): string => {
  if (value > 1e11) return words.date(value, "dateTime", zone);
  return isOfDays ? words.number(value) : durationOf(words, Math.round(value));
};
