import fc from "fast-check";
import { expect, test } from "vitest";
import { createClock, createJar, tokenOf } from "../test/world.ts";
import { createAuthInfo } from "./auth-info.ts";
import { createBookmark } from "./bookmark.ts";
import { createCookies } from "./cookies.ts";
import { applyPreferences, createGeneralPreferences } from "./preferences.ts";
import { claimsOf, looksLikeToken } from "./token-claims.ts";

/** A document that keeps the last thing written to its cookies. */
const pageAt = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return { document: { cookie: "" }, location: { protocol, hostname } };
};
const writtenAt = (address: string): string => {
  const page = pageAt(address);
  createCookies(() => page).write("auth_info", "a; b", 60);
  return page.document.cookie;
};

test("a cookie holds for the whole site, stays off foreign requests, and is Secure outside plain-HTTP localhost", () => {
  const plain = "auth_info=a%3B%20b; Path=/; Max-Age=60; SameSite=Lax";
  for (const local of ["http://localhost:8080", "http://acme.localhost:8080", "http://127.0.0.1", "http://[::1]:80"])
    expect(writtenAt(local)).toBe(plain);
  for (const other of [
    "https://localhost",
    "https://evolve.example",
    "http://evolve.example",
    "http://localhost.example",
  ])
    expect(writtenAt(other)).toBe(`${plain}; Secure`);
});

test("a cookie is read back whatever it holds, among others of a similar name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      const page = pageAt("http://localhost");
      const cookies = createCookies(() => page);
      cookies.write("mark", value, 60);
      const [pair = ""] = page.document.cookie.split("; ");
      page.document.cookie = `bookmark=other; ${pair}; mark2=third`;
      expect(cookies.read("mark")).toBe(value);
      expect(cookies.read("ark")).toBeUndefined();
    }),
  );
  const broken = createCookies(() => ({ ...pageAt("http://localhost"), document: { cookie: "mark=%E0%A4%A" } }));
  expect(broken.read("mark")).toBeUndefined();
});

test("a spoilt auth cookie means that nobody is signed in", () => {
  const jar = createJar(createClock());
  const auth = createAuthInfo(jar);
  for (const value of ["", "null", "[]", "{", '{"token":1}', '{"token":"a.b.c"}']) {
    jar.write("auth_info", value, 60);
    expect(auth.read()).toBeUndefined();
  }
});

test("a bookmark is kept for 2 minutes and taken once [CONST-001]", async () => {
  const clock = createClock();
  const bookmark = createBookmark(createJar(clock));
  bookmark.save("/admin/#/users?skip=50");
  await clock.pass(119_000);
  expect(bookmark.take()).toBe("/admin/#/users?skip=50");
  expect(bookmark.take()).toBeUndefined();
  bookmark.save("/admin/#/users");
  await clock.pass(121_000);
  expect(bookmark.take()).toBeUndefined();
});

test("general preferences change one by one, are kept for 15 days and survive nonsense [CONST-006]", async () => {
  const clock = createClock();
  const jar = createJar(clock);
  const preferences = createGeneralPreferences(jar);
  preferences.write({ language: "ru_RU" });
  preferences.write({ theme: "dark" });
  expect(preferences.read()).toEqual({ language: "ru_RU", theme: "dark", density: "comfortable" });
  await clock.pass(15 * 24 * 60 * 60_000 - 1_000);
  expect(preferences.read().theme).toBe("dark");
  await clock.pass(1_001);
  const untouched = { language: undefined, theme: "system", density: "comfortable" };
  expect(preferences.read()).toEqual(untouched);
  jar.write("general_preferences", '{"language":"\\"><script>","theme":"pink","density":3}', 60);
  expect(preferences.read()).toEqual(untouched);
});

test("the document shows language, theme and density; the system's own theme leaves no mark", () => {
  const root = { lang: "en", dataset: {} as DOMStringMap };
  applyPreferences({ language: "zh_CN", theme: "dark", density: "compact" }, root);
  expect(root).toEqual({ lang: "zh-CN", dataset: { theme: "dark", density: "compact" } });
  applyPreferences({ language: undefined, theme: "system", density: "comfortable" }, root);
  expect(root).toEqual({ lang: "zh-CN", dataset: { density: "comfortable" } });
});

test("a token is three base64url parts; its claims are read as UTF-8 [LOGOUT-014]", () => {
  const claims = {
    sub: "u",
    tenant: "t",
    name: "Zoë Ålund",
    given_name: "Zoë",
    family_name: "Ålund",
    role: { id: "r", legacyId: "7" },
    icClusterId: "C1",
    icAgentId: "u",
    icBUId: "b",
    iat: 1,
    exp: 2,
  };
  expect(claimsOf(tokenOf(claims))).toEqual({
    sub: "u",
    tenant: "t",
    clusterId: "C1",
    agentId: "u",
    businessUnitId: "b",
    name: "Zoë Ålund",
    givenName: "Zoë",
    familyName: "Ålund",
    role: { id: "r", legacyId: "7" },
    secondaryRoles: [],
    iat: 1,
    exp: 2,
  });
  for (const text of ["", "a.b", "a.b.c.d", "a.b.c d", "a..c", "a.b=.c"]) expect(looksLikeToken(text)).toBe(false);
  for (const text of ["a.b.c", "a.W10.c", "a.bnVsbA.c"]) expect(claimsOf(text)).toBeUndefined();
});

test("without a token there is no tenant's cluster id, nor in a token that names none [LOGOUT-035]", () => {
  expect(claimsOf("")?.clusterId).toBeUndefined();
  expect(claimsOf(tokenOf({ icClusterId: "C1" }))?.clusterId).toBe("C1");
  expect(claimsOf(tokenOf({}))?.clusterId).toBe("");
});
