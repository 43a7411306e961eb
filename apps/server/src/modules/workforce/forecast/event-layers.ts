import type { EventEffect } from "@evolve/contracts/calendar-events";
import type { EventKind } from "@evolve/contracts/planning-filters";
import type { ForecastEffect, LocalDays } from "@evolve/workforce";
import type { GroupHistory } from "../history/index.ts";

export interface PlannedEvent {
  id: string;
  name: string;
  kind: EventKind;
  firstDay: string;
  lastDay: string;
  effect: EventEffect;
  factor: number | null;
  copiedDay: string | null;
}

export interface EventLayer {
  readonly eventId: string;
  readonly eventKind: EventKind;
  readonly name: string;
  readonly effect: Extract<ForecastEffect, "closed" | "multiply" | "copy">;
  readonly from: number;
  readonly to: number;
  readonly amount: number | null;
  /** Of `copy`: contacts for each interval; null where nothing is known of the day that it copies. */
  readonly amounts: number[] | null;
}

/** The days of events from a first to a last local date. */
export const daysOf = (events: readonly PlannedEvent[], first: string, last: string): string[] =>
  events.flatMap(({ firstDay, lastDay }) => {
    const from = Date.parse(firstDay > first ? firstDay : first);
    const to = Date.parse(lastDay < last ? lastDay : last);
    return Array.from({ length: Math.max(0, Math.round((to - from) / 86_400_000) + 1) }, (_, day) =>
      new Date(from + day * 86_400_000).toISOString().slice(0, 10),
    );
  });

/** What events do to the days of a period, in the order of the calendar; closures last, since nothing is offered then. */
export const eventLayers = (
  events: readonly PlannedEvent[],
  period: LocalDays,
  baseline: readonly number[],
  history: GroupHistory | null,
): EventLayer[] => {
  const layers = events.flatMap((event): EventLayer[] => {
    const { id: eventId, kind: eventKind, name } = event;
    const days = period.days.filter(({ date }) => date >= event.firstDay && date <= event.lastDay);
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const of = { eventId, eventKind, name, from: first.first, to: last.first + last.slots.length };
    if (eventKind === "closed") return [{ ...of, effect: "closed", amount: null, amounts: null }];
    if (event.effect === "multiply") return [{ ...of, effect: "multiply", amount: event.factor, amounts: null }];
    if (event.effect !== "copy" || event.copiedDay === null) return [];
    const copied = courseOf(event.copiedDay, period, baseline, history);
    // A layer without amounts changes nothing, but shows that there is nothing to copy.
    const amounts = copied && days.flatMap(({ slots }) => slots.map((slot) => copied.get(slot) ?? 0));
    return [{ ...of, effect: "copy", amount: null, amounts }];
  });
  return [...layers.filter(({ effect }) => effect !== "closed"), ...layers.filter(({ effect }) => effect === "closed")];
};

/** What a day had in each interval of the clock: a day of the history, else one of the period; null where it is in neither. */
const courseOf = (
  date: string,
  period: LocalDays,
  baseline: readonly number[],
  history: GroupHistory | null,
): Map<number, number> | null => {
  const past = history?.calendar.days.find((day) => day.date === date);
  if (past) return new Map(past.slots.map((slot, place) => [slot, history?.offered[past.first + place] ?? 0]));
  const coming = period.days.find((day) => day.date === date);
  return coming ? new Map(coming.slots.map((slot, place) => [slot, baseline[coming.first + place] ?? 0])) : null;
};
