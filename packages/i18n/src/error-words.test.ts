import { codeOf, type ErrorName } from "@evolve/contracts/errors";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { catalogueOf } from "./node.ts";
import { createWords } from "./words.ts";

const wordsFor = (language: (typeof languages)[number], error: ErrorName): string =>
  createWords(language, catalogueOf(language, ["errors"])).error(codeOf(error));

const texts: [ErrorName, string][] = [
  ["tooManySkills", "A user cannot have more than 50 skills"],
  ["verificationCodeInvalid", "The verification code isn’t valid or has expired."],
  ["passwordTokenInvalid", "This password link has expired or has already been used. Request a new one."],
];
test.each(texts)(
  "%s says '%s', and something of its own in each language [LOGIN-065, LOGIN-066, LOGIN-069]",
  (error, english) => {
    expect(wordsFor("en", error)).toBe(english);
    expect(new Set(languages.map((language) => wordsFor(language, error))).size).toBe(languages.length);
  },
);

const specified: [ErrorName, string][] = [
  ["emailExists", "The email address already exists. Try a new one"],
  ["ownRole", "You cannot change your own role"],
  ["roleNotPermitted", "You do not have permission to change the role"],
  ["lastAdministrator", "You cannot delete the only administrator"],
];
test.each(specified)(
  "%s says the specification's words: '%s' [USER-013, USER-020, USER-021, USER-022]",
  (error, words) => {
    expect(wordsFor("en", error)).toBe(words);
  },
);
