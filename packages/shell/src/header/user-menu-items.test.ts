import { permissionSet } from "@evolve/contracts/permissions";
import { describe, expect, it } from "vitest";
import { userMenuItems } from "./user-menu-items.ts";

const itemsOf = (permissions: readonly string[], samlUser = false) =>
  userMenuItems(permissionSet([...permissions]), { samlUser });

describe("the user menu's items", () => {
  it("user:generalinfo:view shows My profile [HEAD-021]", () => {
    expect(itemsOf(["user:generalinfo:view"])).toEqual(["profile", "logout"]);
  });

  it("user:password:edit shows Change password, but not to a SAML user [HEAD-012, HEAD-022]", () => {
    expect(itemsOf(["user:password:edit"])).toEqual(["password", "logout"]);
    expect(itemsOf(["user:password:edit"], true)).toEqual(["logout"]);
  });

  it("user:contactus:view shows Contact us [HEAD-025]", () => {
    expect(itemsOf(["User:ContactUs:View"])).toEqual(["contact", "logout"]);
  });

  it("Logout shows to everybody signed in [HEAD-026]", () => {
    expect(itemsOf([])).toEqual(["logout"]);
  });

  it("'all' shows every item that works", () => {
    expect(itemsOf(["all"])).toEqual(["profile", "password", "contact", "logout"]);
  });
});
