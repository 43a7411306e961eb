import { type TimeOffRow, timeOffLimits } from "@evolve/contracts/time-off";
import type { TimeOffState } from "@evolve/contracts/time-off-filters";
import type { PlainKey, Words } from "@evolve/i18n";
import { isCallError } from "@evolve/session";
import type { StatusTone } from "@evolve/widgets/status-pill";

export const timeOffStateNames: Readonly<Record<TimeOffState, PlainKey>> = {
  pending: "timeOff.state.pending",
  waitlisted: "timeOff.state.waitlisted",
  approved: "timeOff.state.approved",
  denied: "timeOff.state.denied",
  withdrawn: "timeOff.state.withdrawn",
  cancelled: "timeOff.state.cancelled",
};

export const timeOffTones: Readonly<Record<TimeOffState, StatusTone>> = {
  pending: "info",
  waitlisted: "warning",
  approved: "success",
  denied: "danger",
  withdrawn: "neutral",
  cancelled: "neutral",
};

const rounded = (number: number): number => Math.round(number * 10) / 10;

/** '16 h (2 days)', of minutes; a day has eight hours. */
export const amountOf = ({ t }: Words, minutes: number): string =>
  t("timeOff.amount", { hours: rounded(minutes / 60), days: rounded(minutes / timeOffLimits.dayMinutes) });

/** Minutes after midnight as the language writes a time of day. */
const clockOf = (words: Words, minutes: number): string => words.date(minutes * 60_000, "time", "UTC");

/** The days of a request, or the day and its hours. */
export const daysOf = (
  words: Words,
  { firstDay, lastDay, part }: Pick<TimeOffRow, "firstDay" | "lastDay" | "part">,
) => {
  const day = (date: string): string => words.date(date, "date", "UTC");
  if (part !== null)
    return `${day(firstDay)}, ${clockOf(words, part.from)} – ${clockOf(words, part.from + part.minutes)}`;
  return firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`;
};

/** Who decided, and how; empty while nobody has. */
export const deciderOf = ({ t }: Words, { isAutomatic, decidedBy }: Pick<TimeOffRow, "isAutomatic" | "decidedBy">) => {
  if (isAutomatic) return t("timeOff.byRules");
  return decidedBy === "" ? "" : t("timeOff.byPerson", { name: decidedBy });
};

/** What is said of a request that was sent: rules may have decided it at once. */
export const sentWords = ({ t }: Words, state: TimeOffState): string => {
  if (state === "approved") return t("timeOff.sent.approved");
  return t(state === "waitlisted" ? "timeOff.sent.waitlisted" : "timeOff.sent.pending");
};

/** The person has asked for time off on one of these days before. */
export const isAlreadyAsked = (error: unknown): boolean =>
  isCallError(error) && error.fields.firstDay === "unavailableDate";
