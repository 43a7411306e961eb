import type { CallResult } from "@evolve/contracts/call";
import {
  type HistoryField,
  historyFields,
  type HistoryImportOptions,
  type prepareHistoryFile,
} from "@evolve/contracts/history-import";
import { type DateOrder, readClock, recogniseClock } from "@evolve/workforce";
import { type ColumnFields, firstFields, mappingOf } from "../../../../parts/column-fields.ts";

export interface PreparedFile extends CallResult<typeof prepareHistoryFile> {
  readonly fileName: string;
  /** What was chosen for columns of these names before. */
  readonly remembered: unknown;
}

/** What a person has chosen for the files of one header, as far as they have. */
export interface GroupChoices {
  readonly fields?: ColumnFields<HistoryField>;
  readonly dateOrder?: DateOrder;
  readonly minutes?: 15 | 30;
}

/** Files with the same columns are read in the same way. */
export interface FileGroup {
  readonly key: string;
  readonly files: readonly PreparedFile[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly fields: ColumnFields<HistoryField>;
  readonly dateOrder: DateOrder;
  readonly isAmbiguous: boolean;
  /** Null until it is chosen, where the files do not say it. */
  readonly minutes: 15 | 30 | null;
  /** An interval that no history can have. */
  readonly wrongMinutes: number | null;
  readonly isComplete: boolean;
}

const columnOf = (fields: ColumnFields<HistoryField>, field: HistoryField): number => fields.indexOf(field);

/** The files by their headers, with what was recognised and, where that was changed, chosen. */
export const groupFiles = (
  files: readonly PreparedFile[],
  choices: Readonly<Record<string, GroupChoices>>,
  today: string,
): readonly FileGroup[] =>
  [...Map.groupBy(files, ({ columns }) => JSON.stringify(columns))].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const chosen = choices[key] ?? {};
    const fields = chosen.fields ?? firstFields(historyFields, first.columns, first.mapping, first.remembered);
    const cells = (field: HistoryField): string[] => {
      const column = columnOf(fields, field);
      if (column < 0) return [];
      const rows = group.flatMap((file) => [...file.rows, ...file.samples]);
      return rows.map((row) => (row[column] ?? "").trim()).filter((text) => text !== "");
    };
    const dates = cells("start").length > 0 ? cells("start") : cells("date");
    const { order, isAmbiguous, intervalMinutes } = recogniseClock(dates, cells("time"), { today });
    const isUsable = intervalMinutes === 15 || intervalMinutes === 30;
    const wrongMinutes = intervalMinutes === null || isUsable ? null : intervalMinutes;
    const minutes = chosen.minutes ?? (isUsable ? intervalMinutes : null);
    const hasDate = columnOf(fields, "start") >= 0 || columnOf(fields, "date") >= 0;
    return [
      {
        key,
        files: group,
        columns: first.columns,
        rows: first.rows.slice(0, 5),
        fields,
        dateOrder: chosen.dateOrder ?? order,
        isAmbiguous: isAmbiguous && chosen.dateOrder === undefined,
        minutes,
        wrongMinutes: chosen.minutes === undefined ? wrongMinutes : null,
        isComplete: hasDate && columnOf(fields, "offered") >= 0 && minutes !== null,
      },
    ];
  });

interface Example {
  readonly text: string;
  /** `2026-11-03T08:15`; null where it is not read. */
  readonly local: string | null;
  /** `UTC+05:30`, where the file states it; null where times are those of the chosen zone. */
  readonly zone: string | null;
}

const zoneText = (offset: number): string => {
  const part = (minutes: number): string => String(Math.floor(minutes)).padStart(2, "0");
  const distance = Math.abs(offset);
  return offset === 0 ? "UTC" : `UTC${offset < 0 ? "-" : "+"}${part(distance / 60)}:${part(distance % 60)}`;
};

/** How the date and time of the first row are read. */
export const readExample = ({ rows, fields, dateOrder }: FileGroup): Example | null => {
  const [row] = rows;
  const textOf = (field: HistoryField): string => (row?.[columnOf(fields, field)] ?? "").trim();
  const dateText = textOf("start") === "" ? textOf("date") : textOf("start");
  if (dateText === "") return null;
  const timeText = textOf("time");
  const date = readClock(dateText, dateOrder);
  const time = timeText === "" ? null : readClock(timeText, dateOrder);
  const minutes = timeText === "" ? (date?.minutes ?? 0) : (time?.minutes ?? null);
  const offset = date?.offset ?? time?.offset ?? null;
  const text = timeText === "" ? dateText : `${dateText} ${timeText}`;
  if (!date?.date || minutes === null) return { text, local: null, zone: null };
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return { text, local: `${date.date}T${clock}`, zone: offset === null ? null : zoneText(offset) };
};

export const hasQueueColumn = ({ fields }: FileGroup): boolean => columnOf(fields, "queue") >= 0;

/** Without any of these columns the time that contacts take is unknown. */
const handleTimeFields = ["handleSeconds", "averageHandleSeconds", "talkSeconds", "afterCallSeconds"] as const;
export const hasHandleTimes = ({ fields }: FileGroup): boolean =>
  handleTimeFields.some((field) => columnOf(fields, field) >= 0);

/** A file is often called as its queue. */
export const queueNameOf = (fileName: string): string => fileName.replace(/\.[^.]+$/, "").slice(0, 80);

/** What the server is told of each file. */
export const fileOptions = (
  groups: readonly FileGroup[],
  queueNames: Readonly<Record<string, string>>,
): HistoryImportOptions["files"] =>
  groups.flatMap((group) =>
    group.files.map(({ fileId, fileName }) => ({
      fileId,
      mapping: mappingOf(group.fields),
      dateOrder: group.dateOrder,
      minutes: group.minutes ?? 30,
      queueName: hasQueueColumn(group) ? null : (queueNames[fileId] ?? queueNameOf(fileName)),
    })),
  );
