import { historyLimits } from "@evolve/contracts/history";
import type { HistoryField, HistoryImportOptions, HistoryMapping } from "@evolve/contracts/history-import";
import { createZoneClock, isIntervalStart, readClock, type ZonedInstant } from "@evolve/workforce";
import { type FileRow, isUnreadable } from "../../platform/row-files/index.ts";
import { readCount, readSeconds } from "./read-number.ts";
import type { QueueBook } from "./queue-book.ts";
import { createSeenIntervals } from "./seen-intervals.ts";

/** Why a row is bad. */
export const faultReasons = [
  "required",
  "unknownQueue",
  "tooManyQueues",
  "badTime",
  "skippedHour",
  "offInterval",
  "outOfRange",
  "badCount",
  "negative",
  "absurdCount",
  "badSeconds",
  "absurdSeconds",
  "twice",
  "otherLength",
  "unreadable",
  "notText",
] as const;
export type FaultReason = (typeof faultReasons)[number];

export interface RowFault {
  /** Which file of the import, counted from 0. */
  readonly file: number;
  /** 0: the whole file. */
  readonly line: number;
  readonly field: HistoryField;
  readonly value: string;
  readonly reason: FaultReason;
}

export interface IntervalRow {
  /** Its number in the queue book. */
  readonly queue: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: 15 | 30;
  readonly offered: number;
  readonly handled: number;
  readonly abandoned: number;
  readonly answeredInLevel: number;
  readonly talkSeconds: number;
  readonly holdSeconds: number;
  readonly afterCallSeconds: number;
  readonly isOnClosedDay: boolean;
}

interface Rules {
  readonly options: HistoryImportOptions;
  /** Of the business unit, on whose clock intervals begin. */
  readonly unitZone: string;
  readonly earliest: number;
  readonly latest: number;
  readonly queues: QueueBook;
  readonly closedDays: ReadonlySet<string>;
}

type Start = (ZonedInstant & { readonly date: string }) | FaultReason;

const minuteMs = 60_000;
const secondsPerDay = 86_400;
const startsKept = 200_000;
const counts = ["offered", "handled", "abandoned", "answeredInLevel"] as const;
const seconds = ["talkSeconds", "holdSeconds", "afterCallSeconds", "handleSeconds", "averageHandleSeconds"] as const;
type Numbers = Partial<Record<(typeof counts)[number] | (typeof seconds)[number], number>>;

