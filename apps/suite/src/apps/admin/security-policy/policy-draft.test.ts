import type { PasswordSettings } from "@evolve/contracts/security-policy";
import { describe, expect, it } from "vitest";
import { checkDraft, draftOf, isSameDraft } from "./policy-draft.ts";

const policy: PasswordSettings = {
  authenticator: "EVOLVECG",
  strong: false,
  minimumLength: 7,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireNonAlphaNumeric: false,
  historyLength: 5,
  expiryDays: null,
};
const draft = draftOf(policy);

describe("a password policy as it is typed", () => {
  it("a policy that nobody has touched is saved as it was", () => {
    for (const given of [policy, { ...policy, expiryDays: 30 }])
      expect(checkDraft(draftOf(given))).toEqual({ settings: given, faults: new Set() });
  });

  it.each([
    ["minimumLength", "5"],
    ["minimumLength", "7.5"],
    ["minimumLength", "-7"],
    ["historyLength", ""],
    ["historyLength", "25"],
  ] as const)("%s of “%s” is at fault", (field, typed) => {
    expect(checkDraft({ ...draft, [field]: typed })).toEqual({ settings: null, faults: new Set([field]) });
  });

  it("days count only while passwords expire", () => {
    const odd = { ...draft, expiryDays: "soon" };
    expect(checkDraft(odd).settings).toEqual(policy);
    expect(checkDraft({ ...odd, expires: true }).faults).toEqual(new Set(["expiryDays"]));
    expect(isSameDraft(odd, draft)).toBe(true);
    expect(isSameDraft({ ...odd, expires: true }, { ...draft, expires: true })).toBe(false);
  });

  it("any other change is a difference", () => {
    expect(isSameDraft(draft, draftOf(policy))).toBe(true);
    expect(isSameDraft({ ...draft, strong: true }, draft)).toBe(false);
    expect(isSameDraft({ ...draft, historyLength: "6" }, draft)).toBe(false);
  });
});
