import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { PlanningName, wholeBetween } from "./planning.ts";
import { reportShapes } from "./report-columns.ts";
import { reportFields } from "./reports.ts";
import { searchAnswer, searchBody, TextFilter } from "./search.ts";
import { Id } from "./validators.ts";

const area = "reports";
const access = { anyOf: ["reporting:edit"] } as const;

export const reportDeliveryLimits = { deliveriesPerTenant: 100, recipientsMax: 50 } as const;

export const deliveryCadences = ["daily", "weekly", "monthly"] as const;
export const deliveryFormats = ["xlsx", "csv"] as const;
/** The days that a report is about, counted from the day on which it is sent. */
export const deliveryPeriods = [
  "yesterday",
  "last7Days",
  "lastWeek",
  "lastMonth",
  "thisWeek",
  "nextWeek",
  "nextMonth",
] as const;
export type DeliveryPeriod = (typeof deliveryPeriods)[number];

const monthLong: ReadonlySet<DeliveryPeriod> = new Set(["lastMonth", "nextMonth"]);

const fields = {
  name: PlanningName,
  ...reportFields,
  period: z.enum(deliveryPeriods),
  cadence: z.enum(deliveryCadences),
  /** Of a weekly delivery; 0 is Sunday. */
  weekday: wholeBetween(0, 6),
  /** Of a monthly one; in a shorter month its last day. */
  monthDay: wholeBetween(1, 31),
  /** By the clock of the business unit. */
  hour: wholeBetween(0, 23),
  format: z.enum(deliveryFormats),
  recipientIds: z
    .array(Id)
    .check(z.minLength(1, "required"), z.maxLength(reportDeliveryLimits.recipientsMax, "maxLength")),
  /** Nothing is sent until it is resumed. */
  isPaused: z.boolean(),
};

type Cut = Pick<z.output<typeof Fields>, "report" | "grain" | "breakdown" | "period">;
const Fields = z.strictObject(fields);
const isCut = z.check<Cut>(({ value, issues }) => {
  const { report, grain, breakdown, period } = value;
  const { grains, breakdowns } = reportShapes[report];
  const tell = (field: string): void =>
    void issues.push({ code: "custom", input: value, path: [field], message: "invalidEntry" });
  if (!grains.includes(grain) || (grain === "interval" && monthLong.has(period))) tell("grain");
  if (breakdowns.length > 0 && !breakdowns.includes(breakdown)) tell("breakdown");
});

export const ReportDeliveryFields = Fields.check(isCut);
export type ReportDeliveryFields = z.output<typeof ReportDeliveryFields>;

const Person = z.object({ id: z.string(), name: z.string() });

export const ReportDelivery = z.object({
  id: z.string(),
  ...fields,
  businessUnitName: z.string(),
  /** IANA time zone of the business unit. */
  zone: z.string(),
  recipients: z.array(Person),
  /** ISO 8601; null while it is paused. */
  nextAt: z.nullable(z.string()),
  lastSentAt: z.nullable(z.string()),
  version: Version,
});
export type ReportDelivery = z.output<typeof ReportDelivery>;

const path = "/reporting/v1/deliveries";
const params = z.strictObject({ deliveryId: Id });

export const searchReportDeliveries = defineCall({
  name: "searchReportDeliveries",
  summary: "Reports that are emailed regularly.",
  area,
  method: "POST",
  path: `${path}/search`,
  access,
  body: searchBody({ filter: TextFilter, orderBy: ["name", "nextAt"] }),
  answer: searchAnswer("deliveries", ReportDelivery),
  errors: ["invalidParameters"],
});

export const readReportDelivery = defineCall({
  name: "readReportDelivery",
  summary: "One report that is sent by mail.",
  area,
  method: "GET",
  path: `${path}/:deliveryId`,
  access,
  params,
  answer: z.object({ delivery: ReportDelivery }),
  errors: ["notFound"],
});

export const createReportDelivery = defineCall({
  name: "createReportDelivery",
  summary: "Has a report sent by mail every day, week or month. Only users who may see reports get one.",
  area,
  method: "POST",
  path,
  access,
  body: ReportDeliveryFields,
  answer: z.object({ delivery: ReportDelivery }),
  errors: ["notFound", "nameExists", "tooManyPlanningRows", "invalidParameters"],
});

export const updateReportDelivery = defineCall({
  name: "updateReportDelivery",
  summary: "Changes, pauses or resumes a report that is sent by mail.",
  area,
  method: "PUT",
  path: `${path}/:deliveryId`,
  access,
  params,
  body: z.strictObject({ ...fields, version: z.optional(Version) }).check(isCut),
  answer: z.object({ delivery: ReportDelivery }),
  errors: ["notFound", "nameExists", "changedMeanwhile", "invalidParameters"],
});

export const deleteReportDelivery = defineCall({
  name: "deleteReportDelivery",
  summary: "Ends the mails of a report.",
  area,
  method: "DELETE",
  path: `${path}/:deliveryId`,
  access,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const sendReportDelivery = defineCall({
  name: "sendReportDelivery",
  summary: "Sends a report to its recipients now, even while it is paused.",
  area,
  method: "POST",
  path: `${path}/:deliveryId/send`,
  access,
  notWhileImpersonating: true,
  params,
  body: z.strictObject({}),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const searchReportRecipients = defineCall({
  name: "searchReportRecipients",
  summary: "Users whom reports can be sent to: those who are active, not locked, and may see reports.",
  area,
  method: "POST",
  path: "/reporting/v1/recipients/search",
  access,
  body: searchBody({ filter: TextFilter, orderBy: ["name"] }),
  answer: searchAnswer("recipients", Person),
  errors: ["invalidParameters"],
});
