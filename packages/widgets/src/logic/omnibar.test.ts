import { expect, test } from "vitest";
import { countShown, isOverLimit, limitationThreshold, tagsOf, wordsToSearch } from "./omnibar.ts";

const textOf = (filter: string, value: string) => `${filter}: ${value}`;
test("every value that is on has a tag of key, id and text [OMNI-005]", () => {
  const names: Record<string, string> = { a: "Support", b: "Sales" };
  const filters = [
    { key: "status", label: "Status", selected: [], nameOf: () => undefined },
    { key: "team", label: "Team", selected: ["a", "b", "?"], nameOf: (id: string) => names[id] },
  ];
  expect(tagsOf(filters, textOf)).toEqual([
    { key: "team", id: "a", text: "Team: Support" },
    { key: "team", id: "b", text: "Team: Sales" },
    { key: "team", id: "?", text: "Team: …" },
  ]);
});

test("four tags are shown and the others counted, but never one alone on a wide screen; one on a narrow one [OMNI-004, OMNI-011]", () => {
  expect([3, 4, 5, 6, 40].map((count) => Math.min(count, countShown(count, false)))).toEqual([3, 4, 5, 4, 4]);
  expect([1, 2, 40].map((count) => Math.min(count, countShown(count, true)))).toEqual([1, 1, 1]);
});

test("the warning comes above the threshold, and not before the count is known [OMNI-010]", () => {
  expect(isOverLimit(limitationThreshold, limitationThreshold)).toBe(false);
  expect(isOverLimit(limitationThreshold + 1, limitationThreshold)).toBe(true);
  expect(isOverLimit(null, 0)).toBe(false);
});

test("a click searches for something only [OMNI-009]", () => {
  expect(wordsToSearch(" ann ")).toBe("ann");
  expect(wordsToSearch("  ")).toBeUndefined();
});
