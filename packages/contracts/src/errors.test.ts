import { expect, test } from "vitest";
import { codeOf, errorCatalogue } from "./errors.ts";

test("A numbered code is the name of the service and the specification's number [LOGIN-072]", () => {
  expect(codeOf("passwordExpired")).toBe("platform_user_manager_service_149");
  expect(codeOf("accountLockdown")).toBe("platform_user_manager_service_145");
});

test("No two errors share a code", () => {
  const codes = Object.values(errorCatalogue).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
