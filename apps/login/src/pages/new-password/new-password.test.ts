import { legacyPolicy } from "@evolve/contracts/password-policy";
import { expect, test } from "vitest";
import { faultsOf } from "../../parts/use-form.ts";
import { type Authenticator, idmTypeOf, usualAuthenticator } from "./authenticator.ts";
import { newPasswordSchema } from "./new-password.ts";

const legacy = usualAuthenticator("EVOLVE");
const cognito = usualAuthenticator("EVOLVECG");

const faults = (
  values: Readonly<Record<string, string>>,
  authenticator: Authenticator = legacy,
  codes: Parameters<typeof newPasswordSchema>[1] = {},
) => {
  const result = newPasswordSchema(authenticator, codes).safeParse(values);
  return result.success ? {} : faultsOf(result.error.issues);
};
const twice = (password: string) => ({ password, confirmPassword: password });

test("a new password follows the legacy rule [PWD-038]", () => {
  expect(legacy).toMatchObject(legacyPolicy);
  expect(faults(twice("Abcdefg1"))).toEqual({});
  for (const password of ["Abcdef1", "abcdefg1", "ABCDEFG1", "Abcdefgh", "Abc defg1", `Abc1${"x".repeat(17)}`])
    expect(faults(twice(password)), password).toEqual({ password: "password" });
});

test("the Cognito-style authenticator's rule is its policy, whose fault is passwordPolicyCriteriaMatch [PWD-041]", () => {
  expect(faults(twice("Abcde1!"), cognito)).toEqual({});
  for (const password of ["Abcd1!", "abcde1!", "ABCDE1!", "Abcdef!", "Abcdef1"])
    expect(faults(twice(password), cognito), password).toEqual({ password: "passwordPolicyCriteriaMatch" });
  expect(faults(twice("longenough"), { ...cognito, requireUppercase: false, requireNumbers: false })).toEqual({
    password: "passwordPolicyCriteriaMatch",
  });
});

test("a policy that cannot be had is shown with 7 characters at least [PWD-019]", () => {
  expect(cognito.minimumLength).toBe(7);
});

test("2 in an address and EVOLVECG from the server are the Cognito-style authenticator [PWD-022]", () => {
  expect([idmTypeOf("2"), idmTypeOf("EVOLVECG"), idmTypeOf("EVOLVE"), idmTypeOf("1"), idmTypeOf("")]).toEqual([
    "EVOLVECG",
    "EVOLVECG",
    "EVOLVE",
    "EVOLVE",
    "EVOLVE",
  ]);
});

test("both fields are needed, and the second repeats the first", () => {
  expect(faults(twice(""))).toEqual({ password: "required", confirmPassword: "required" });
  expect(faults({ password: "Abcdefg1", confirmPassword: "Abcdefg2" })).toEqual({ confirmPassword: "match" });
});

test("codes are asked for where the account or the way in needs them, six digits each [PWD-017]", () => {
  const both = { totp: true, confirmationCode: true };
  expect(faults({ ...twice("Abcdefg1"), totp: "", confirmationCode: "" }, legacy, both)).toEqual({
    totp: "required",
    confirmationCode: "required",
  });
  expect(faults({ ...twice("Abcdefg1"), totp: "12345", confirmationCode: "12345a" }, legacy, both)).toEqual({
    totp: "minLength",
    confirmationCode: "number",
  });
  expect(faults({ ...twice("Abcdefg1"), totp: "123456", confirmationCode: "654321" }, legacy, both)).toEqual({});
});
