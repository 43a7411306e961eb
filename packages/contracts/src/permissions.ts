import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import type { Permission } from "./permission-names.ts";

export const Licence = z.object({ applicationId: z.string(), featureIds: z.array(z.number()) });
export type Licence = z.output<typeof Licence>;

export const rolePermissions = defineCall({
  name: "rolePermissions",
  summary: "The permissions of the signed-in user and the applications that the tenant has licensed.",
  area: "authorization",
  method: "GET",
  path: "/authorization/v1/role/permissions",
  access: "signed-in",
  answer: z.object({ permissions: z.array(z.string()), applications: z.array(z.string()) }),
  errors: [],
});

export const licences = defineCall({
  name: "licences",
  summary: "The tenant's licences, the licence type shown and the product name that follows from it.",
  area: "authorization",
  method: "GET",
  path: "/authorization/v1/licences",
  access: "signed-in",
  answer: z.object({ licenses: z.array(Licence), licenseType: z.string(), productName: z.string() }),
  errors: [],
});

export const toggledFeatures = defineCall({
  name: "toggledFeatures",
  summary: "The names of the feature toggles that are on for the tenant.",
  area: "authorization",
  method: "GET",
  path: "/config/toggledFeatures",
  access: "signed-in",
  answer: z.object({ toggledFeatures: z.array(z.string()) }),
  errors: [],
});

/** A permission check, as section 6 has it: 'all' grants, case does not count, any one of several will do. */
export const holdsAny = (held: ReadonlySet<string>, ...wanted: readonly Permission[]): boolean =>
  holdsAnyOf(held, wanted.join(" "));

/** The same for a space-separated list that is data: a menu item's, or what a host page asks for. */
export const holdsAnyOf = (held: ReadonlySet<string>, wanted: string): boolean =>
  held.has("all") || words(wanted).some((permission) => held.has(permission));

/** A menu item's check: 'all' or every listed permission; no list at all is for nobody but 'all'. */
export const holdsEvery = (held: ReadonlySet<string>, wanted: string): boolean => {
  const list = words(wanted);
  return held.has("all") || (list.length > 0 && list.every((permission) => held.has(permission)));
};

/** The set that both checks take, from the list that `rolePermissions` answers. */
export const permissionSet = (list: readonly string[]): ReadonlySet<string> =>
  new Set(list.map((permission) => permission.toLowerCase()));

const words = (list: string): string[] => list.toLowerCase().split(/\s+/).filter(Boolean);
