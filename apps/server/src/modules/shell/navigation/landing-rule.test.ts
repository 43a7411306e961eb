import type { NavigationModule } from "@evolve/contracts/navigation";
import { permissionSet } from "@evolve/contracts/permissions";
import { expect, test } from "vitest";
import { landingFor } from "./landing-rule.ts";

type Link = NavigationModule["linksList"][number];
const link = (appContext: string, url: string, subMenu: Link["subMenu"] = []): Link => ({
  id: `${appContext}${url}`,
  name: "x",
  url,
  appContext,
  baseUrl: "nice",
  permission: "x",
  iconClass: "",
  iconSvg: "",
  target: "_self",
  subMenu,
});
const moduleOf = (id: string, ...linksList: Link[]): NavigationModule => ({
  id,
  name: id,
  permission: "x",
  color: "",
  iconSvg: "",
  helpLink: "",
  hideFromModulePickerPopover: false,
  linksList,
});

const modules: Record<string, NavigationModule> = {
  admin: moduleOf("admin", link("admin", "/users"), link("admin", "/teams")),
  "my-space": moduleOf("my-space", link("my-space", "/home")),
  tenantManagement: moduleOf("tenantManagement", link("tm", "/tenants")),
  as: moduleOf("as", link("as", "/scripts")),
  "embedded-client": moduleOf("embedded-client", link("embedded", "/client")),
  wallboard2: moduleOf("wallboard2", link("wallboard2", "/queues")),
  wfm: moduleOf("wfm", link("wfm", "", [link("wfm", "/schedules"), link("wfm", "/rules")])),
};
interface Visit {
  menu: readonly string[];
  permissions?: readonly string[];
  licenceType?: string;
  embeddedClient?: boolean;
  lastPage?: string;
}
const land = ({ menu, permissions = [], licenceType = "WFM", embeddedClient = false, lastPage }: Visit): string =>
  landingFor(
    { permissions: permissionSet(permissions), licenceType, embeddedClient, lastPage: lastPage ?? null },
    menu.flatMap((id) => modules[id] ?? []),
  );

const everything = ["wfm", "my-space", "admin", "as", "tenantManagement", "embedded-client"];
const studio = ["automationstudio:manage"];

test.each<[string, Visit, string]>([
  [
    "the embedded client, whatever else [ROUTE-011]",
    { menu: everything, embeddedClient: true, permissions: ["tenant:view"], lastPage: "/admin/#/users" },
    "/embedded/#/client",
  ],
  ["an embedded client without the module: the next rule", { menu: ["admin"], embeddedClient: true }, "/admin/#/users"],
  [
    "a tenant-management administrator: the tenants page [ROUTE-012]",
    { menu: everything, permissions: ["Tenant:View"], lastPage: "/admin/#/users" },
    "/tm/#/tenants",
  ],
  [
    "a tenant-management administrator without the module",
    { menu: ["admin"], permissions: ["tenant:view"] },
    "/admin/#/users",
  ],
  [
    "a studio user of a studio licence: the studio [ROUTE-015]",
    { menu: everything, permissions: studio, licenceType: "AS", lastPage: "/admin/#/users" },
    "/as/#/scripts",
  ],
  [
    "a studio user of another licence: the last page",
    { menu: everything, permissions: studio, licenceType: "WFO", lastPage: "/admin/#/users" },
    "/admin/#/users",
  ],
  [
    "a studio user whose studio has no page yet: no last page either",
    { menu: ["my-space", "admin"], permissions: studio, licenceType: "AS", lastPage: "/my-space/#/home" },
    "/admin/#/users",
  ],
  [
    "the last page, saved with its app and permitted [ROUTE-013]",
    { menu: everything, lastPage: "/my-space/#/home" },
    "/my-space/#/home",
  ],
  [
    "a page below a permitted one",
    { menu: everything, lastPage: "/admin/#/users/42?tab=roles" },
    "/admin/#/users/42?tab=roles",
  ],
  ["a page of a sub-menu", { menu: everything, lastPage: "/wfm/#/rules" }, "/wfm/#/rules"],
  [
    "a page of an app with a digit in its name",
    { menu: ["admin", "wallboard2"], lastPage: "/wallboard2/#/queues" },
    "/wallboard2/#/queues",
  ],
  ["no last page: the first of admin [ROUTE-014]", { menu: everything }, "/admin/#/users"],
  ["no admin: the first of my-space", { menu: ["wfm", "my-space"] }, "/my-space/#/home"],
  ["neither: the first page of any module, in a sub-menu too", { menu: ["wfm", "as"] }, "/wfm/#/schedules"],
  ["nothing allowed", { menu: [], lastPage: "/admin/#/users" }, "/login/#/insufficientPrivileges"],
])("Landing: %s", (_case, visit, url) => {
  expect(land(visit)).toBe(url);
});

test("Holders of automationstudio:manage, in any case, are studio users, and nobody else is [PERM-009, ROUTE-015]", () => {
  const at = (permission: string): string =>
    land({ menu: everything, permissions: [permission], licenceType: "AS", lastPage: "/admin/#/users" });
  for (const permission of ["automationstudio:manage", "AutomationStudio:Manage"])
    expect(at(permission)).toBe("/as/#/scripts");
  for (const permission of ["automationstudio:view", "automationstudio", "studio:manage", "default"])
    expect(at(permission)).toBe("/admin/#/users");
  expect(land({ menu: everything, permissions: studio, licenceType: "WFO" })).toBe("/admin/#/users");
});

test("An embedded client lands in its own module, a tenant-management administrator at the tenants [ROUTE-011, ROUTE-012]", () => {
  const visit = { menu: everything, lastPage: "/my-space/#/home" };
  expect(land({ ...visit, embeddedClient: true })).toBe("/embedded/#/client");
  expect(land({ ...visit, permissions: ["tenant:view"] })).toBe("/tm/#/tenants");
  expect(land(visit)).toBe("/my-space/#/home");
});

test.each([
  ["of tenant management", "/tm/#/tenants"],
  ["saved without its app", "/#/users"],
  ["saved without its app or hash", "/users"],
  ["of a page that is not permitted", "/wfm/#/reports"],
  ["that only begins like a permitted one", "/admin/#/users-of-others"],
  ["of another app with the same route", "/wfm/#/users"],
  ["at another host", "https://evil.test/admin/#/users"],
  ["at another host without a scheme", "//evil.test/admin/#/users"],
  ["with backslashes", "/\\evil.test/#/users"],
  ["of another scheme", "javascript:alert(1)//admin/#/users"],
  ["with a blank before", " /admin/#/users"],
  ["that climbs", "/admin/../evil/#/users"],
  ["that is empty", ""],
])("A last page %s does not count [ROUTE-013]", (_case, lastPage) => {
  expect(land({ menu: ["my-space", "admin", "wfm", "tenantManagement"], lastPage })).toBe("/admin/#/users");
});

test("Whatever was saved, people land on a permitted page of this host", () => {
  const menu = ["admin", "my-space"];
  for (const lastPage of [
    "/admin/#/users/../../tm/",
    "/admin/#/users\n//evil.test",
    "/admin/#/users/%0d%0aSet-Cookie:x",
  ]) {
    const url = new URL(land({ menu, lastPage }), "https://own.test");
    expect([url.origin, url.pathname]).toEqual(["https://own.test", "/admin/"]);
    expect(url.hash.startsWith("#/users")).toBe(true);
  }
});
