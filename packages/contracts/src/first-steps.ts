import * as z from "zod/mini";
import { defineCall } from "./call.ts";

export const readFirstSteps = defineCall({
  name: "readFirstSteps",
  summary: "How far workforce planning is set up: what there is of each thing that the first staffing needs.",
  area: "planning",
  method: "GET",
  path: "/wfm/v1/first-steps",
  access: { anyOf: ["wfm:setup:view", "wfm:history:view", "wfm:forecast:view", "wfm:staffing:view"] },
  answer: z.object({
    businessUnits: z.number(),
    queues: z.number(),
    planningGroups: z.number(),
    /** From the first known interval to the last; 0 without any. */
    historyDays: z.number(),
    /** Calculated ones. */
    forecasts: z.number(),
    hasMainForecast: z.boolean(),
    /** Planning groups whose requirement has been calculated, from a forecast with handle times. */
    staffedGroups: z.number(),
    /** Planning groups whose requirement can’t be calculated, as their forecast has contacts without handle times. */
    groupsWithoutHandleTimes: z.number(),
  }),
  errors: [],
});
