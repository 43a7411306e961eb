import { snapTime } from "./time-scale.ts";
import type { TimeScale } from "./time-scale.ts";
import type { TimelineBar, TimelineChange } from "./types.ts";
import type { BarPart } from "./use-bar-drag.ts";

interface Limits {
  readonly scale: Pick<TimeScale, "from" | "to" | "zone">;
  readonly snapMinutes: number;
}

/**
 * A bar with its start, its end or the whole of it moved by a number of milliseconds: to whole steps of the local day, within the
 * time that the timeline shows, and never shorter than a step. A bar that begins before that time, or ends after it, may stay there.
 */
export const changedBar = (
  bar: TimelineBar,
  { part, by, rowId = bar.rowId }: { part: BarPart; by: number; rowId?: string },
  { scale: { from, to, zone }, snapMinutes }: Limits,
): TimelineChange => {
  const least = snapMinutes * 60_000;
  const snapped = (at: number) => snapTime(at, snapMinutes, zone);
  const within = (at: number, low: number, high: number) => Math.max(low, Math.min(at, high));
  const kept = { barId: bar.id, rowId, start: bar.start, end: bar.end };
  const [first, last] = [Math.min(from, bar.start), Math.max(to, bar.end)];
  if (part === "start")
    return { ...kept, start: Math.min(within(snapped(bar.start + by), first, bar.end - least), bar.end) };
  if (part === "end")
    return { ...kept, end: Math.max(within(snapped(bar.end + by), bar.start + least, last), bar.start) };
  const length = bar.end - bar.start;
  const start = by === 0 ? bar.start : within(snapped(bar.start + by), first, last - length);
  return { ...kept, start, end: start + length };
};

/** The part of a bar between two times, in whole steps. */
export const markedPart = (
  bar: TimelineBar,
  from: number,
  to: number,
  { scale: { zone }, snapMinutes }: Limits,
): TimelineChange => {
  const within = (at: number) => Math.max(bar.start, Math.min(snapTime(at, snapMinutes, zone), bar.end));
  const [start, end] = [within(Math.min(from, to)), within(Math.max(from, to))];
  return { barId: bar.id, rowId: bar.rowId, start, end };
};

export const isSameChange = (bar: TimelineBar, { rowId, start, end }: TimelineChange): boolean =>
  bar.rowId === rowId && bar.start === start && bar.end === end;
