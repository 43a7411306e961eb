import type { AdherenceRow } from "@evolve/contracts/adherence";
import type { AdherenceStatus } from "@evolve/contracts/adherence-filters";
import type { PlainKey, Words } from "@evolve/i18n";
import type { StatusTone } from "@evolve/widgets/status-pill";
import { timeOf } from "../../my-space/schedule/schedule-words.ts";

export const statusNames: Readonly<Record<AdherenceStatus, PlainKey>> = {
  adherent: "adherence.statusAdherent",
  out: "adherence.statusOut",
  excepted: "adherence.statusExcepted",
  unknown: "adherence.statusUnknown",
  offShift: "adherence.statusOffShift",
};

export const statusTones: Readonly<Record<AdherenceStatus, StatusTone>> = {
  adherent: "success",
  out: "danger",
  excepted: "info",
  unknown: "warning",
  offShift: "neutral",
};

/** 'Calls until 12:30 PM', or when the shift is. */
export const activityOf = (
  words: Words,
  { activity, shiftFrom, shiftTo, zone }: AdherenceRow,
  now: number = Date.now(),
): string => {
  if (activity)
    return words.t("adherence.activityUntil", {
      activity: activity.name,
      time: timeOf(words, zone, Date.parse(activity.until)),
    });
  const [from, to] = [Date.parse(shiftFrom), Date.parse(shiftTo)];
  if (from > now) return words.t("adherence.shiftAhead", { time: timeOf(words, zone, from) });
  if (to <= now) return words.t("adherence.shiftOver", { time: timeOf(words, zone, to) });
  return words.t("adherence.betweenShifts");
};

/** '9:00 AM – 9:15 AM' */
export const spanOf = (
  words: Words,
  zone: string,
  { from, to }: { readonly from: number; readonly to: number },
): string => words.t("adherence.span", { from: timeOf(words, zone, from), to: timeOf(words, zone, to) });
