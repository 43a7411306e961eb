import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";

export const searchTeams = defineCall({
  name: "searchTeams",
  summary: "The teams of the tenant, by name.",
  area: "users",
  method: "POST",
  path: "/user-management/v1/teams/search",
  access: { anyOf: ["user:view", "team:view"] },
  body: searchBody({ filter: z.strictObject({ search: z.optional(SearchText) }), orderBy: ["name"], top: 100 }),
  answer: searchAnswer("teams", z.object({ id: z.string(), name: z.string(), memberCount: z.number() })),
  errors: ["invalidParameters"],
});
