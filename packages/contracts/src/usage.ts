import * as z from "zod/mini";
import { defineCall } from "./call.ts";

export const sessionRecording = defineCall({
  name: "sessionRecording",
  summary:
    "Whether this session is recorded, and by which script. Of the lists of tenants the answer holds the caller's own at most.",
  area: "usage",
  method: "GET",
  path: "/full-story/configuration/full_story_configuration.json",
  access: "signed-in",
  answer: z.object({
    isEnabled: z.boolean(),
    includedTenants: z.array(z.string()),
    excludedTenants: z.array(z.string()),
    /** The address of `fs.js`. */
    scriptUrl: z.string(),
    organizationId: z.string(),
  }),
  errors: [],
});
export type RecordingConfiguration = z.output<typeof sessionRecording.answer>;

export const reportOffline = defineCall({
  name: "reportOffline",
  summary: "Tells operators that a page could not reach the server for a while. Pages send it once they are back.",
  area: "usage",
  method: "POST",
  path: "/public/asc/offline",
  access: "public",
  passive: true,
  body: z.strictObject({
    appContext: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
    seconds: z.int().check(z.gte(0), z.lte(2_678_400)),
    attempts: z.int().check(z.gte(0), z.lte(1_000_000)),
  }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["throttled"],
});

/** A page view or an event, as the collector gets it. */
export const Activity = z.strictObject({
  hitType: z.enum(["pageview", "event"]),
  eventCategory: z.string().check(z.maxLength(100)),
  eventAction: z.string().check(z.maxLength(100)),
  eventLabel: z.string().check(z.maxLength(200)),
  userId: z.string().check(z.maxLength(64)),
  /** The dimensions of every hit. */
  dimensions: z.strictObject({
    userId: z.string().check(z.maxLength(64)),
    organizationName: z.string().check(z.maxLength(200)),
  }),
});
export type Activity = z.output<typeof Activity>;
