import { permissionSet } from "@evolve/contracts/permissions";
import { createMemoryHistory } from "@tanstack/history";
import { describe, expect, it } from "vitest";
import type { AppManifest, AppRoute } from "../apps/manifest.ts";
import { createAppRouting } from "./app-routing.ts";
import { checkAccess, permissionOf } from "./guard.ts";

const screens = () => Promise.resolve({ screens: {} });
const route = (given: Pick<AppRoute, "name" | "path"> & Partial<AppRoute>): AppRoute => ({ areas: [], ...given });

const admin: AppManifest = {
  id: "admin",
  screens,
  routes: [
    route({ name: "users", path: "/users", permission: "user:view" }),
    route({ name: "user", path: "/users/$userId", permission: "user:view user:edit" }),
    route({ name: "userImport", path: "/users/import", permission: "user:create" }),
    route({ name: "roleList", path: "/roles" }),
    route({ name: "success", path: "/success" }),
    route({ name: "about", path: "/about", permission: "default", requireLogin: false }),
  ],
};

const matchRoute = (apps: readonly AppManifest[], path: string) =>
  createAppRouting(createMemoryHistory(), apps).matchRoute(path);

const verdictOn = (path: string, { held = [] as string[], signedIn = true, isElsewhere = false } = {}) =>
  checkAccess(matchRoute([admin], path), { signedIn, permissions: permissionSet(held), isElsewhere });

describe("who may open which route", () => {
  it("an unknown route or app goes to the login host [ROUTE-001] [ROUTE-003]", () => {
    expect(verdictOn("/admin/nowhere", { held: ["all"] })).toBe("leave");
    expect(verdictOn("/nowhere/users", { held: ["all"] })).toBe("leave");
  });

  it("a protected route goes to login when not signed in [ROUTE-004] [ROUTE-009]", () => {
    expect(verdictOn("/admin/users", { signedIn: false })).toBe("login");
    expect(verdictOn("/admin", { signedIn: false })).toBe("login");
    expect(verdictOn("/admin/about", { signedIn: false })).toBe("allow");
  });

  it("without the permission a first load goes to insufficientPrivileges [ROUTE-005]", () => {
    expect(verdictOn("/admin/users", { held: ["mySpace:view"] })).toBe("insufficientPrivileges");
  });

  it("without the permission a later change is blocked and the user stays [ROUTE-006]", () => {
    expect(verdictOn("/admin/users", { held: ["mySpace:view"], isElsewhere: true })).toBe("stay");
  });

  it("public routes need no permission [ROUTE-007]", () => {
    const named =
      "createAccount login default expiredInvitation success examples form_examples recoverPassword setPassword updatePassword resetPassword expiredVerificationEmail updateEmail";
    const nobodys = { signedIn: true, permissions: permissionSet([]), isElsewhere: false };
    for (const name of [...named.split(" "), "users"]) {
      const app: AppManifest = { id: "admin", screens, routes: [route({ name, path: "/x" })] };
      const verdict = checkAccess(matchRoute([app], "/admin/x"), nobodys);
      expect(verdict, name).toBe(name === "users" ? "insufficientPrivileges" : "allow");
    }
    expect(verdictOn("/admin/about")).toBe("allow");
  });

  it("the permission defaults to the route's name [ROUTE-008]", () => {
    expect(permissionOf(route({ name: "roleList", path: "/roles" }))).toBe("roleList");
    expect(verdictOn("/admin/roles", { held: ["rolelist"] })).toBe("allow");
  });

  it("any of several permissions admits, whatever its case, and 'all' opens everything", () => {
    expect(verdictOn("/admin/users/42", { held: ["USER:EDIT"] })).toBe("allow");
    expect(verdictOn("/admin/users/42", { held: ["all"] })).toBe("allow");
    expect(verdictOn("/admin/users/42", { held: ["user:create"] })).toBe("insufficientPrivileges");
  });

  it("an app's own address opens for users who may open one of its routes", () => {
    expect(verdictOn("/admin", { held: ["user:view"] })).toBe("allow");
  });

  it("a path that two routes fit is the more exact one's, for the guard as for the screen", () => {
    expect(verdictOn("/admin/users/import", { held: ["user:create"] })).toBe("allow");
    expect(verdictOn("/admin/users/import", { held: ["user:view"] })).toBe("insufficientPrivileges");
    expect(verdictOn("/admin/users/42/more", { held: ["all"] })).toBe("leave");
  });
});
