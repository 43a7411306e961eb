import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";

/** Section 9: what a setting is that nobody has changed. */
export const defaultUserSettings = { netStaffingPivots: [-10, -4, -1, 1, 4, 10] } as const;

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
