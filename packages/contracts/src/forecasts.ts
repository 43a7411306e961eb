import * as z from "zod/mini";
import { EventKind } from "./planning-filters.ts";
import { defineCall } from "./call.ts";
import { MethodChoice, SeriesReport } from "./forecast-report.ts";
import { JobState } from "./jobs.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { between, IntervalMinutes, LocalDate, Measure, ValuesWithGaps, wholeBetween } from "./planning.ts";
import { Id } from "./validators.ts";

const area = "forecasts";

export const forecastLimits = {
  /** Half a year. */
  daysMax: 186,
  /** A forecast for days so long after the last of the history says nothing. */
  aheadMax: 550,
  /** Days that were open and known, of which one learns at least. */
  historyMin: 14,
  /** Days before the period whose actual values are answered with it. */
  daysBefore: 28,
  /** Contacts and handle time of six weeks in quarters of an hour, with some to spare; each is some 80 bytes of a body. */
  overridesAtOnce: 10_000,
  bodyMax: 1024 * 1024,
  /** Of one answer. */
  listed: 100,
  contactsMax: 10_000_000,
  handleSecondsMax: 86_400,
  percentMax: 1_000,
  /** An override that makes a span so many times as large as it was is taken for a slip. */
  growthMax: 20,
} as const;

const view = { anyOf: ["wfm:forecast:view"] } as const;
const edit = { anyOf: ["wfm:forecast:edit"] } as const;
export const forecastParams = z.strictObject({ forecastId: Id });
const seriesParams = z.strictObject({ forecastId: Id, planningGroupId: Id });

export const Published = z.object({
  id: z.string(),
  version: z.number(),
  publishedBy: z.string(),
  publishedAt: z.string(),
});
export type Published = z.output<typeof Published>;

const Forecast = z.object({
  id: z.string(),
  businessUnitId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  days: z.number(),
  zone: z.string(),
  intervalMinutes: IntervalMinutes,
  version: Version,
  createdBy: z.string(),
  createdAt: z.string(),
  /** Null until all of its series are calculated. */
  calculatedAt: z.nullable(z.string()),
  /** The last calculation, while it is remembered. */
  calculation: z.nullable(
    z.object({ jobId: z.string(), state: JobState, progress: z.number(), startedBy: z.string(), isOwn: z.boolean() }),
  ),
  /** How it was published last; null where it never was. */
  published: z.nullable(Published),
});
export type Forecast = z.output<typeof Forecast>;

export const listForecasts = defineCall({
  name: "listForecasts",
  summary:
    "The newest forecasts of a business unit, or those made before one of them, and its last publication, which is its main forecast.",
  area,
  method: "GET",
  path: "/wfm/v1/business-units/:businessUnitId/forecasts",
  access: view,
  params: z.strictObject({ businessUnitId: Id }),
  query: z.strictObject({
    /** The last forecast of an answer: the next one begins with those before it. */
    before: z.optional(Id),
    /** A forecast that is answered too, however old it is. */
    with: z.optional(Id),
  }),
  answer: z.object({
    /** On which day the business unit's weeks begin; 0 is Sunday. */
    weekStart: z.number(),
    forecasts: z.array(Forecast),
    /** Whether there are older ones. */
    hasMore: z.boolean(),
    main: z.nullable(z.extend(Published, { forecastId: z.string() })),
  }),
  errors: ["notFound"],
});

export const startForecast = defineCall({
  name: "startForecast",
  summary: "Starts the calculation of a forecast for all planning groups of a business unit, as a job of its starter.",
  area,
  method: "POST",
  path: "/wfm/v1/forecasts",
  access: edit,
  body: z.strictObject({ businessUnitId: Id, firstDay: LocalDate, days: wholeBetween(1, 9_999) }),
  answer: z.object({ forecastId: z.string(), jobId: z.string() }),
  errors: [
    "notFound",
    "tooManyJobs",
    "forecastNoHistory",
    "forecastHistoryTooShort",
    "forecastPeriodTooLong",
    "forecastTooFarAhead",
    "forecastPeriodClosed",
  ],
});

export const recalculateForecast = defineCall({
  name: "recalculateForecast",
  summary: "Calculates the baselines and events of a forecast again, from what is known now; overrides stay.",
  area,
  method: "POST",
  path: "/wfm/v1/forecasts/:forecastId/calculations",
  access: edit,
  params: forecastParams,
  body: z.strictObject({ version: Version }),
  answer: z.object({ jobId: z.string() }),
  errors: ["notFound", "changedMeanwhile", "tooManyJobs", "forecastNotReady"],
});

