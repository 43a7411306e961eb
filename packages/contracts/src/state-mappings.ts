import * as z from "zod/mini";
import { StateMappingFilter } from "./adherence-filters.ts";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { ActivityKind, activityKinds } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "adherence";
const view = { anyOf: ["wfm:adherence:view"] } as const;
const edit = { anyOf: ["wfm:adherence:edit"] } as const;

export const stateMappingLimits = { nameMax: 80, statesMax: 500 } as const;

/** A state as the contact system names it; letters count as they are written. */
export const StateName = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(stateMappingLimits.nameMax, "maxLength"));

const kinds = z.array(ActivityKind).check(z.maxLength(activityKinds.length));

export const StateMappingFields = z.strictObject({
  state: StateName,
  /** Activities that it is right for; none: whoever is in it during a shift is out of adherence. */
  kinds,
});
export type StateMappingFields = z.output<typeof StateMappingFields>;

const StateMapping = z.object({
  id: z.string(),
  state: z.string(),
  /** Null: the state was received, and nobody has mapped it yet. */
  kinds: z.nullable(kinds),
  version: Version,
});
export type StateMapping = z.output<typeof StateMapping>;

export const searchStateMappings = defineCall({
  name: "searchStateMappings",
  summary: "Which activities agents' states are right for, with the states that were received and are not mapped yet.",
  area,
  method: "POST",
  path: "/wfm/v1/state-mappings/search",
  access: view,
  body: searchBody({ filter: StateMappingFilter, orderBy: ["state"] }),
  answer: searchAnswer("mappings", StateMapping),
  errors: ["invalidParameters"],
});

export const saveStateMapping = defineCall({
  name: "saveStateMapping",
  summary: "Maps a state, or with `id` changes a mapping. It holds for the past too.",
  area,
  method: "PUT",
  path: "/wfm/v1/state-mappings",
  access: edit,
  body: z.strictObject({ state: StateName, kinds, id: z.optional(Id), version: z.optional(Version) }),
  answer: z.object({ mapping: StateMapping }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deleteStateMapping = defineCall({
  name: "deleteStateMapping",
  summary: "Deletes a mapping. A state that is received again is listed as not mapped.",
  area,
  method: "DELETE",
  path: "/wfm/v1/state-mappings/:mappingId",
  access: edit,
  params: z.strictObject({ mappingId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});
