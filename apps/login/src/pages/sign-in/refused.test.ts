import { codeOf } from "@evolve/contracts/errors";
import { expect, test } from "vitest";
import { afterRefusal, isMigrated } from "./refused.ts";

const after = (code: string): string => afterRefusal({ code, details: "" });

test("149 and 150, and their names, lead to the page that replaces the password [LOGIN-076]", () => {
  for (const code of [codeOf("passwordExpired"), "password_expired"]) expect(after(code)).toBe("expired");
  for (const code of [codeOf("passwordMismatch"), "password_mismatch"]) expect(after(code)).toBe("mismatch");
});

test("123, 129 and CHANGE_PASSWORD_REQUIRED mark the recovery mail as sent [LOGIN-073] [LOGIN-074]", () => {
  for (const error of ["passwordPolicy", "policyChanged", "changePasswordRequired"] as const)
    expect(after(codeOf(error))).toBe("emailSent");
});

test("a migrated tenant is told from a changed policy by the details [LOGIN-073]", () => {
  expect(isMigrated({ code: codeOf("policyChanged"), details: "TENANT_MIGRATED" })).toBe(true);
  expect(isMigrated({ code: codeOf("policyChanged"), details: "" })).toBe(false);
});

test("an invalid code asks for the code, a SAML user's name for the identity provider, anything else for another try", () => {
  expect(after(codeOf("invalidTotp"))).toBe("code");
  expect(after(codeOf("samlUser"))).toBe("identityProvider");
  expect(after(codeOf("wrongCredentials"))).toBe("again");
  expect(after("")).toBe("again");
});
