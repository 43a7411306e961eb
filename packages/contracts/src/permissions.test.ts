import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holdsAny, holdsAnyOf, holdsEvery, permissionSet } from "./permissions.ts";

const held = permissionSet(["User:View", "team:view"]);

test.each([
  ["user:view", true, true],
  ["USER:VIEW", true, true],
  ["user:view user:create", true, false],
  ["  user:create\t team:VIEW ", true, false],
  ["user:view team:view", true, true],
  ["user:create", false, false],
  ["user", false, false],
  ["", false, false],
  ["   ", false, false],
])(
  "Of '%s' a check wants any, a menu item every one [PERM-003, PERM-004, PERM-005, PERM-006]",
  (wanted, any, every) => {
    expect([holdsAnyOf(held, wanted), holdsEvery(held, wanted)]).toEqual([any, every]);
  },
);

const permission = fc.stringMatching(/^[A-Za-z:]{1,12}$/);
const list = fc.array(permission).map((names) => names.join(" "));

test("'all' grants everything, an item without permissions too [PERM-002, PERM-007]", () => {
  fc.assert(
    fc.property(fc.array(permission), list, (names, wanted) => {
      const all = permissionSet([...names, "ALL"]);
      expect(holdsAnyOf(all, wanted) && holdsEvery(all, wanted)).toBe(true);
    }),
  );
});

test("Case never counts, and every one held means any one held", () => {
  fc.assert(
    fc.property(fc.array(permission), list, (names, wanted) => {
      const [lower, upper] = [permissionSet(names), permissionSet(names.map((name) => name.toUpperCase()))];
      expect(holdsAnyOf(lower, wanted.toUpperCase())).toBe(holdsAnyOf(upper, wanted));
      expect(holdsEvery(lower, wanted.toUpperCase())).toBe(holdsEvery(upper, wanted));
      if (holdsEvery(lower, wanted)) expect(holdsAnyOf(lower, wanted)).toBe(true);
    }),
  );
});

test("'all' within a longer name grants nothing", () => {
  const tenantManager = permissionSet(["tenant:view", "call:all", "allies"]);
  expect(holdsAny(tenantManager, "tenant:view")).toBe(true);
  expect(holdsAny(tenantManager, "automationstudio:manage")).toBe(false);
});
