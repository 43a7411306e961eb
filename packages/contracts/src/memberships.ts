import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Proficiency } from "./organisation.ts";
import { Id } from "./validators.ts";

const area = "organisation";
const params = z.strictObject({ userId: Id });

const Memberships = z.object({
  /** Null for callers who may not view groups. */
  groups: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
  skills: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      proficiency: z.number(),
      /** Whether the skill is graded at all. */
      proficiencyEnabled: z.boolean(),
    }),
  ),
});
export type Memberships = z.output<typeof Memberships>;

export const readMemberships = defineCall({
  name: "readMemberships",
  summary: "The groups that a user is in and the skills that they have, by name. Groups need group:view.",
  area,
  method: "GET",
  path: "/user-management/v1/users/:userId/memberships",
  access: { anyOf: ["user:view"] },
  params,
  answer: Memberships,
  errors: ["notFound"],
});

const Ids = z._default(z.array(Id).check(z.maxLength(100)), []);
const GivenSkill = z.strictObject({ skillId: Id, proficiency: z.optional(Proficiency) });

export const changeMemberships = defineCall({
  name: "changeMemberships",
  summary:
    "Adds a user to groups and removes them, gives them skills or another proficiency and takes skills, all or nothing. Groups need " +
    "group:edit, skills skill:edit.",
  area,
  method: "POST",
  path: "/user-management/v1/users/:userId/memberships",
  access: { anyOf: ["group:edit", "skill:edit"] },
  params,
  body: z.strictObject({
    addedGroupIds: Ids,
    removedGroupIds: Ids,
    skills: z._default(z.array(GivenSkill).check(z.maxLength(limits.skillsPerUser)), []),
    removedSkillIds: Ids,
  }),
  answer: Memberships,
  errors: ["notFound", "forbidden", "tooManySkills"],
});
