import { describe, expect, it } from "vitest";
import { addressOfPath, appAndRoute, parameterOf, pathOfAddress, withParameter } from "./address.ts";

const parts = (address: string) => new URL(address, "http://localhost");

describe("the address of a screen", () => {
  it.each([
    ["/admin/#/users", "/admin/users"],
    ["/admin/#/users?q=ann", "/admin/users?q=ann"],
    ["/my-space/#/home", "/my-space/home"],
    ["/admin/#/users/42", "/admin/users/42"],
  ])("%s is the shell's %s and back", (address, path) => {
    expect(pathOfAddress(parts(address))).toBe(path);
    expect(addressOfPath(path)).toBe(address);
  });

  it("an address without a route is the app itself", () => {
    expect(pathOfAddress(parts("/admin/"))).toBe("/admin");
    expect(pathOfAddress(parts("/admin/#/"))).toBe("/admin");
    expect(addressOfPath("/admin")).toBe("/admin/#/");
  });

  it("a parameter counts before the hash and after it, and after it wins", () => {
    const path = pathOfAddress(parts("/admin/?embeddedClient=true&q=before#/users?q=after"));
    expect(parameterOf(path, "embeddedClient")).toBe("true");
    expect(parameterOf(path, "q")).toBe("after");
  });

  it("a value may hold a question mark or a hash", () => {
    expect(parameterOf(pathOfAddress(parts("/admin/#/users?q=who%3F%23")), "q")).toBe("who?#");
  });

  it("a route with doubled slashes never becomes another host", () => {
    expect(pathOfAddress(parts("/admin/#//evil.example/users"))).toBe("/admin/evil.example/users");
    expect(addressOfPath("//evil.example")).toBe("/evil.example/#/");
  });

  it("app and route come apart", () => {
    expect(appAndRoute("/admin/users?q=1")).toEqual(["admin", "/users"]);
    expect(appAndRoute("/admin")).toEqual(["admin", "/"]);
  });

  it("links keep embeddedClient=true beside what they carry [ROUTE-022]", () => {
    expect(withParameter("/admin/users", "embeddedClient", "true")).toBe("/admin/users?embeddedClient=true");
    expect(withParameter("/admin/users?q=1", "embeddedClient", "true")).toBe("/admin/users?q=1&embeddedClient=true");
  });
});
