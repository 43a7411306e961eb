import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { colourCheck, textListCheck } from "./field-checks.ts";

const words = createWords("en", catalogueOf("en", ["validation", "fields", "common"]));

test("a colour that is missing and one that is wrong have their own words [WIDG-051]", () => {
  const check = colourCheck(words, { isRequired: true });
  expect(check("")).toBe("This field is required.");
  expect(check("#12")).toBe("Please enter a valid hex value.");
  expect(check("#123")).toBeUndefined();
  expect(colourCheck(words)("")).toBeUndefined();
});

test("a double is refused by its name, in whatever characters [WIDG-053]", () => {
  const check = textListCheck(words);
  expect(check({ text: "R&D?=50%", others: ["R&D?=50%"] })).toBe('The item "R&D?=50%" is already present in the list.');
});

test("the list's own rule has its own complaint, or the common one [WIDG-054]", () => {
  const others: string[] = [];
  expect(textListCheck(words, () => "No digits.")({ text: "a1", others })).toBe("No digits.");
  expect(textListCheck(words, () => false)({ text: "a1", others })).toBe('The item "a1" is not a valid entry.');
  expect(textListCheck(words, () => true)({ text: "a1", others })).toBeUndefined();
});
