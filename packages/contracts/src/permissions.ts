import type { Permission } from "./permission-names.ts";

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
