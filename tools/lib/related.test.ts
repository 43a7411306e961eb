import { expect, test } from "vitest";
import { testsOf } from "./related.mjs";

test("a source file leads to the test beside it, else to those of its folder", () => {
  expect(testsOf(["packages/widgets/src/select.tsx"]).unit).toEqual(["packages/widgets/src/select.test.tsx"]);
  const { unit } = testsOf(["packages/widgets/src/timeline/bar-menu.tsx"]);
  expect(unit).toContain("packages/widgets/src/timeline/timeline.test.tsx");
  expect(unit.every((file) => /^packages\/widgets\/src\/timeline\/[^/]+$/.test(file))).toBe(true);
});

test("a folder leads to every test below it, a test to itself, and no test is named twice", () => {
  const folder = "packages/widgets/src/timeline";
  const { unit } = testsOf(["packages/widgets/src", folder, `${folder}/timeline.test.tsx`]);
  expect(unit).toContain(`${folder}/timeline.test.tsx`);
  expect(unit).toContain("packages/widgets/src/select.test.tsx");
  expect(unit).toEqual([...new Set(unit)].sort());
  expect(testsOf([`${folder}/lanes.test.ts`]).unit).toEqual([`${folder}/lanes.test.ts`]);
});

test("end-to-end tests are those named after the path, in the singular or plural, and no other", () => {
  expect(testsOf(["e2e/logout.spec.ts"])).toEqual({ unit: [], specs: ["e2e/logout.spec.ts"] });
  const { specs } = testsOf(["apps/suite/src/apps/admin/roles/role-panel.tsx"]);
  expect(specs).toContain("e2e/roles.spec.ts");
  expect(specs).not.toContain("e2e/logout.spec.ts");
});

test("a widget leads to the end-to-end tests that open its page of the gallery", () => {
  const { specs } = testsOf(["packages/widgets/src/modal.tsx"]);
  expect(specs).toContain("e2e/gallery-overlays.spec.ts");
  expect(specs).not.toContain("e2e/gallery-grid.spec.ts");
});

test("a widget leads to the test of its examples in the gallery as well", () => {
  const { unit } = testsOf(["packages/widgets/src/modal.tsx"]);
  expect(unit).toEqual(["apps/gallery/src/widgets/modal.test.tsx", "packages/widgets/src/modal.test.tsx"]);
});

test("a path that does not exist is a fault", () => {
  expect(() => testsOf(["packages/widgets/src/nothing.tsx"])).toThrow("there is no packages/widgets/src/nothing.tsx");
});
