import { permissionSet } from "@evolve/contracts/permissions";
import { describe, expect, it } from "vitest";
import { type MenuVisitor, userMenuItems } from "./user-menu-items.ts";

const itemsOf = (permissions: readonly string[], more: Partial<MenuVisitor> = {}) =>
  userMenuItems({
    permissions: permissionSet([...permissions]),
    licences: new Set(),
    samlUser: false,
    hasCommunity: true,
    ...more,
  });

describe("the user menu's items", () => {
  it("user:generalinfo:view shows My profile [HEAD-021]", () => {
    expect(itemsOf(["user:generalinfo:view"])).toEqual(["profile", "logout"]);
  });

  it("user:password:edit shows Change password, but not to a SAML user [HEAD-012, HEAD-022, HEAD-041]", () => {
    expect(itemsOf(["user:password:edit"])).toEqual(["password", "logout"]);
    expect(itemsOf(["user:password:edit"], { samlUser: true })).toEqual(["logout"]);
  });

  it("user:contactus:view shows Contact us [HEAD-025]", () => {
    expect(itemsOf(["User:ContactUs:View"])).toEqual(["contact", "logout"]);
  });

  it("automationstudio:manage shows the community where automation studio is licensed [HEAD-013, HEAD-023]", () => {
    const licences = new Set(["AS"]);
    expect(itemsOf(["automationstudio:manage"], { licences })).toEqual(["community", "logout"]);
    expect(itemsOf(["automationstudio:manage"])).toEqual(["logout"]);
    expect(itemsOf(["user:view"], { licences })).toEqual(["logout"]);
    expect(itemsOf(["automationstudio:manage"], { licences, hasCommunity: false })).toEqual(["logout"]);
  });

  it.each([
    [["RECORDING", "ACD"], true],
    [["QM"], true],
    [["WFM"], true],
    [["WFM", "ACD"], false],
    [["WFM", "AS"], false],
    [["ACD"], false],
  ])("selfService:support:view shows Self service with the licences %s: %s [HEAD-024]", (held, isShown) => {
    const licences = new Set(held);
    expect(itemsOf(["selfService:support:view"], { licences }).includes("selfService")).toBe(isShown);
    expect(itemsOf(["mySpace:view"], { licences })).toEqual(["logout"]);
  });

  it("Logout shows to everybody signed in [HEAD-026]", () => {
    expect(itemsOf([])).toEqual(["logout"]);
  });

  it("with 'all' every item shows, in the specified order [HEAD-011]", () => {
    expect(itemsOf(["all"], { licences: new Set(["AS", "QM"]) })).toEqual([
      "profile",
      "password",
      "community",
      "selfService",
      "contact",
      "logout",
    ]);
  });
});
