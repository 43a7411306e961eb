import { createMemoryHistory } from "@tanstack/history";
import { expect, test } from "vitest";
import type { AppManifest } from "../apps/manifest.ts";
import { createAppRouting } from "./app-routing.ts";

const screens = () => Promise.resolve({ screens: {} });
const app = (id: string, ...paths: `/${string}`[]): AppManifest => ({
  id,
  screens,
  routes: paths.map((path) => ({ name: path, path, areas: [] })),
});
const apps = [
  app("admin", "/users", "/users/$userId", "/users/import", "/$part/list", "/groups/$groupId"),
  app("wfm", "/start"),
];
const matchOf = (path: string) => {
  const {
    app: found,
    route,
    isAppRoot,
    pattern,
    params,
  } = createAppRouting(createMemoryHistory(), apps).matchRoute(path);
  return { app: found?.id, route: route?.path, isAppRoot, pattern, params };
};

test("an address means the same with a slash at its end, in other case and with parameters", () => {
  const users = { app: "admin", route: "/users", isAppRoot: false, pattern: "/admin/users", params: {} };
  for (const path of ["/admin/users", "/admin/users/", "/Admin/USERS", "/admin/users?q=a"])
    expect(matchOf(path), path).toEqual(users);
  for (const path of ["/admin", "/admin/", "/ADMIN"])
    expect(matchOf(path), path).toEqual({ ...users, route: undefined, isAppRoot: true, pattern: "/admin" });
});

test("of two routes that fit, the one that is written out first counts, from the left", () => {
  expect(matchOf("/admin/users/import").route).toBe("/users/import");
  expect(matchOf("/admin/users/list").route).toBe("/users/$userId");
  expect(matchOf("/admin/groups/list").route).toBe("/groups/$groupId");
  expect(matchOf("/admin/skills/list")).toMatchObject({ route: "/$part/list", params: { part: "skills" } });
});

test("a path that no route knows has its app, and one of no app nothing", () => {
  expect(matchOf("/admin/users/42/more")).toMatchObject({ app: "admin", route: undefined, isAppRoot: false });
  expect(matchOf("/nowhere/users")).toMatchObject({ app: undefined, route: undefined, isAppRoot: false });
});
