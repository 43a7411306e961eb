import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { JobState } from "./jobs.ts";
import { TimeZone } from "./organisation.ts";
import { IntervalMinutes, Media, PlanningName } from "./planning.ts";
import { searchAnswer, searchBody, TextFilter } from "./search.ts";
import { ImportFault } from "./user-import.ts";
import { Id } from "./validators.ts";

const area = "history";
const edit = { anyOf: ["wfm:history:edit"] } as const;

/**
 * What a column of interval history may hold. `start` has date and time; `date` and `time` have them apart. `handleSeconds` is the
 * handle time of all contacts together, `averageHandleSeconds` that of one.
 */
export const historyFields = [
  "queue",
  "start",
  "date",
  "time",
  "offered",
  "handled",
  "abandoned",
  "answeredInLevel",
  "handleSeconds",
  "averageHandleSeconds",
  "talkSeconds",
  "holdSeconds",
  "afterCallSeconds",
] as const;
export type HistoryField = (typeof historyFields)[number];

export const historyFileLimits = {
  bytes: 600_000_000,
  unpackedBytes: 1_000_000_000,
  rows: 8_000_000,
  columns: 60,
  filesAtOnce: 20,
  faultsShown: 100,
  /** How long an import can be undone. */
  undoDays: 30,
} as const;

const column = () => z.optional(z.int().check(z.gte(0), z.lt(historyFileLimits.columns)));

/** Which column holds a field, counted from 0. */
const Mapping = z.strictObject({
  queue: column(),
  start: column(),
  date: column(),
  time: column(),
  offered: column(),
  handled: column(),
  abandoned: column(),
  answeredInLevel: column(),
  handleSeconds: column(),
  averageHandleSeconds: column(),
  talkSeconds: column(),
  holdSeconds: column(),
  afterCallSeconds: column(),
});
export type HistoryMapping = z.output<typeof Mapping>;

export const prepareHistoryFile = defineCall({
  name: "prepareHistoryFile",
  summary:
    "Takes a CSV or XLSX file of interval history (multipart, field `file`), and shows rows of it with a guess of what its columns hold.",
  area,
  method: "POST",
  path: "/wfm/v1/history/files",
  access: edit,
  upload: { bytes: historyFileLimits.bytes },
  answer: z.object({
    fileId: z.string(),
    columns: z.array(z.string()),
    /** The first ones. */
    rows: z.array(z.array(z.string())),
    /** More of them, from further down: what dates and intervals look like is recognised by them. */
    samples: z.array(z.array(z.string())),
    mapping: Mapping,
  }),
  errors: ["unsupportedMediaType", "bodyTooLarge", "fileRefused"],
});

export const existingIntervals = ["replace", "add"] as const;

export const HistoryImportOptions = z.strictObject({
  files: z
    .array(
      z.strictObject({
        fileId: Id,
        mapping: Mapping,
        /** How its dates are written where they do not begin with the year. */
        dateOrder: z.enum(["ymd", "dmy", "mdy"]),
        minutes: IntervalMinutes,
        /** The queue of all its rows, where no column holds one. */
        queueName: z.nullable(PlanningName),
      }),
    )
    .check(z.minLength(1, "required"), z.maxLength(historyFileLimits.filesAtOnce)),
  /** Of queues that are created. */
  businessUnitId: Id,
  /** Of times that do not state their offset. */
  zone: TimeZone,
  /** What becomes of an interval that is known already. */
  existing: z.enum(existingIntervals),
  /** Creates queues that are not known yet, each with a planning group; else their rows are bad rows. Needs `wfm:setup:edit`. */
  createQueues: z.boolean(),
  /** What comes in in the queues that are created. */
  createdMedia: z._default(Media, "voice"),
  /** Only checks: nothing is written. */
  dryRun: z._default(z.boolean(), false),
});
export type HistoryImportOptions = z.output<typeof HistoryImportOptions>;

export const startHistoryImport = defineCall({
  name: "startHistoryImport",
  summary: "Starts an import, or a check, of files that were taken before. Bad rows are listed in the job's file.",
  area,
  method: "POST",
  path: "/wfm/v1/history/imports",
  access: edit,
  notWhileImpersonating: true,
  body: HistoryImportOptions,
  answer: z.object({ importId: z.string(), jobId: z.string() }),
  errors: ["notFound", "tooManyJobs", "invalidParameters"],
});

/** A bad row, in the words of the person who started the import; without a line it concerns the whole file. */
const HistoryFault = z.extend(ImportFault, { file: z.string() });
export type HistoryFault = z.output<typeof HistoryFault>;

const HistoryImport = z.object({
  id: z.string(),
  jobId: z.string(),
  fileNames: z.array(z.string()),
  startedBy: z.string(),
  startedAt: z.string(),
  isDryRun: z.boolean(),
  /** Only its starter can cancel it. */
  isOwn: z.boolean(),
  state: JobState,
  /** From 0 to 1. */
  progress: z.number(),
  rows: z.number(),
  imported: z.number(),
  failed: z.number(),
  /** Intervals that were known before, and were replaced or added to. */
  replaced: z.number(),
  queuesCreated: z.number(),
  /** Rows with contacts on days that the calendar closes. */
  onClosedDays: z.number(),
  /** `undoing` while its undoing runs; `covered`: a later import that replaced its intervals must be undone first. */
  undo: z.enum(["possible", "covered", "undoing", "undone", "impossible"]),
  undoneAt: z.nullable(z.string()),
});
export type HistoryImport = z.output<typeof HistoryImport>;

export const searchHistoryImports = defineCall({
  name: "searchHistoryImports",
  summary:
    "Imports of interval history by all users, with their results; checks are not among them. Searched by the names of files and users.",
  area,
  method: "POST",
  path: "/wfm/v1/history/imports/search",
  access: { anyOf: ["wfm:history:view"] },
  body: searchBody({ filter: TextFilter, orderBy: ["startedAt", "startedBy"], top: 20 }),
  answer: searchAnswer("imports", HistoryImport),
  errors: ["invalidParameters"],
});

export const readHistoryImport = defineCall({
  name: "readHistoryImport",
  summary: "An import of interval history, and the first of its bad rows.",
  area,
  method: "GET",
  path: "/wfm/v1/history/imports/:importId",
  access: { anyOf: ["wfm:history:view"] },
  passive: true,
  params: z.strictObject({ importId: Id }),
  answer: z.object({ import: HistoryImport, faults: z.array(HistoryFault) }),
  errors: ["notFound"],
});

export const undoHistoryImport = defineCall({
  name: "undoHistoryImport",
  summary:
    "Undoes an import: intervals that it brought are removed, those that it replaced are restored. Queues that it created stay.",
  area,
  method: "POST",
  path: "/wfm/v1/history/imports/:importId/undo",
  access: edit,
  notWhileImpersonating: true,
  params: z.strictObject({ importId: Id }),
  answer: z.object({ jobId: z.string() }),
  errors: ["notFound", "inUse", "changedMeanwhile", "tooManyJobs"],
});
