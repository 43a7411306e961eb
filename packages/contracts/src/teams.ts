import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { TeamFilter } from "./organisation-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";

const area = "organisation";

/** Section 3 'Team search': filter, fields, skip, top, operations, orderBy. */
const body = searchBody({
  filter: TeamFilter,
  orderBy: ["name"],
  figures: ["members"],
  top: 100,
  more: {
    /** What is wanted of each team; everything unless given. Id and name are always answered. */
    fields: z.optional(z.array(z.enum(["id", "name", "memberCount"])).check(z.maxLength(3))),
    /** `count`: only the number of matching teams, no rows. */
    operations: z.optional(z.array(z.enum(["count"])).check(z.maxLength(1))),
  },
});
const TeamV1 = z.object({ id: z.string(), name: z.string(), memberCount: z.optional(z.number()) });
export const TeamRow = z.extend(TeamV1, { version: Version });
export type TeamRow = z.output<typeof TeamRow>;

export const searchTeams = defineCall({
  name: "searchTeams",
  summary: "The teams of the tenant, by name.",
  area,
  method: "POST",
  path: "/user-management/v1/teams/search",
  access: { anyOf: ["user:view", "team:view"] },
  body,
  answer: searchAnswer("teams", TeamV1),
  errors: ["invalidParameters"],
});

export const searchTeamsV3 = defineCall({
  name: "searchTeamsV3",
  summary: "The teams of the tenant, each with the version that an edit is based on.",
  area,
  method: "POST",
  path: "/user-management/v3/teams/search",
  access: { anyOf: ["user:view", "team:view"] },
  body,
  answer: searchAnswer("teams", TeamRow),
  errors: ["invalidParameters"],
});
