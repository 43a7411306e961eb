import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkPolicy,
  legacyPolicy,
  type PasswordPolicy,
  passwordPolicyCriteriaMatch,
  specialCharacters,
} from "./password-policy.ts";

const cognito: PasswordPolicy = {
  ...legacyPolicy,
  minimumLength: 7,
  maximumLength: 256,
  requireNonAlphaNumeric: true,
  allowWhitespace: true,
};

test.each([
  ["Abcdefg1", true],
  ["Abcdefghijklmnopqrs1", true],
  ["Ärger4711", true],
  ["Пароль2026", true],
  ["Abcdef1", false],
  ["Abcdefghijklmnopqrst1", false],
  ["abcdefg1", false],
  ["ABCDEFG1", false],
  ["Abcdefgh", false],
  ["Abc defg1", false],
  ["Abc\u00a0defg1", false],
  ["", false],
])("'%s' keeps the legacy rule: %s [PWD-038]", (password, keeps) => {
  expect(passwordPolicyCriteriaMatch(legacyPolicy, password)).toBe(keeps);
});

test("A legacy password passes just when the rule says so [PWD-038]", () => {
  const reference = (text: string): boolean =>
    [...text].length >= 8 &&
    [...text].length <= 20 &&
    !/\s/.test(text) &&
    [/\p{Lu}/u, /\p{Ll}/u, /[0-9]/].every((kind) => kind.test(text));
  const unit = fc.constantFrom(..."Aa1 \téÉ中😀#Z");
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 22 }), (text) => {
      expect(passwordPolicyCriteriaMatch(legacyPolicy, text)).toBe(reference(text));
    }),
  );
});

test("The checklist has a line for each rule that applies, with its value and state [PWD-020, PWD-040, PWD-041]", () => {
  expect(checkPolicy(cognito, "abc 1")).toEqual([
    { rule: "minimumLength", value: 7, pass: false },
    { rule: "maximumLength", value: 256, pass: true },
    { rule: "requireUppercase", value: true, pass: false },
    { rule: "requireLowercase", value: true, pass: true },
    { rule: "requireNumbers", value: true, pass: true },
    { rule: "requireNonAlphaNumeric", value: true, pass: false },
  ]);
  expect(passwordPolicyCriteriaMatch(cognito, "Abc 1#x")).toBe(true);
});

test("Exactly the listed characters count as special [PWD-042]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 1 }), (character) => {
      const printable = /[!-~]/.test(character);
      const isSpecial = printable && !/[A-Za-z0-9]/.test(character);
      const counted = checkPolicy(cognito, `Abcdef1${character}`).find(({ rule }) => rule === "requireNonAlphaNumeric");
      expect(counted?.pass).toBe(isSpecial && specialCharacters.includes(character));
    }),
  );
  expect([...specialCharacters]).toHaveLength(32);
});

test("Characters are counted as people see them, in any Unicode form", () => {
  const short = "Äö1#🙂x"; // six
  expect(checkPolicy(cognito, short.normalize("NFD"))[0]).toMatchObject({ rule: "minimumLength", pass: false });
  expect(checkPolicy(cognito, `${short}y`.normalize("NFD"))[0]).toMatchObject({ pass: true });
});
