import { codeOf } from "@evolve/contracts/errors";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { pageAreas } from "../../areas.ts";
import { describeFailure } from "./failure.ts";

const words = createWords("en", catalogueOf("en", pageAreas));
const textOf = (code: string, details = ""): string => describeFailure({ code, details }, words).text;

test("a wrong user name or password has one message for both [LOGIN-055] [LOGIN-056]", () => {
  expect(textOf(codeOf("wrongCredentials"))).toBe("You have entered a wrong email address or password.");
});

test("throttling, an invalid code and an unreachable server have their own words [LOGIN-057] [LOGIN-060] [LOGIN-061]", () => {
  expect(textOf(codeOf("throttled"))).toBe("We are experiencing a system issue, please retry in five minutes.");
  expect(textOf(codeOf("invalidTotp"))).toBe("You have entered an invalid MFA token.");
  expect(textOf("NETWORK")).toBe("We could not connect to the server.");
});

test("a locked account and a lockdown say so beside a lock [LOGIN-058] [LOGIN-059] [LOGIN-078]", () => {
  const locked = describeFailure({ code: codeOf("accountLocked"), details: "" }, words);
  const lockdown = describeFailure({ code: codeOf("accountLockdown"), details: "" }, words);
  expect(locked).toMatchObject({ isLock: true, text: expect.stringContaining("30 minutes") });
  expect(lockdown).toEqual({
    isLock: true,
    text: "For security reasons, your account was put on lockdown. Please contact your manager to unlock your account.",
  });
  expect(describeFailure({ code: codeOf("wrongCredentials"), details: "" }, words).isLock).toBe(false);
});

test("an unavailable tenant names the address to write to, where the server gave one [LOGIN-077]", () => {
  expect(textOf(codeOf("tenantNotAvailable"), "help@acme.test")).toContain("help@acme.test");
  expect(textOf(codeOf("tenantNotAvailable"))).not.toContain("{email}");
});

test("an inactive tenant and a timeout have their own words [LOGIN-081] [LOGIN-082] [LOGIN-062]", () => {
  expect(textOf(codeOf("tenantInactive"))).toContain("isn’t active");
  expect(textOf(codeOf("timeout"))).toContain("too long");
});

test("what keeps a right password from signing in is said in words of its own [LOGIN-067, LOGIN-068, LOGIN-069, LOGIN-070, LOGIN-071, LOGIN-091]", () => {
  expect(textOf(codeOf("userLimitExceeded"))).toMatch(/user limit/);
  expect(textOf(codeOf("acdLoginIdExists"))).toMatch(/ACD login ID already exists/);
  expect(textOf(codeOf("tooManySkills"))).toBe("A user cannot have more than 50 skills");
  expect(textOf(codeOf("invalidParameters"))).toMatch(/values aren’t valid/);
  expect(textOf(codeOf("unauthorizedEmployee"))).toMatch(/aren’t authorized/);
  expect(textOf(codeOf("policyChanged"))).toMatch(/password policy has changed/);
});

test("an unknown code gets the general words, no code the login server's [LOGIN-084]", () => {
  expect(textOf("somebody_elses_code")).toBe(words.t("errors.GeneralError.message"));
  expect(textOf("")).toBe(words.t("signIn.serverError"));
});
