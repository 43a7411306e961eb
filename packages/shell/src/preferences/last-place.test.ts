import { describe, expect, it } from "vitest";
import { changedEntries, lastPlaceOf } from "./last-place.ts";

const entry = (id: string, url: string) => ({
  id,
  name: id,
  url,
  appContext: "admin",
  baseUrl: "nice" as const,
  permission: "default",
  iconClass: "",
  iconSvg: "",
  target: "_self" as const,
});
const link = { ...entry("organisation", ""), subMenu: [entry("groups", "/groups")] };
const module = {
  id: "admin",
  name: "admin",
  permission: "",
  color: "",
  iconSvg: "",
  helpLink: "",
  hideFromModulePickerPopover: false,
  linksList: [link],
};

describe("the last place", () => {
  it("keeps module, sub-menu and page, the page with its app and '/#/' [PREF-003] [SIDE-020]", () => {
    expect(lastPlaceOf({ module, link, subLink: link.subMenu[0] }, "/admin/groups?q=a")).toEqual({
      lastModule: "admin",
      lastSubMenu: "organisation",
      lastPage: "/admin/#/groups",
    });
  });

  it("a page without a link is not kept", () => {
    expect(lastPlaceOf({ module, link: undefined, subLink: undefined }, "/admin/elsewhere")).toBeUndefined();
  });

  it("saves only what changed", () => {
    const saved = new Map([
      ["lastModule", "admin"],
      ["lastSubMenu", ""],
      ["lastPage", "/admin/#/users"],
    ]);
    const next = { lastModule: "admin", lastSubMenu: "", lastPage: "/admin/#/roles" };
    expect(changedEntries(saved, next)).toEqual([["lastPage", "/admin/#/roles"]]);
  });
});