/** Reads rows of an import's files one by one: an interval, or all that is wrong with the row. */
export const createRowReader = ({ options, unitZone, earliest, latest, queues, closedDays }: Rules) => {
  const { existing, zone } = options;
  const instantOf = createZoneClock(zone);
  const seen = createSeenIntervals(earliest);
  // The same start stands in the rows of all queues.
  const starts = new Map<string, Start>();

  const readStart = (file: number, dateText: string, timeText: string): Start => {
    const { dateOrder, minutes: length } = options.files[file] as HistoryImportOptions["files"][number];
    const date = readClock(dateText, dateOrder);
    const time = timeText === "" ? null : readClock(timeText, dateOrder);
    const minutes = timeText === "" ? (date?.minutes ?? null) : (time?.minutes ?? null);
    // A day without a time is its first interval only where no column holds times: spreadsheets leave midnight out.
    if (!date?.date || (timeText !== "" && minutes === null)) return "badTime";
    const offset = date.offset ?? time?.offset ?? null;
    const found =
      offset === null
        ? instantOf(date.date, minutes ?? 0)
        : { instant: Date.parse(date.date) + ((minutes ?? 0) - offset) * minuteMs, again: null };
    if (found === null) return "skippedHour";
    if (!isIntervalStart(found.instant, unitZone, length)) return "offInterval";
    if (found.instant < earliest || found.instant > latest) return "outOfRange";
    return { ...found, date: date.date };
  };
  const startOf = (file: number, dateText: string, timeText: string): Start => {
    const key = `${file}|${dateText}|${timeText}`;
    const known = starts.get(key);
    if (known !== undefined) return known;
    if (starts.size >= startsKept) starts.clear();
    const start = readStart(file, dateText, timeText);
    starts.set(key, start);
    return start;
  };

  const hasDate = (text: string, file: number): boolean =>
    (readClock(text, options.files[file]?.dateOrder ?? "ymd")?.date ?? null) !== null;

  /** The instant that a row of this queue means; null where another row of the import has it, and rows are not added up. */
  const pickInstant = (queue: number, { instant, again }: ZonedInstant, minutes: number): number | null => {
    if (seen.add(queue, instant, minutes)) return instant;
    if (again !== null && seen.add(queue, again, minutes)) return again;
    return existing === "add" ? instant : null;
  };

  return (file: number, { line, cells }: FileRow): IntervalRow | RowFault[] => {
    const { mapping, minutes, queueName } = options.files[file] as HistoryImportOptions["files"][number];
    const faults: RowFault[] = [];
    const textOf = (field: keyof HistoryMapping): string => {
      const column = mapping[field];
      return column === undefined ? "" : (cells[column] ?? "").trim();
    };
    const blame = (field: HistoryField, reason: FaultReason): void => {
      faults.push({ file, line, field, value: textOf(field), reason });
    };
    if (cells.some(isUnreadable)) {
      for (const field of Object.keys(mapping) as (keyof HistoryMapping)[])
        if (isUnreadable(textOf(field))) blame(field, "notText");
      if (faults.length > 0) return faults;
    }
    const dateField = mapping.start === undefined ? "date" : "start";
    const dateText = textOf(dateField);
    const timeText = textOf("time");
    const start = dateText === "" ? "required" : startOf(file, dateText, timeText);
    if (typeof start === "string") blame(start === "badTime" && hasDate(dateText, file) ? "time" : dateField, start);

    const given = readNumbers(textOf, blame);
    const name = mapping.queue === undefined ? (queueName ?? "") : textOf("queue");
    const queue = name === "" ? "required" : queues.numberOf(name, faults.length === 0);
    if (typeof queue === "string") blame("queue", queue);
    if (faults.length > 0 || typeof start === "string" || typeof queue === "string") return faults;

    const at = pickInstant(queue, start, minutes);
    if (at === null) blame(dateField, "twice");
    else if (existing === "add" && queues.hasOtherLength(queue, at, minutes)) blame(dateField, "otherLength");
    if (at === null || faults.length > 0) return faults;
    return { queue, start: at, minutes, isOnClosedDay: closedDays.has(start.date), ...contactsOf(given) };
  };
};

const readNumbers = (
  textOf: (field: keyof HistoryMapping) => string,
  blame: (field: HistoryField, reason: FaultReason) => void,
): Numbers => {
  const given: Numbers = {};
  for (const field of counts) {
    const text = textOf(field);
    if (text === "") {
      if (field === "offered") blame(field, "required");
      continue;
    }
    const count = readCount(text);
    if (Number.isNaN(count)) blame(field, "badCount");
    else if (count < 0) blame(field, "negative");
    else if (count > historyLimits.contactsMax) blame(field, "absurdCount");
    given[field] = count;
  }
  for (const field of seconds) {
    const text = textOf(field);
    if (text === "") continue;
    const value = readSeconds(text);
    if (!Number.isFinite(value)) blame(field, "badSeconds");
    else if (value < 0) blame(field, "negative");
    // Nobody is busy with a contact for longer than a day.
    else if (
      value >
      secondsPerDay * (field === "averageHandleSeconds" ? 1 : Math.max(1, given.handled ?? given.offered ?? 1))
    )
      blame(field, "absurdSeconds");
    given[field] = value;
  }
  return given;
};

const contactsOf = (given: Numbers) => {
  const offered = given.offered ?? 0;
  const handled = given.handled ?? Math.max(0, offered - (given.abandoned ?? 0));
  const hasParts = given.talkSeconds !== undefined || given.afterCallSeconds !== undefined;
  const whole = given.handleSeconds ?? (given.averageHandleSeconds ?? 0) * handled;
  return {
    offered,
    handled,
    abandoned: given.abandoned ?? Math.max(0, offered - handled),
    answeredInLevel: given.answeredInLevel ?? 0,
    // Without its parts all of the handle time counts as talking.
    talkSeconds: hasParts ? (given.talkSeconds ?? 0) : whole,
    holdSeconds: hasParts ? (given.holdSeconds ?? 0) : 0,
    afterCallSeconds: hasParts ? (given.afterCallSeconds ?? 0) : 0,
  };
};
