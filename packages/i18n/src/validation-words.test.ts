import { validationKeys, type ValidationKey } from "@evolve/contracts/validators";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { catalogueOf } from "./node.ts";
import { createWords } from "./words.ts";

const wordsFor = (language: (typeof languages)[number], key: ValidationKey): string =>
  createWords(language, catalogueOf(language, ["validation"])).t(`validation.${key}`, {
    min: 1,
    max: 2,
    days: 3,
    limit: 4,
    value: "VIP",
    without: "/",
  });

test.each<[ValidationKey, string, string]>([
  ["minLength", "Your entry is too short", "WIDG-029"],
  ["maxLength", "Your entry is too long", "WIDG-030"],
  ["number", "Numbers only!", "WIDG-031"],
  ["serverError", "Unknown server error", "WIDG-032"],
  ["dailyRule", "You must select at least one daily rule", "WIDG-042"],
  ["overlap", "Activities cannot overlap", "WIDG-043"],
  ["hexColour", "Please enter a valid hex value.", "WIDG-051"],
  ["required", "This field is required.", "WIDG-051"],
  ["duplicateEntry", 'The item "VIP" is already present in the list.', "WIDG-053"],
  ["invalidEntry", 'The item "VIP" is not a valid entry.', "WIDG-054"],
  ["emailExists", "The email address already exists. Try a new one", "WIDG-044"],
])("'%s' says '%s' [%s]", (key, english) => {
  expect(wordsFor("en", key)).toBe(english);
});

test("Each fault of the catalogue has words of its own in each language [WIDG-044]", () => {
  for (const key of validationKeys) {
    expect(new Set(languages.map((language) => wordsFor(language, key))).size, key).toBe(languages.length);
  }
});
