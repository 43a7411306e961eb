import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { accuracyByGrain } from "./forecast-report.ts";
import { forecastParams, Published } from "./forecasts.ts";
import { Version } from "./organisation.ts";
import { Id } from "./validators.ts";

const area = "forecasts";
const view = { anyOf: ["wfm:forecast:view"] } as const;

const Totals = z.object({ offered: z.number(), handleSeconds: z.number() });

export const compareForecast = defineCall({
  name: "compareForecast",
  summary:
    "The days of a forecast beside those of the main forecast, which publishing would change, or of another forecast.",
  area,
  method: "GET",
  path: "/wfm/v1/forecasts/:forecastId/difference",
  access: view,
  params: forecastParams,
  /** `with`: another forecast of the business unit instead of the main one. */
  query: z.strictObject({ with: z.optional(Id) }),
  answer: z.object({
    version: Version,
    /** Null where another forecast is compared with, or nothing is published. */
    main: z.nullable(Published),
    groups: z.array(
      z.object({
        planningGroupId: z.string(),
        name: z.string(),
        draft: Totals,
        /** Of the main or the other forecast, over the days that it covers; null where it covers none. */
        main: z.nullable(Totals),
        days: z.array(z.object({ date: z.string(), draft: Totals, main: z.nullable(Totals) })),
      }),
    ),
  }),
  errors: ["notFound", "forecastNotReady"],
});

export const publishForecast = defineCall({
  name: "publishForecast",
  summary: "Publishes a forecast as main. What is published never changes; a later publication takes its place.",
  area,
  method: "POST",
  path: "/wfm/v1/forecasts/:forecastId/publish",
  access: { anyOf: ["wfm:forecast:edit"] },
  params: forecastParams,
  body: z.strictObject({
    version: Version,
    /** The main forecast that the planner has compared with; null where there was none. */
    mainId: z.nullable(Id),
  }),
  answer: z.object({ published: Published }),
  errors: ["notFound", "changedMeanwhile", "forecastNotReady", "forecastPublishedMeanwhile"],
});

export const readForecastAccuracy = defineCall({
  name: "readForecastAccuracy",
  summary:
    "How far what was published was from what came, contacts and handle times, by weeks of lead, over intervals, days and weeks.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/forecast-accuracy",
  access: view,
  params: z.strictObject({ planningGroupId: Id }),
  answer: z.object({
    leads: z.array(
      z.object({
        /** Whole weeks from the publication's day to the forecast day. */
        weeks: z.number(),
        days: z.number(),
        /** Of contacts. */
        ...accuracyByGrain,
        /** The share of intervals within the 80 % band. */
        inBand: z.number(),
        /** Of average handle times, over all contacts handled; null where they are not known. */
        handleTime: z.nullable(z.object(accuracyByGrain)),
      }),
    ),
  }),
  errors: ["notFound"],
});
