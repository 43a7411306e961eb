import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

const area = "users";
const access = { anyOf: ["user:create"] } as const;

/** What a column of an import may hold. */
export const importFields = [
  "emailAddress",
  "userName",
  "firstName",
  "lastName",
  "role",
  "team",
  "employeeGroup",
  "hireDate",
] as const;
export type ImportField = (typeof importFields)[number];

/** Of a file: 20 MB as it is sent, 200 MB unpacked, so many rows and columns; and how many faults are shown beside their file. */
export const importLimits = {
  bytes: 20_000_000,
  unpackedBytes: 200_000_000,
  rows: 200_000,
  columns: 60,
  faultsShown: 100,
} as const;

const Column = () => z.int().check(z.gte(0), z.lt(importLimits.columns));

/** Which column holds a field, counted from 0. */
const Mapping = z.strictObject({
  emailAddress: z.optional(Column()),
  userName: z.optional(Column()),
  firstName: z.optional(Column()),
  lastName: z.optional(Column()),
  role: z.optional(Column()),
  team: z.optional(Column()),
  employeeGroup: z.optional(Column()),
  hireDate: z.optional(Column()),
});
export type ImportMapping = z.output<typeof Mapping>;

export const ImportOptions = z.strictObject({
  mapping: Mapping,
  /** Only checks: nothing is written. */
  dryRun: z._default(z.boolean(), false),
  /** `all`: one bad row keeps all others out. `valid`: the good rows are imported. */
  rows: z._default(z.enum(["all", "valid"]), "valid"),
  /** What becomes of a row whose address a user of the tenant has. To update users takes user:edit. */
  existing: z._default(z.enum(["refuse", "update"]), "refuse"),
});
export type ImportOptions = z.output<typeof ImportOptions>;

/** What is wrong with a row, in the words of the person who started the import; without a line it concerns the whole file. */
export const ImportFault = z.object({
  line: z.nullable(z.number()),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
});
export type ImportFault = z.output<typeof ImportFault>;

const errors = ["unsupportedMediaType", "bodyTooLarge", "fileRefused"] as const;

export const uploadUsersCsv = defineCall({
  name: "uploadUsersCsv",
  summary:
    "Imports users from a CSV or XLSX file (multipart, field `file`) whose first line names the columns: the valid rows, as new " +
    "users who are not invited yet. The answer's key asks for the status.",
  area,
  method: "POST",
  path: "/user/upload/csv/users",
  access,
  notWhileImpersonating: true,
  upload: { bytes: importLimits.bytes },
  answer: z.object({ key: z.string() }),
  errors: [...errors, "tooManyJobs"],
});

export const uploadUsersStatus = defineCall({
  name: "uploadUsersStatus",
  summary: "How far an import is: it has ended once `succeeded` and `failed` add up to `total`.",
  area,
  method: "GET",
  path: "/user/upload/csv/users/status",
  access,
  query: z.strictObject({ key: Id }),
  answer: z.object({
    total: z.number(),
    succeeded: z.number(),
    failed: z.number(),
    state: z.enum(["waiting", "running", "cancelling", "done", "failed", "cancelled"]),
    jobId: z.string(),
  }),
  errors: ["notFound"],
});

export const prepareUserImport = defineCall({
  name: "prepareUserImport",
  summary:
    "Takes a CSV or XLSX file of users (multipart, field `file`) and shows its first rows, with a guess of what its columns hold.",
  area,
  method: "POST",
  path: "/user-management/v1/imports",
  access,
  upload: { bytes: importLimits.bytes },
  answer: z.object({
    importId: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    mapping: Mapping,
  }),
  errors,
});

export const startUserImport = defineCall({
  name: "startUserImport",
  summary:
    "Starts an import, or a dry run, of a file that was taken before. Rows with faults are listed in the job's file.",
  area,
  method: "POST",
  path: "/user-management/v1/imports/:importId/start",
  access,
  notWhileImpersonating: true,
  params: z.strictObject({ importId: Id }),
  body: ImportOptions,
  answer: z.object({ jobId: z.string() }),
  errors: ["notFound", "tooManyJobs", "invalidParameters"],
});

export const readUserImport = defineCall({
  name: "readUserImport",
  summary: "What came of an import or of a dry run: rows without and with faults, and the first of the faults.",
  area,
  method: "GET",
  path: "/user-management/v1/imports/:importId",
  access,
  params: z.strictObject({ importId: Id }),
  answer: z.object({
    fileName: z.string(),
    total: z.number(),
    succeeded: z.number(),
    /** Rows with faults; where all rows or none are imported, one bad row makes all of them failures. */
    failed: z.number(),
    faults: z.array(ImportFault),
  }),
  errors: ["notFound"],
});
