import { emailStatuses } from "@evolve/contracts/user-existence";
import { expect, it } from "vitest";
import { flagsOfAnswer, flagsOfOwner, flagsOfStatus } from "./name-check.ts";

it("a name that somebody has is wrong for somebody new, and a deleted user's can be restored [USER-009, USER-010, USER-011, USER-017]", () => {
  const said = emailStatuses.map((status) => [status, flagsOfStatus(status)]);
  const none = { serverError: false, emailExists: false, deletedUser: false };
  expect(Object.fromEntries(said)).toEqual({
    EMAIL_EXIST_IN_SYSTEM: { ...none, emailExists: true },
    EMAIL_EXIST_IN_TENANT_NOT_DELETED: { ...none, emailExists: true },
    EMAIL_NOT_EXIST_IN_SYSTEM: none,
    EMAIL_EXIST_IN_TENANT_DELETED: { ...none, deletedUser: true },
  });
});

it("an edited user keeps their own address; another user's, of whichever tenant, exists [USER-015, USER-016]", () => {
  expect(flagsOfOwner({ exists: true, userId: "a" }, "a").emailExists).toBe(false);
  expect(flagsOfOwner({ exists: true, userId: "b" }, "a").emailExists).toBe(true);
  expect(flagsOfOwner({ exists: true, userId: null }, "a").emailExists).toBe(true);
  expect(flagsOfOwner({ exists: false, userId: null }, "a").emailExists).toBe(false);
});

it("a server that cannot say whether an address is taken is a server error, whatever it said before [USER-018]", () => {
  const taken = flagsOfStatus("EMAIL_EXIST_IN_SYSTEM");
  expect(flagsOfAnswer({ data: taken, isError: true })).toEqual({
    serverError: true,
    emailExists: false,
    deletedUser: false,
  });
  expect(flagsOfAnswer({ data: taken, isError: false })).toEqual(taken);
  expect(flagsOfAnswer({ isError: false })).toEqual({ serverError: false, emailExists: false, deletedUser: false });
});
