import { fromAbsolute, startOfWeek, toCalendarDate, toZoned } from "@internationalized/date";

const minute = 60_000;
const hour = 60 * minute;

/** The time between two lines of the axis, in minutes: from 5 minutes to 4 weeks. */
export const timelineZooms = [5, 15, 30, 60, 180, 360, 1440, 10_080, 40_320] as const;
export type TimelineZoom = (typeof timelineZooms)[number];

/** Pixels between two lines of the axis. */
const stepWidth = 60;

export interface TimeScale {
  /** Milliseconds since 1970: the time at the start, and at the end. */
  readonly from: number;
  readonly to: number;
  readonly zoom: TimelineZoom;
  /** An IANA name: "Europe/Stockholm". */
  readonly zone: string;
  /** Pixels of the whole time. */
  readonly width: number;
  readonly msPerPixel: number;
}

export const timeScale = ({ from, to, zoom, zone }: Pick<TimeScale, "from" | "to" | "zoom" | "zone">): TimeScale => {
  const msPerPixel = (zoom * minute) / stepWidth;
  return { from, to, zoom, zone, msPerPixel, width: Math.max(1, Math.ceil((to - from) / msPerPixel)) };
};

/** Pixels from the start. */
export const placeOfTime = ({ from, msPerPixel }: TimeScale, at: number): number => (at - from) / msPerPixel;

export interface Tick {
  readonly at: number;
  /** Begins a day, or a month where the axis shows days: it is named in the upper row. */
  readonly isMajor: boolean;
}

const midnightOf = (at: number, zone: string): number =>
  toZoned(toCalendarDate(fromAbsolute(at, zone)), zone)
    .toDate()
    .getTime();

/**
 * The lines of the axis between two times, at whole local times. A day may have 23 or 25 hours: a time that the clock leaves out has
 * no line, one that comes twice has two, unless the lines are further apart than an hour.
 */
export const ticksBetween = ({ zone, zoom }: Pick<TimeScale, "zone" | "zoom">, from: number, to: number): Tick[] =>
  zoom >= 1440 ? dayTicks(zone, zoom, from, to) : hourTicks(zone, zoom, from, to);

const hourTicks = (zone: string, zoom: number, from: number, to: number): Tick[] => {
  const ticks: Tick[] = [];
  const step = Math.min(zoom * minute, hour);
  let midnight = midnightOf(from, zone);
  while (midnight < to) {
    const next = midnightOf(midnight + 36 * hour, zone);
    let known = -1;
    for (let at = midnight; at < next && at < to; at += step) {
      const local = fromAbsolute(at, zone);
      const minutes = local.hour * 60 + local.minute;
      const isWanted = minutes % zoom === 0 && (zoom <= 60 || minutes > known);
      known = Math.max(known, minutes);
      if (isWanted && at >= from) ticks.push({ at, isMajor: at === midnight });
    }
    midnight = next;
  }
  return ticks;
};

const dayTicks = (zone: string, zoom: number, from: number, to: number): Tick[] => {
  const ticks: Tick[] = [];
  const days = zoom / 1440;
  // Weeks begin on Monday, and every fourth is counted from the same week in every window.
  const monday = startOfWeek(toCalendarDate(fromAbsolute(from, zone)), "en-GB");
  const weeks = Math.floor(monday.compare(monday.set({ year: 2024, month: 1, day: 1 })) / 7);
  let date =
    days === 1 ? toCalendarDate(fromAbsolute(from, zone)) : monday.subtract({ weeks: days > 7 ? weeks % 4 : 0 });
  let month = 0;
  for (let at = toZoned(date, zone).toDate().getTime(); at < to; at = toZoned(date, zone).toDate().getTime()) {
    if (at >= from) ticks.push({ at, isMajor: date.month !== month });
    if (at >= from) month = date.month;
    date = date.add({ days });
  }
  return ticks;
};

/** The nearest whole step of local time; steps are counted from local midnight, in minutes. */
export const snapTime = (at: number, minutes: number, zone: string): number => {
  const midnight = midnightOf(at, zone);
  const step = minutes * minute;
  return midnight + Math.round((at - midnight) / step) * step;
};

/** The zoom at which this much time fits best into this many pixels. */
export const zoomFor = (from: number, to: number, pixels: number): TimelineZoom =>
  timelineZooms.find((zoom) => timeScale({ from, to, zoom, zone: "UTC" }).width <= pixels) ?? 40_320;
