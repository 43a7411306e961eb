import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import { describe, expect, it } from "vitest";
import {
  findPlace,
  firstEntry,
  navigationFaults,
  pathOfEntry,
  pickableModules,
  soundModules,
} from "./navigation-model.ts";
import { toggleSubMenu } from "./sub-menu.ts";

const link = (id: string, url: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  id,
  name: id,
  url,
  appContext: "admin",
  baseUrl: "nice",
  permission: "default",
  iconClass: "icon-users",
  iconSvg: "",
  target: "_self",
  subMenu: [],
  ...more,
});
const module = (id: string, linksList: NavigationLink[], more: Partial<NavigationModule> = {}): NavigationModule => ({
  id,
  name: id,
  permission: "default",
  color: "#1461c4",
  iconSvg: "icon-admin",
  helpLink: "",
  hideFromModulePickerPopover: false,
  linksList,
  ...more,
});

const groups = link("groups", "/organisation/groups");
const organisation = link("organisation", "", { subMenu: [groups, link("sites", "/organisation/sites")] });
const admin = module("admin", [link("users", "/users"), link("keys", "/users/keys"), organisation]);
const mySpace = module("my-space", [link("home", "/home", { appContext: "my-space" })]);
const modules = [admin, mySpace];

describe("where a page stands in the menu", () => {
  it("a page selects its module and link", () => {
    expect(findPlace(modules, "/my-space/home?embeddedClient=true")).toMatchObject({
      module: { id: "my-space" },
      link: { id: "home" },
    });
  });

  it("a page below a link selects that link, and the longer path wins", () => {
    expect(findPlace(modules, "/admin/users/42").link?.id).toBe("users");
    expect(findPlace(modules, "/admin/users/keys").link?.id).toBe("keys");
    expect(findPlace(modules, "/admin/usersandmore").link).toBeUndefined();
  });

  it("a page of a sub-menu selects its entry", () => {
    expect(findPlace(modules, "/admin/organisation/groups")).toMatchObject({
      link: { id: "organisation" },
      subLink: { id: "groups" },
    });
  });

  it("a page without a link keeps the module of its app", () => {
    expect(findPlace(modules, "/admin/elsewhere")).toMatchObject({ module: { id: "admin" }, link: undefined });
  });
});

describe("where the menu leads", () => {
  it("a link without url only opens its sub-menu", () => {
    expect(pathOfEntry(organisation, false)).toBeUndefined();
    expect(pathOfEntry(groups, false)).toBe("/admin/organisation/groups");
  });

  it("links of an embedded client keep their parameter [ROUTE-022]", () => {
    expect(pathOfEntry(groups, true)).toBe("/admin/organisation/groups?embeddedClient=true");
  });

  it("choosing a module opens its first page", () => {
    expect(firstEntry(admin, false)?.url).toBe("/users");
    expect(firstEntry(module("x", [organisation]), false)?.url).toBe("/organisation/groups");
  });
});

describe("the module picker", () => {
  it("offers every module but the hidden ones [SIDE-003]", () => {
    const hidden = module("embedded-client", [link("x", "/x")], { hideFromModulePickerPopover: true });
    expect(pickableModules([...modules, hidden]).map(({ id }) => id)).toEqual(["admin", "my-space"]);
  });

  it("offers nothing where there is nothing to pick from", () => {
    expect(pickableModules([mySpace])).toEqual([]);
  });
});

describe("sub-menus and faults", () => {
  it("only one sub-menu is open, and toggling the open one closes it", () => {
    expect(toggleSubMenu(null, "a")).toBe("a");
    expect(toggleSubMenu("a", "b")).toBe("b");
    expect(toggleSubMenu("b", "b")).toBeNull();
  });

  it("faulty entries are named and left out", () => {
    const faulty = [module("empty", []), module("half", [link("nothing", ""), link("users", "/users")])];
    expect(navigationFaults(faulty)).toEqual([
      "module without links: empty",
      "link without url and sub-menu: half/nothing",
    ]);
    expect(soundModules(faulty).map((found) => found.linksList.length)).toEqual([1]);
  });
});
