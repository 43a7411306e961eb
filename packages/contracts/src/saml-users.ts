import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { searchAnswer, searchBody, TextFilter } from "./search.ts";

export const LinkedUserRow = z.object({
  id: z.string(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Their name at the identity provider. */
  nameId: z.string(),
  /** ISO 8601. */
  linkedAt: z.string(),
});
export type LinkedUserRow = z.output<typeof LinkedUserRow>;

export const searchSamlUsers = defineCall({
  name: "searchSamlUsers",
  summary: "The users who have signed in through the tenant's current identity provider, with their name there.",
  area: "saml",
  method: "POST",
  path: "/authentication/v1/saml/users/search",
  access: { anyOf: ["sso:view", "sso:edit"] },
  body: searchBody({ filter: TextFilter, orderBy: ["userName", "nameId", "linkedAt"] }),
  answer: searchAnswer("users", LinkedUserRow),
  errors: ["invalidParameters"],
});
