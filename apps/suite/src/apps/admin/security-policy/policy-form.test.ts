import type { CallResult } from "@evolve/contracts/call";
import type { savePasswordPolicy } from "@evolve/contracts/security-policy";
import { describe, expect, it } from "vitest";
import { fieldsOf, policyForm, savesTheSame } from "./policy-form.ts";

const policy: CallResult<typeof savePasswordPolicy> = {
  authenticator: "EVOLVECG",
  strong: false,
  minimumLength: 7,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireNonAlphaNumeric: false,
  historyLength: 5,
  expiryDays: null,
  changedAt: "2026-11-21T09:00:00.000Z",
};
const { changedAt: basedOn, ...settings } = policy;
const fields = fieldsOf(policy);
const check = (typed: Partial<typeof fields>) => {
  const { data, error } = policyForm(fields).safeParse({ ...fields, ...typed });
  return { data, faults: error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [] };
};

describe("a password policy as it is typed", () => {
  it("a policy that nobody has touched is saved as it was, on top of what was seen", () => {
    for (const given of [policy, { ...policy, expiryDays: 30 }, { ...policy, changedAt: null }]) {
      const { changedAt, ...rest } = given;
      expect(policyForm(fieldsOf(given)).parse(fieldsOf(given))).toEqual({ ...rest, basedOn: changedAt });
    }
  });

  it.each([
    ["minimumLength", "5", "range?min=6&max=99"],
    ["minimumLength", "7.5", "range?min=6&max=99"],
    ["minimumLength", "-7", "range?min=6&max=99"],
    ["historyLength", "", "range?min=0&max=24"],
    ["historyLength", "25", "range?min=0&max=24"],
  ] as const)("%s of “%s” is at fault", (field, typed, message) => {
    expect(check({ [field]: typed }).faults).toEqual([[field, message]]);
  });

  it("days count only while passwords expire", () => {
    const odd = { expiryDays: "soon" };
    expect(check(odd).data).toEqual({ ...settings, basedOn });
    expect(check({ ...odd, expires: true }).faults).toEqual([["expiryDays", "range?min=1&max=999"]]);
    expect(savesTheSame({ ...fields, ...odd }, fields)).toBe(true);
    expect(savesTheSame({ ...fields, ...odd, expires: true }, { ...fields, expires: true })).toBe(false);
  });

  it("what the strong rule hides is at fault for nobody, and stays as it was saved", () => {
    expect(check({ strong: true, minimumLength: "5" }).data).toEqual({ ...settings, strong: true, basedOn });
    expect(check({ strong: true, minimumLength: "9" }).data).toMatchObject({ minimumLength: 9 });
    expect(check({ strong: true, historyLength: "x" }).faults).toHaveLength(1);
  });

  it("any other change is a difference", () => {
    expect(savesTheSame(fields, fieldsOf(policy))).toBe(true);
    expect(savesTheSame({ ...fields, strong: true }, fields)).toBe(false);
    expect(savesTheSame({ ...fields, historyLength: "6" }, fields)).toBe(false);
  });
});
