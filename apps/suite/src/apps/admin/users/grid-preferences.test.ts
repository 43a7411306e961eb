import { expect, it } from "vitest";
import { gridOf } from "./grid-preferences.ts";

it("columns come back as they were left; what cannot be read counts as never kept", () => {
  const kept = { order: ["fullName", "role"], hidden: ["team"], widths: { role: 140 }, pinned: [], sorting: [] };
  expect(gridOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(gridOf(undefined)).toBeUndefined();
  expect(gridOf({ order: "all of them" })).toBeUndefined();
});
