import type { StaffingWeek } from "@evolve/contracts/staffing";
import type { Words } from "@evolve/i18n";
import { netOf } from "./staffing-map.ts";

interface Week extends Pick<StaffingWeek, "intervalMinutes" | "isOpen" | "required" | "schedule"> {
  readonly planningGroup: { readonly goal: { readonly serviceLevel: number | null }; readonly isDeferrable: boolean };
}

/** What a scheduled week is short and over, in hours of people, and how many open intervals stay below the goal. */
export const balanceText = (words: Words, week: Week): string[] => {
  const { schedule, isOpen, intervalMinutes, planningGroup } = week;
  const open = netOf(week).flatMap((net, at) => (net !== null && isOpen[at] === true ? [{ net, at }] : []));
  const hoursOf = (counts: readonly number[]): string =>
    words.number((counts.reduce((sum, count) => sum + count, 0) * intervalMinutes) / 60, { maximumFractionDigits: 1 });
  const balance = words.t("requirement.balance", {
    short: hoursOf(open.map(({ net }) => Math.max(0, -net))),
    over: hoursOf(open.map(({ net }) => Math.max(0, net))),
  });
  const { serviceLevel: goal } = planningGroup.goal;
  if (goal === null || planningGroup.isDeferrable) return [balance];
  const below = open.filter(({ at }) => (schedule?.serviceLevel[at] ?? 1) < goal).length;
  return [balance, words.t("requirement.balanceBelow", { below, all: open.length })];
};
