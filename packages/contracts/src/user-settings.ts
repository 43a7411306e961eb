import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { wholeBetween } from "./planning.ts";
import { fault } from "./validators.ts";

/** Section 9: what a setting is that nobody has changed. */
export const defaultUserSettings = { netStaffingPivots: [-10, -4, -1, 1, 4, 10] } as const;

/** From how many people short, and over, each of three colours begins: slightly, clearly, far. */
const Limits = z.array(wholeBetween(1, 999)).check(
  z.length(3),
  z.check(({ value, issues }) => {
    value.forEach((limit, at) => {
      const least = (value[at - 1] ?? 0) + 1;
      if (limit < least)
        issues.push({ code: "custom", input: value, path: [at], message: fault("min", { min: least }) });
    });
  }),
);

/** What a form of `netStaffingPivots` holds. */
export const NetStaffingLimits = z.strictObject({ short: Limits, over: Limits });
export type NetStaffingLimits = z.output<typeof NetStaffingLimits>;

const Key = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/));
/** JSON text of an object: settings by key. The client parses it. */
const answer = z.object({ userSettingsMap: z.string() });

export const userSettings = defineCall({
  name: "userSettings",
  summary: "One's own settings, by key, as JSON text.",
  area: "preferences",
  method: "GET",
  path: "/user/settings",
  access: "signed-in",
  answer,
  errors: [],
});

export const saveUserSettings = defineCall({
  name: "saveUserSettings",
  summary: "Sets some of one's own settings, each as JSON text, and answers all of them.",
  area: "preferences",
  method: "POST",
  path: "/user/settings",
  access: "signed-in",
  body: z.record(Key, z.string().check(z.maxLength(limits.preferenceMax))),
  answer,
  errors: ["invalidParameters", "tooManyPreferences"],
});
