import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Id } from "./validators.ts";

const Context = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const PreferenceName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/));
/** JSON text. The server checks that it parses and keeps it as it is. */
const Value = z.string().check(z.maxLength(limits.preferenceMax));

export const Preference = z.object({ preferenceName: z.string(), value: z.string() });
const GivenPreference = z.strictObject({ preferenceName: PreferenceName, value: Value });
const Owner = z.strictObject({ userId: Id, applicationContext: Context });
const base = "/preferences/v1/users/:userId/contexts/:applicationContext/preferences";
const errors = ["notFound"] as const;

export const listPreferences = defineCall({
  name: "listPreferences",
  summary: "One's own preferences in one application context.",
  area: "preferences",
  method: "GET",
  path: base,
  access: "signed-in",
  params: Owner,
  answer: z.object({ preferences: z.array(Preference) }),
  errors,
});

export const readPreference = defineCall({
  name: "readPreference",
  summary: "One preference; the value is empty where it was never set.",
  area: "preferences",
  method: "GET",
  path: `${base}/:preferenceName`,
  access: "signed-in",
  params: z.extend(Owner, { preferenceName: PreferenceName }),
  answer: z.object({ preference: z.nullable(Preference) }),
  errors,
});

export const createPreference = defineCall({
  name: "createPreference",
  summary: "Sets a preference for the first time; setting it again keeps the newest value.",
  area: "preferences",
  method: "POST",
  path: base,
  access: "signed-in",
  params: Owner,
  body: GivenPreference,
  answer: z.object({ preference: Preference }),
  errors: [...errors, "invalidParameters", "tooManyPreferences"],
});

export const updatePreference = defineCall({
  name: "updatePreference",
  summary: "Sets a preference.",
  area: "preferences",
  method: "PUT",
  path: base,
  access: "signed-in",
  params: Owner,
  body: GivenPreference,
  answer: z.object({ preference: Preference }),
  errors: [...errors, "invalidParameters", "tooManyPreferences"],
});
