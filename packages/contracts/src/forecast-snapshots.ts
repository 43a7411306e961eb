import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Published } from "./forecasts.ts";
import { IntervalMinutes } from "./planning.ts";
import { Id } from "./validators.ts";

const area = "forecasts";
const view = { anyOf: ["wfm:forecast:view"] } as const;
const edit = { anyOf: ["wfm:forecast:edit"] } as const;
const groupParams = z.strictObject({ planningGroupId: Id });
const snapshotParams = z.strictObject({ snapshotId: Id });

/** A forecast as it was published as main. It never changes. */
const Snapshot = z.extend(Published, {
  firstDay: z.string(),
  lastDay: z.string(),
  days: z.number(),
});
export type Snapshot = z.output<typeof Snapshot>;

export const listForecastSnapshots = defineCall({
  name: "listForecastSnapshots",
  summary: "What was published as main of a planning group, the newest first, a page at a time.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/forecast-snapshots",
  access: view,
  params: groupParams,
  /** `before`: the last snapshot of an answer; the next one begins with those before it. */
  query: z.strictObject({ before: z.optional(Id) }),
  answer: z.object({
    snapshots: z.array(Snapshot),
    hasMore: z.boolean(),
    /** The last publication of the business unit; null where nothing is published. */
    mainId: z.nullable(z.string()),
  }),
  errors: ["notFound"],
});

const Values = z.array(z.number());

export const readForecastSnapshot = defineCall({
  name: "readForecastSnapshot",
  summary: "A planning group's forecast as it was published, beside what is main now for the same intervals.",
  area,
  method: "GET",
  path: "/wfm/v1/forecast-snapshots/:snapshotId/planning-groups/:planningGroupId",
  access: view,
  params: z.strictObject({ snapshotId: Id, planningGroupId: Id }),
  answer: z.object({
    snapshot: Snapshot,
    zone: z.string(),
    intervalMinutes: IntervalMinutes,
    days: z.array(z.object({ date: z.string(), first: z.number(), startsAt: z.number(), intervals: z.number() })),
    offered: Values,
    handleSeconds: Values,
    lower: Values,
    upper: Values,
    main: z.object({ offered: Values, handleSeconds: Values }),
  }),
  errors: ["notFound"],
});

export const restoreForecastSnapshot = defineCall({
  name: "restoreForecastSnapshot",
  summary:
    "Makes an earlier publication main again for its days: it is published once more, for all of its planning groups.",
  area,
  method: "POST",
  path: "/wfm/v1/forecast-snapshots/:snapshotId/restore",
  access: edit,
  params: snapshotParams,
  /** The main forecast that the planner has compared with. */
  body: z.strictObject({ mainId: Id }),
  answer: z.object({ published: Published }),
  errors: ["notFound", "forecastPublishedMeanwhile"],
});

export const undoForecastPublication = defineCall({
  name: "undoForecastPublication",
  summary:
    "Takes the last publication back: what was main before it is published again for its days. Not found where some of them had no main forecast.",
  area,
  method: "POST",
  path: "/wfm/v1/forecast-snapshots/:snapshotId/undo",
  access: edit,
  params: snapshotParams,
  answer: z.object({ published: Published }),
  errors: ["notFound", "forecastPublishedMeanwhile"],
});
