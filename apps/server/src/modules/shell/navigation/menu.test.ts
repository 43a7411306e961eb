import { permissionSet } from "@evolve/contracts/permissions";
import { createWords, languages, type MessageKey } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { menuFor, type Viewer } from "./menu.ts";
import { licenceHolds } from "./licence-expression.ts";
import type { MenuLink, MenuModule, ModuleId } from "./menu-structure.ts";
import { structure } from "./structure.ts";

const moduleOf = (id: ModuleId, links: readonly MenuLink[], more: Partial<MenuModule> = {}): MenuModule => ({
  id,
  name: id,
  color: "#1461c4",
  icon: "icon",
  helpLink: "",
  links,
  ...more,
});
const linkOf = (id: string, more: Partial<MenuLink> = {}): MenuLink => ({
  id,
  name: id,
  url: `/${id}`,
  appContext: "admin",
  baseUrl: "nice",
  permissions: ["user:view"],
  icon: "icon",
  ...more,
});
interface Held {
  permissions?: readonly string[];
  licences?: readonly string[];
  features?: readonly number[];
  toggles?: readonly string[];
  embeddedClient?: boolean;
}
const viewer = ({
  permissions = ["user:view"],
  licences = [],
  features = [],
  toggles = [],
  embeddedClient = false,
}: Held): Viewer => ({
  permissions: permissionSet(permissions),
  licences: new Set(licences),
  features: new Set(features),
  toggles: new Set(toggles),
  embeddedClient,
});
/** Ids of the module's links that a person sees. */
const shown = (held: Held, ...links: MenuLink[]): string[] =>
  menuFor(viewer(held), [moduleOf("admin", links)]).flatMap(({ linksList }) => linksList.map(({ id }) => id));

test("A link requires every permission of its list; 'all' includes them [PERM-005]", () => {
  const link = linkOf("users", { permissions: ["user:view", "PresenceSync:View"] });
  expect(shown({ permissions: ["user:view"] }, link)).toEqual([]);
  expect(shown({ permissions: ["User:View", "presenceSYNC:view"] }, link)).toEqual(["users"]);
  expect(shown({ permissions: ["all"] }, link)).toEqual(["users"]);
});

test("A link without permissions is shown to 'all' only [PERM-006]", () => {
  const link = linkOf("users", { permissions: [] });
  expect(shown({ permissions: ["user:view", "default"] }, link)).toEqual([]);
  expect(shown({ permissions: ["all"] }, link)).toEqual(["users"]);
});

test("Licence, toggle and layout can each remove a link, also from 'all' [PERM-011]", () => {
  const links = [
    linkOf("free"),
    linkOf("licensed", { licences: "wfm && !acd" }),
    linkOf("toggled", { toggle: "beta" }),
    linkOf("desk", { notInEmbeddedClient: true }),
  ];
  const all = ["all"];
  expect(shown({ permissions: all }, ...links)).toEqual(["free", "desk"]);
  expect(shown({ permissions: all, licences: ["WFM"], toggles: ["beta"] }, ...links)).toEqual([
    "free",
    "licensed",
    "toggled",
    "desk",
  ]);
  expect(shown({ permissions: all, licences: ["WFM", "ACD"], embeddedClient: true }, ...links)).toEqual(["free"]);
});

test("A link that only opens its sub-menu is removed when no sub-link is left, and so is a module without links [PERM-012]", () => {
  const child = linkOf("import", { permissions: ["user:create"] });
  const parent = linkOf("tools", { url: "", permissions: [], subMenu: [child] });
  expect(menuFor(viewer({}), [moduleOf("admin", [parent])])).toEqual([]);
  const [module] = menuFor(viewer({ permissions: ["user:create"] }), [moduleOf("admin", [parent])]);
  expect(module?.linksList.map(({ id, subMenu }) => [id, subMenu.map((link) => link.id)])).toEqual([
    ["tools", ["import"]],
  ]);
});

test("Sub-links are filtered like links, and a link with an address stays without them", () => {
  const notHeld = linkOf("not-held", { permissions: ["role:delete"] });
  const subMenu = [linkOf("shown"), notHeld, linkOf("not-licensed", { licences: "AS" })];
  const [module] = menuFor(viewer({}), [moduleOf("admin", [linkOf("users", { subMenu })])]);
  expect(module?.linksList[0]?.subMenu.map(({ id }) => id)).toEqual(["shown"]);
  expect(shown({}, linkOf("users", { subMenu: [notHeld] }))).toEqual(["users"]);
});

