import { describe, expect, it } from "vitest";
import { statusOf } from "./user-status.ts";

const user = { status: "ACTIVE", locked: false, invitationExpired: false } as const;

describe("a user's status in the list", () => {
  it("a lock counts before everything else", () => {
    expect(statusOf({ ...user, locked: true })).toEqual({ tone: "danger", key: "users.statusLocked" });
  });

  it("an expired invitation is told from one that is open", () => {
    expect(statusOf({ ...user, status: "PENDING" }).key).toBe("users.statusPending");
    expect(statusOf({ ...user, status: "PENDING", invitationExpired: true }).key).toBe("users.statusExpired");
  });
});
