import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { toggles } from "./toggles.ts";
import { ContentVersion, Id } from "./validators.ts";

const toggleNames = Object.values(toggles);

/** The feature toggles that an administrator turns on for one user. */
export const UserToggles = z.strictObject({
  toggles: z.array(z.enum(toggleNames)).check(z.maxLength(toggleNames.length)),
});
export type UserToggles = z.output<typeof UserToggles>;

/** A change of them, and which state of them the change is based on. */
const UserTogglesChange = z.extend(UserToggles, { version: z.optional(ContentVersion) });

const params = z.strictObject({ userId: Id });
const answer = z.object({
  /** Turned on for this user. */
  toggles: z.array(z.string()),
  /** Turned on for the whole tenant, and so for this user too. */
  tenantToggles: z.array(z.string()),
  /** Another one after every change of the user's own. */
  version: z.string(),
});

export const readUserToggles = defineCall({
  name: "readUserToggles",
  summary: "The feature toggles that are on for one user, and those that are on for the whole tenant.",
  area: "users",
  method: "GET",
  path: "/config/users/:userId/toggledFeatures",
  access: { anyOf: ["user:view"] },
  params,
  answer,
  errors: ["notFound"],
});

export const updateUserToggles = defineCall({
  name: "updateUserToggles",
  summary:
    "Replaces the feature toggles of one user. They count from the user's next call on. Refused with `changedMeanwhile` when they are " +
    "others than the caller read.",
  area: "users",
  method: "PUT",
  path: "/config/users/:userId/toggledFeatures",
  access: { anyOf: ["user:edit"] },
  params,
  body: UserTogglesChange,
  answer,
  errors: ["notFound", "changedMeanwhile"],
});
