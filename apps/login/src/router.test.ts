import { expect, test } from "vitest";
import { diversionOf, hashOf, paths, readPlace } from "./router.ts";

test("the bare address, an empty hash and '#/' are the login route [LOGIN-002]", () => {
  for (const hash of ["", "#", "#/", "#//"]) expect(readPlace("", hash)).toMatchObject({ path: "/", known: true });
});

test("a route is found with and without parameters and a trailing slash", () => {
  expect(readPlace("", "#/error").path).toBe("/error");
  expect(readPlace("", "#/error/").path).toBe("/error");
  expect(readPlace("", "#/error?error=access_denied").path).toBe("/error");
});

test("an unknown address goes to the login route", () => {
  for (const hash of ["#/nowhere", "#/Error", "#/error/more", "#error"])
    expect(readPlace("", hash)).toMatchObject({ path: "/", known: false });
});

test("a parameter counts before and after the hash; after it wins [LOGIN-003]", () => {
  const { parameters } = readPlace("?userName=a%40b&scope=openid", "#/?userName=c%40d&state=x");
  expect(Object.fromEntries(parameters)).toEqual({ userName: "c@d", scope: "openid", state: "x" });
  const named =
    "autoLogout embeddedClient userName login_hint scope state client_id response_type redirect_uri display tenant_location nonce id_token_hint redirectURL code_challenge code_challenge_method";
  const given = Object.fromEntries(named.split(" ").map((name) => [name, `${name} & more`]));
  const query = new URLSearchParams(given).toString();
  for (const place of [readPlace(`?${query}`, "#/"), readPlace("", `#/?${query}`)])
    expect(Object.fromEntries(place.parameters)).toEqual(given);
});

test("a value may hold question marks", () => {
  expect(readPlace("", "#/?redirectURL=https://a.test/?q=1").parameters.get("redirectURL")).toBe("https://a.test/?q=1");
});

test("a hash carries encoded parameters and leaves empty ones out", () => {
  expect(hashOf("/")).toBe("#/");
  expect(hashOf("/", { userName: "a+b@c.test", state: "" })).toBe("#/?userName=a%2Bb%40c.test");
  expect(readPlace("", hashOf("/", { userName: "a+b@c.test" })).parameters.get("userName")).toBe("a+b@c.test");
});

test("an unknown address is diverted to the first step, a known one stays", () => {
  expect(diversionOf({ path: "/", known: false }, "acme.test")).toBe("/");
  expect(diversionOf({ path: "/error", known: true }, "acme.test")).toBeUndefined();
});

test("login, error and globalLogout take the permission 'login', which everybody holds; the other pages take none [ROUTE-010]", () => {
  for (const path of paths) {
    const takesLogin = ["/", "/error", "/globalLogout"].includes(path);
    const diversion = diversionOf({ path, known: true }, "acme.test", ["default"]);
    expect(diversion, path).toBe(takesLogin ? "/insufficientPrivileges" : undefined);
    expect(diversionOf({ path, known: true }, "acme.test"), path).toBeUndefined();
  }
});

test("at a host called cxone whatever needs an area leads to insufficientPrivileges [ROUTE-002]", () => {
  for (const path of ["/", "/error", "/logout", "/setPassword"] as const)
    for (const host of ["cxone.test", "CXONE.test:8080", "cxone"])
      expect(diversionOf({ path, known: true }, host), `${host} ${path}`).toBe("/insufficientPrivileges");
  for (const path of ["/authorize", "/globalLogout", "/insufficientPrivileges"] as const)
    expect(diversionOf({ path, known: true }, "cxone.test")).toBeUndefined();
  expect(diversionOf({ path: "/", known: false }, "cxone.test")).toBe("/insufficientPrivileges");
  for (const host of ["mycxone.test", "na1.cxone.test", "cxone-na1.test"])
    expect(diversionOf({ path: "/", known: true }, host), host).toBeUndefined();
});
