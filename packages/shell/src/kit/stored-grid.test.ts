import { expect, it } from "vitest";
import { gridOf, placeOfGrid } from "./stored-grid.ts";

it("columns come back as they were left; what cannot be read counts as never kept", () => {
  const kept = { order: ["fullName", "role"], hidden: ["team"], widths: { role: 140 }, pinned: [], sorting: [] };
  expect(gridOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(gridOf(undefined)).toBeUndefined();
  expect(gridOf({ order: "all of them" })).toBeUndefined();
  const narrowed = { ...kept, filters: { role: { kind: "set", ids: ["a"] } }, groupBy: "team" };
  expect(gridOf(narrowed)).toEqual(narrowed);
  expect(gridOf({ ...kept, filters: { role: { kind: "colour" } } })).toBeUndefined();
});

it("a grid is kept by the route of its screen, whichever record that shows, or by a name of its own [WIDG-009]", () => {
  expect(placeOfGrid("/admin/users")).toEqual({ context: "admin", preference: "grid.users" });
  expect(placeOfGrid("/admin/groups/$groupId").preference).toBe("grid.groups._groupId");
  expect(placeOfGrid("/admin/groups/$groupId", "chosen-users").preference).toBe("grid.chosen-users");
});
