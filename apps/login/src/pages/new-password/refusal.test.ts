import { codeOf, type ErrorName } from "@evolve/contracts/errors";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { laterAreas, pageAreas } from "../../areas.ts";
import { refusalAction } from "./refusal.ts";

const words = createWords("en", catalogueOf("en", [...pageAreas, ...laterAreas]));
const actionFor = (error: ErrorName, details = "", fields: Readonly<Record<string, string>> = {}) =>
  refusalAction({ code: codeOf(error), details, fields }, words);

test("each detail of a refused code has words of its own, at the code's field [PWD-065] [PWD-066] [PWD-067] [LOGIN-065]", () => {
  const mismatch = actionFor("verificationCodeInvalid", "CodeMismatchException");
  const expired = actionFor("verificationCodeInvalid", "ExpiredCodeException");
  const invalid = actionFor("invalidParameters", "InvalidParameterException");
  for (const refusal of [mismatch, expired, invalid])
    expect(refusal).toMatchObject({ kind: "again", field: "confirmationCode" });
  const texts = [mismatch, expired, invalid].map((refusal) => (refusal.kind === "again" ? refusal.text : ""));
  expect(new Set(texts).size).toBe(3);
});

test("both details of an invalid MFA token ask for it again [PWD-068] [PWD-069]", () => {
  for (const details of ["INVALID_MFA_TOKEN_OR_SECRET_LOGIN", "CHECK_DETAILS_TRY_AGAIN"])
    expect(actionFor("invalidTotp", details)).toMatchObject({
      kind: "again",
      field: "totp",
      text: "You have entered an invalid MFA token.",
    });
});

test("any other refusal has the words of its code, or general ones [PWD-070]", () => {
  expect(actionFor("throttled")).toEqual({ kind: "again", text: words.error(codeOf("throttled")) });
  expect(refusalAction({ code: "somebody_elses_code", details: "SomethingException", fields: {} }, words)).toEqual({
    kind: "again",
    text: words.t("errors.GeneralError.message"),
  });
});

test("19 and 142 are told in the server's words, at the password [LOGIN-080]", () => {
  for (const error of ["reusedPassword", "passwordRefused"] as const) {
    expect(actionFor(error, "Not one of the last 5.")).toMatchObject({
      text: "Not one of the last 5.",
      field: "password",
    });
    expect(actionFor(error)).toMatchObject({ text: words.error(codeOf(error)), field: "password" });
  }
});

test("141 and 168 have set the password: sign-in follows", () => {
  expect(actionFor("activatedTotpInvalid")).toMatchObject({ kind: "signIn" });
  expect(actionFor("resetTotpInvalid")).toMatchObject({ kind: "signIn" });
});

test("a spent link or invitation is of no use any more [PWD-030]", () => {
  expect(actionFor("passwordTokenInvalid")).toEqual({ kind: "spent" });
  expect(actionFor("invitationInvalid")).toEqual({ kind: "spent" });
});

test("a password that breaks its rule is told which at its field", () => {
  expect(actionFor("passwordPolicy", "", { password: "password" })).toMatchObject({
    field: "password",
    fault: words.t("validation.password"),
  });
  expect(actionFor("passwordPolicy")).toMatchObject({ fault: words.t("validation.passwordPolicyCriteriaMatch") });
});
