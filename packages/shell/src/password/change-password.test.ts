import { legacyPolicy } from "@evolve/contracts/password-policy";
import { describe, expect, it } from "vitest";
import { emptyForm, passwordFaults } from "./change-password.ts";

const legacy = { policy: legacyPolicy, policyFault: "password" } as const;
const right = { currentPassword: "old", newPassword: "Abcdefg1", confirmNewPassword: "Abcdefg1" };

describe("the change-password form", () => {
  it("needs all three fields [PWD-044]", () => {
    expect(passwordFaults(emptyForm, legacy)).toEqual({
      currentPassword: "required",
      newPassword: "required",
      confirmNewPassword: "required",
    });
    expect(passwordFaults(right, legacy)).toEqual({});
  });

  it("wants the new password twice [PWD-044]", () => {
    expect(passwordFaults({ ...right, confirmNewPassword: "Abcdefg2" }, legacy)).toEqual({
      confirmNewPassword: "match",
    });
  });

  it("holds the new password against the policy, once that is known [PWD-040]", () => {
    const weak = { ...right, newPassword: "abc", confirmNewPassword: "abc" };
    expect(passwordFaults(weak, legacy)).toEqual({ newPassword: "password" });
    expect(passwordFaults(weak, { ...legacy, policy: undefined })).toEqual({});
  });
});
