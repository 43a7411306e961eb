import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";

export const RoleFilter = z.strictObject({ search: z.optional(SearchText) });

/** What is counted of each role. The specification spells it so. */
export const RoleMetrics = z.optional(
  z.strictObject({ columns: z.array(z.enum(["userCount"])).check(z.maxLength(1)) }),
);

/** A role as a list shows one. */
export const RoleRow = z.object({
  id: z.string(),
  legacyId: z.string(),
  roleName: z.string(),
  displayName: z.string(),
  description: z.string(),
  /** The product depends on it: it cannot be changed or deleted. */
  isSystem: z.boolean(),
  /** Holds every permission. */
  holdsAll: z.boolean(),
  permissionCount: z.number(),
  /** Users who have it as their first role or a secondary one, deleted ones left out; where `metrices` asks for it. */
  userCount: z.optional(z.number()),
});
export type RoleRow = z.output<typeof RoleRow>;

export const searchRoles = defineCall({
  name: "searchRoles",
  summary: "The roles of the tenant.",
  area: "users",
  method: "POST",
  path: "/authorization/roles/search",
  access: { anyOf: ["user:view", "role:view"] },
  body: z.safeExtend(
    searchBody({
      filter: RoleFilter,
      orderBy: ["legacyId", "displayName"],
      figures: ["people"],
      top: limits.pageSizeMax,
    }),
    { metrices: RoleMetrics },
  ),
  answer: searchAnswer("roles", RoleRow),
  errors: ["invalidParameters"],
});

export const searchUserRoles = defineCall({
  name: "searchUserRoles",
  summary: "The roles that users may have. `isEntityQuery` false: only how many.",
  area: "users",
  method: "POST",
  path: "/user/role/search",
  access: { anyOf: ["user:view", "role:view"] },
  body: z.strictObject({
    filter: z._default(RoleFilter, {}),
    metrices: RoleMetrics,
    page: z._default(
      z.strictObject({
        skip: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
        top: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), 50),
      }),
      { skip: 0, top: 50 },
    ),
    operations: z.optional(z.array(z.enum(["count"])).check(z.maxLength(1))),
    orderBy: z._default(
      z
        .array(
          z.strictObject({
            field: z.enum(["legacyId", "displayName"]),
            direction: z._default(z.enum(["asc", "desc"]), "asc"),
          }),
        )
        .check(z.maxLength(2)),
      [],
    ),
    isEntityQuery: z._default(z.boolean(), true),
  }),
  answer: z.object({ roles: z.array(RoleRow), totalRecords: z.number() }),
  errors: [],
});
