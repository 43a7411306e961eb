import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { MethodChoice } from "./forecast-report.ts";
import { Id } from "./validators.ts";

export const forecastInputs = ["history", "calendar", "method"] as const;
export const ForecastInput = z.enum(forecastInputs);
export type ForecastInput = z.output<typeof ForecastInput>;

export const readForecastInputs = defineCall({
  name: "readForecastInputs",
  summary:
    "Whether what a planning group's forecast was calculated from has changed since: of a given forecast, by default of the main one.",
  area: "forecasts",
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/forecast-inputs",
  access: { anyOf: ["wfm:forecast:view", "wfm:staffing:view"] },
  params: z.strictObject({ planningGroupId: Id }),
  query: z.strictObject({ forecastId: z.optional(Id) }),
  answer: z.object({
    /** When the forecast was calculated; null where there is none, or it was deleted. */
    calculatedAt: z.nullable(z.string()),
    /** Days that came after those that it learnt from do not count. */
    changed: z.array(ForecastInput),
  }),
  errors: ["notFound"],
});

export const chooseForecastMethod = defineCall({
  name: "chooseForecastMethod",
  summary: "Chooses the method that a planning group's forecasts are calculated with from now on.",
  area: "forecasts",
  method: "PUT",
  path: "/wfm/v1/planning-groups/:planningGroupId/forecast-method",
  access: { anyOf: ["wfm:forecast:edit"] },
  params: z.strictObject({ planningGroupId: Id }),
  body: z.strictObject({ method: MethodChoice }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});
