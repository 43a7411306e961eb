import { expect, test } from "vitest";
import { invitationPath } from "./invitation.ts";

test("a deleted user's invitation is expired [PWD-025]", () => {
  expect(invitationPath({ userStatus: "DELETED", invitationTokenValid: true })).toBe("/expiredInvitation");
});

test("who is not pending goes to login [PWD-026]", () => {
  for (const userStatus of ["ACTIVE", "UNREGISTERED"] as const)
    for (const invitationTokenValid of [true, false])
      expect(invitationPath({ userStatus, invitationTokenValid })).toBe("/");
});

test("a pending user's token decides between the form and expiredInvitation [PWD-027] [PWD-028]", () => {
  expect(invitationPath({ userStatus: "PENDING", invitationTokenValid: false })).toBe("/expiredInvitation");
  expect(invitationPath({ userStatus: "PENDING", invitationTokenValid: true })).toBe("/setPassword");
});
