import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { errorCatalogue } from "./errors.ts";
import { IntervalMinutes, LocalDate } from "./planning.ts";
import { ServiceGoal } from "./planning-groups.ts";
import { groupParams, Numbers } from "./staffing.ts";

/** What clients watch to know that intervals have come in. */
export const intradaySubject = "intraday";

/** Of a forecast and what came of it. */
const Compared = z.object({ forecast: z.number(), actual: z.number() });

const Intraday = z.object({
  planningGroup: z.object({ id: z.string(), name: z.string(), isDeferrable: z.boolean(), goal: ServiceGoal }),
  zone: z.string(),
  intervalMinutes: IntervalMinutes,
  /** The date by the business unit's clock, and the one that is read. */
  today: z.string(),
  date: z.string(),
  /** When it was read, in milliseconds since 1970. */
  now: z.number(),
  /** Of the day's midnight. */
  startsAt: z.number(),
  /** The calendar event that closes it. */
  closed: z.nullable(z.string()),
  hasForecast: z.boolean(),
  /** So many intervals from the first are over and have their data. */
  known: z.number(),
  /** Why some intervals have no requirement. */
  fault: z.nullable(
    z.enum([errorCatalogue.unreachableGoal.code, errorCatalogue.noGoal.code, errorCatalogue.noHandleTimes.code]),
  ),
  isOpen: z.array(z.boolean()),
  /** One for each interval: the main forecast, what came, and of the others the forecast as corrected by that. */
  forecast: Numbers,
  actual: Numbers,
  corrected: Numbers,
  handleSeconds: Numbers,
  actualHandleSeconds: Numbers,
  /** The share of what came that was answered in the level's time. */
  serviceLevel: Numbers,
  /** People to schedule by the forecast, and of intervals without data by the corrected one. */
  required: Numbers,
  correctedRequired: Numbers,
  /** Of the published schedule. */
  schedule: z.nullable(z.object({ id: z.string(), label: z.string(), people: z.array(z.number()) })),
  figures: z.object({
    /** Of the intervals that have both. */
    contacts: z.nullable(Compared),
    handleSeconds: z.nullable(Compared),
    /** Null for work that can wait. */
    serviceLevel: z.nullable(z.number()),
    /** Contacts of the whole day: as forecast, and as expected now. */
    day: z.nullable(z.object({ forecast: z.number(), expected: z.number() })),
    /** The place of the interval that has not begun and is short of most people. */
    worst: z.nullable(z.object({ at: z.number(), short: z.number() })),
  }),
});
export type IntradayDay = z.output<typeof Intraday>;

export const readIntraday = defineCall({
  name: "readIntraday",
  summary:
    "How a planning group's day goes: contacts against the main forecast, the rest of the day as corrected by that, and the people it requires against those scheduled.",
  area: "staffing",
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/intraday",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  /** A local date until today; without it today. */
  query: z.strictObject({ day: z.optional(LocalDate) }),
  answer: z.object({ intraday: Intraday }),
  errors: ["notFound", "invalidParameters"],
});