export const deleteForecast = defineCall({
  name: "deleteForecast",
  summary: "Deletes a forecast. What was published of it remains.",
  area,
  method: "DELETE",
  path: "/wfm/v1/forecasts/:forecastId",
  access: edit,
  params: forecastParams,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const overrideEffects = ["set", "add", "percent"] as const;
export const OverrideEffect = z.enum(overrideEffects);
export const LayerEffect = z.enum(["closed", "multiply", "copy", ...overrideEffects]);

const ForecastLayer = z.object({
  id: z.string(),
  kind: z.enum(["event", "override"]),
  eventKind: z.nullable(EventKind),
  measure: Measure,
  effect: LayerEffect,
  /** Intervals from the period's first; `to` is the one after the last. */
  from: z.number(),
  to: z.number(),
  amount: z.nullable(z.number()),
  /** Of `copy`: contacts for each interval; null where nothing is known of the day that it copies, so that it changes nothing. */
  values: z.nullable(z.array(z.number())),
  name: z.string(),
  reason: z.string(),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  isOn: z.boolean(),
});
export type ForecastLayer = z.output<typeof ForecastLayer>;

const Values = z.array(z.number());
const Layers = z.object({ version: Version, forecastVersion: Version, layers: z.array(ForecastLayer) });

export const readForecastSeries = defineCall({
  name: "readForecastSeries",
  summary:
    "A planning group's forecast: the baseline, the layers over it in order, how good the method was, and what has come since.",
  area,
  method: "GET",
  path: "/wfm/v1/forecasts/:forecastId/planning-groups/:planningGroupId",
  access: view,
  params: seriesParams,
  answer: z.object({
    forecast: Forecast,
    series: z.extend(Layers, {
      /** Weeks before the period, and the period. */
      days: z.array(
        z.object({
          date: z.string(),
          /** The place of its first interval, counted from the first of these days. */
          first: z.number(),
          startsAt: z.number(),
          intervals: z.number(),
          closed: z.nullable(z.string()),
        }),
      ),
      /** The place of the period's first interval. */
      periodAt: z.number(),
      /** For each interval of `days`; null where nothing is known yet. */
      actual: ValuesWithGaps,
      actualHandleSeconds: ValuesWithGaps,
      /** The baseline, for each interval of the period. */
      offered: Values,
      handleSeconds: Values,
      lower: Values,
      upper: Values,
      report: z.nullable(SeriesReport),
      /** The method that the next calculation uses. */
      chosenMethod: MethodChoice,
      /** Why there is no baseline. */
      fault: z.nullable(z.enum(["noHistory", "shortHistory"])),
    }),
  }),
  errors: ["notFound", "forecastNotReady"],
});

const Override = z
  .strictObject({
    measure: Measure,
    effect: OverrideEffect,
    from: wholeBetween(0, 100_000),
    to: wholeBetween(1, 100_000),
    /** Contacts of the whole span, seconds of a contact, or percent. */
    amount: between(-forecastLimits.contactsMax, forecastLimits.contactsMax),
  })
  .check(
    z.check(({ value, issues }) => {
      const refuse = (path: string) => issues.push({ code: "custom", input: value, path: [path], message: "invalid" });
      if (value.to <= value.from) refuse("to");
      if (value.effect === "set" && value.amount < 0) refuse("amount");
      if (value.effect === "percent" && (value.amount < -100 || value.amount > forecastLimits.percentMax))
        refuse("amount");
      if (value.measure === "handleTime" && Math.abs(value.amount) > forecastLimits.handleSecondsMax) refuse("amount");
    }),
  );
export type Override = z.output<typeof Override>;

export const addOverrides = defineCall({
  name: "addOverrides",
  summary: "Lays overrides over a planning group's forecast: an amount, so many more or fewer, or a percentage.",
  area,
  method: "POST",
  path: "/wfm/v1/forecasts/:forecastId/planning-groups/:planningGroupId/overrides",
  access: edit,
  params: seriesParams,
  bodyMax: forecastLimits.bodyMax,
  body: z.strictObject({
    /** The version of the series that the overrides are meant for. */
    version: Version,
    overrides: z.array(Override).check(z.minLength(1, "required"), z.maxLength(forecastLimits.overridesAtOnce)),
    reason: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.descriptionMax, "maxLength")),
  }),
  answer: z.extend(Layers, { added: z.array(z.string()) }),
  errors: [
    "notFound",
    "changedMeanwhile",
    "invalidParameters",
    "forecastNotReady",
    "forecastClosed",
    "forecastValueAbsurd",
  ],
});

export const changeLayers = defineCall({
  name: "changeLayers",
  summary: "Switches layers of a planning group's forecast on or off, undoes overrides, and brings undone ones back.",
  area,
  method: "PATCH",
  path: "/wfm/v1/forecasts/:forecastId/planning-groups/:planningGroupId/layers",
  access: edit,
  params: seriesParams,
  bodyMax: forecastLimits.bodyMax,
  body: z.strictObject({
    version: Version,
    layerIds: z.array(Id).check(z.minLength(1, "required"), z.maxLength(forecastLimits.overridesAtOnce)),
    change: z.enum(["on", "off", "undo", "redo"]),
  }),
  answer: Layers,
  errors: ["notFound", "changedMeanwhile", "forecastNotReady"],
});