test("A sub-link is removed with its parent", () => {
  const parent = linkOf("users", { permissions: ["role:delete"], subMenu: [linkOf("import")] });
  expect(shown({}, parent)).toEqual([]);
});

test("A module shows with a single link left; its permissions are the union of its links' [SIDE-014, SIDE-015]", () => {
  const links = [
    linkOf("users", { permissions: ["user:view", "team:view"] }),
    linkOf("teams", { permissions: ["team:view", "role:view"] }),
    linkOf("secret", { permissions: ["tenant:view"] }),
    linkOf("tools", { url: "", permissions: [], subMenu: [linkOf("import", { permissions: ["user:create"] })] }),
  ];
  const permissions = ["user:view", "team:view", "role:view", "user:create"];
  const [module, ...others] = menuFor(viewer({ permissions }), [
    moduleOf("admin", links, { hiddenFromPicker: true, helpLink: "help" }),
    moduleOf("wfm", []),
  ]);
  expect(others).toEqual([]);
  expect(module).toEqual({
    id: "admin",
    name: "admin",
    color: "#1461c4",
    iconSvg: "icon",
    linksList: expect.any(Array),
    permission: "user:view team:view role:view user:create",
    hideFromModulePickerPopover: true,
    helpLink: "help",
  });
});

test("Modules and links keep their order", () => {
  const modules = [moduleOf("wfm", [linkOf("z")]), moduleOf("admin", [linkOf("b"), linkOf("a")])];
  expect(menuFor(viewer({}), modules).map(({ id, linksList }) => [id, linksList.map((link) => link.id)])).toEqual([
    ["wfm", ["z"]],
    ["admin", ["b", "a"]],
  ]);
});

test("Every id in the menu is unique, and all licence expressions are valid", () => {
  const links = structure.flatMap(({ links: of }) => of.flatMap((link) => [link, ...(link.subMenu ?? [])]));
  const ids = links.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { licences = "" } of links) expect(() => licenceHolds(licences, new Set())).not.toThrow();
});

test("Feature 107 replaces Quality Management with quality analytics, unless feature 103 keeps it [PERM-017, PERM-018]", () => {
  const qm = moduleOf("qm", [linkOf("evaluations")], { analyticsLinks: [linkOf("interactions")] });
  const shownWith = (...features: number[]) =>
    menuFor(viewer({ features }), [qm]).map(({ id, name, iconSvg, linksList }) => [
      id,
      name,
      iconSvg,
      ...linksList.map((link) => link.id),
    ]);
  const management = [["qm", "qm", "icon", "evaluations"]];
  expect(shownWith()).toEqual(management);
  expect(shownWith(103)).toEqual(management);
  expect(shownWith(103, 107)).toEqual(management);
  expect(shownWith(107)).toEqual([["qm", "qualityAnalytics", "icon-qm-analytics", "interactions"]]);
});

test("The specification's modules are all there, each named in every language, and the embedded client out of the picker [SIDE-011, SIDE-012]", () => {
  expect(structure.map(({ id }) => id).sort()).toEqual([
    "admin",
    "analytics",
    "as",
    "embedded-client",
    "my-space",
    "mydashboard",
    "qm",
    "reporting",
    "scheduler",
    "tenantManagement",
    "wfm",
    "xsight",
  ]);
  for (const language of languages) {
    const words = createWords(language, catalogueOf(language, ["navigation"]));
    const links = structure.flatMap((module) => module.links).flatMap((link) => [link, ...(link.subMenu ?? [])]);
    for (const { name } of [...structure, ...links])
      expect(words.has(`navigation.${name}`), `${language} ${name}`).toBe(true);
  }
  const english = createWords("en", catalogueOf("en", ["navigation"]));
  const seen = structure.filter(({ hiddenFromPicker }) => !hiddenFromPicker);
  expect(seen.map(({ name }) => english.message(`navigation.${name}` as MessageKey)).sort()).toEqual([
    "Admin",
    "Analytics",
    "Automation Studio",
    "Dashboard",
    "My Space",
    "Quality Management",
    "Reporting",
    "Scheduler",
    "Tenant Management",
    "WFM",
    "X-Sight",
  ]);
  expect(structure.filter(({ hiddenFromPicker }) => hiddenFromPicker).map(({ id }) => id)).toEqual(["embedded-client"]);
  expect(structure.find(({ id }) => id === "tenantManagement")?.links.map(({ id }) => id)).toContain("tenants");
});
