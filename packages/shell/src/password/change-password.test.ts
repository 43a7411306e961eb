import { legacyPolicy } from "@evolve/contracts/password-policy";
import { describe, expect, it } from "vitest";
import { changePasswordForm, emptyForm } from "./change-password.ts";

const legacy = { ...legacyPolicy, idmType: "EVOLVE" } as const;
const right = { ...emptyForm, currentPassword: "old", newPassword: "Abcdefg1", confirmNewPassword: "Abcdefg1" };

/** What is said first about each field. */
const faults = (form: typeof emptyForm, authenticator: Parameters<typeof changePasswordForm>[0]) => {
  const { error } = changePasswordForm(authenticator).safeParse(form);
  const said: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) said[String(path[0])] ??= message;
  return said;
};

describe("the change-password form", () => {
  it("needs all three fields [PWD-044]", () => {
    expect(faults(emptyForm, legacy)).toEqual({
      currentPassword: "required",
      newPassword: "required",
      confirmNewPassword: "required",
    });
    expect(faults(right, legacy)).toEqual({});
  });

  it("wants the new password twice [PWD-044]", () => {
    expect(faults({ ...right, confirmNewPassword: "Abcdefg2" }, legacy)).toEqual({ confirmNewPassword: "match" });
  });

  it("holds the new password against the policy, once that is known [PWD-040]", () => {
    const weak = { ...right, newPassword: "abc", confirmNewPassword: "abc" };
    expect(faults(weak, legacy)).toEqual({ newPassword: "password" });
    expect(faults(weak, { ...legacy, idmType: "EVOLVECG" })).toEqual({ newPassword: "passwordPolicyCriteriaMatch" });
    expect(faults(weak, undefined)).toEqual({});
  });
});
