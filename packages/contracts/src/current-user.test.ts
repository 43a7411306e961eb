import { expect, test } from "vitest";
import { SessionUser } from "./current-user.ts";

test("A session user's status is one of four [LOGOUT-016]", () => {
  for (const status of ["UNREGISTERED", "PENDING", "ACTIVE", "DELETED"])
    expect(SessionUser.shape.status.safeParse(status).success, status).toBe(true);
  for (const status of ["LOCKED", "active", "", null, undefined])
    expect(SessionUser.shape.status.safeParse(status).success, String(status)).toBe(false);
});
