import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { organisationLimits, Proficiency } from "./organisation.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";
import { Id } from "./validators.ts";

const area = "organisation";

/** What people belong to. A person is in one team and one employee group, and in any number of groups. */
export const memberships = ["team", "group", "employeeGroup", "skill"] as const;
export type Membership = (typeof memberships)[number];

const of = z.enum(memberships);

export const MemberRow = z.object({
  id: z.string(),
  fullName: z.string(),
  emailAddress: z.string(),
  /** Of a skill; null otherwise. */
  proficiency: z.nullable(z.number()),
});
export type MemberRow = z.output<typeof MemberRow>;

export const searchMembers = defineCall({
  name: "searchMembers",
  summary: "The members of a team, group or employee group, or who has a skill. Needs the permission to view these.",
  area,
  method: "POST",
  path: "/user-management/v1/members/search",
  access: { anyOf: ["team:view", "group:view", "employeeGroup:view", "skill:view"] },
  body: searchBody({
    filter: z.strictObject({ search: z.optional(SearchText) }),
    orderBy: ["fullName"],
    more: { of, id: Id },
  }),
  answer: searchAnswer("members", MemberRow),
  errors: ["notFound", "invalidParameters"],
});

export const changeMembers = defineCall({
  name: "changeMembers",
  summary:
    "Adds members, changes their proficiency, or removes them. Who joins a team or employee group leaves their former one.",
  area,
  method: "POST",
  path: "/user-management/v1/members",
  access: { anyOf: ["team:edit", "group:edit", "employeeGroup:edit", "skill:edit"] },
  body: z.strictObject({
    of,
    id: Id,
    added: z._default(
      z
        .array(z.strictObject({ userId: Id, proficiency: z.optional(Proficiency) }))
        .check(z.maxLength(organisationLimits.membersAtOnce)),
      [],
    ),
    removed: z._default(z.array(Id).check(z.maxLength(organisationLimits.membersAtOnce)), []),
  }),
  answer: z.object({ memberCount: z.number() }),
  errors: ["notFound", "tooManySkills"],
});
