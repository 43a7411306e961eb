import { permissionSet } from "@evolve/contracts/permissions";
import { expect, test } from "vitest";
import { menuFor, type Viewer } from "./menu.ts";
import type { LinkRow, ModuleRow } from "./repository.ts";

const moduleRow = (id: string, more: Partial<ModuleRow> = {}): ModuleRow => ({
  id,
  position: 1,
  name: id,
  color: "#1461c4",
  icon: "icon",
  help_link: "",
  hidden_from_picker: false,
  ...more,
});
const linkRow = (id: string, more: Partial<LinkRow> = {}): LinkRow => ({
  id,
  module_id: "admin",
  parent_id: null,
  position: 1,
  name: id,
  url: `/${id}`,
  app_context: "admin",
  base_url: "nice",
  permission: "user:view",
  icon: "icon",
  target: "_self",
  licence_expression: "",
  toggle: null,
  embedded_client: true,
  ...more,
});
interface Held {
  permissions?: readonly string[];
  licences?: readonly string[];
  toggles?: readonly string[];
  embeddedClient?: boolean;
}
const viewer = ({
  permissions = ["user:view"],
  licences = [],
  toggles = [],
  embeddedClient = false,
}: Held): Viewer => ({
  permissions: permissionSet(permissions),
  licences: new Set(licences),
  toggles: new Set(toggles),
  embeddedClient,
});
/** Ids of the links that a person sees in the module. */
const shown = (held: Held, ...links: LinkRow[]): string[] =>
  menuFor(viewer(held), [moduleRow("admin")], links).flatMap(({ linksList }) => linksList.map(({ id }) => id));

test("A link wants every permission of its list; 'all' has them all [PERM-005]", () => {
  const link = linkRow("users", { permission: "user:view USER:edit" });
  expect(shown({ permissions: ["user:view"] }, link)).toEqual([]);
  expect(shown({ permissions: ["User:View", "user:EDIT"] }, link)).toEqual(["users"]);
  expect(shown({ permissions: ["all"] }, link)).toEqual(["users"]);
});

test("A link without a permission is shown to 'all' alone [PERM-006]", () => {
  for (const permission of ["", "  "]) {
    expect(shown({ permissions: ["user:view", "default"] }, linkRow("users", { permission }))).toEqual([]);
    expect(shown({ permissions: ["all"] }, linkRow("users", { permission }))).toEqual(["users"]);
  }
});

test("Licence, toggle and layout each take a link away, also from 'all' [PERM-011]", () => {
  const links = [
    linkRow("free"),
    linkRow("licensed", { licence_expression: "wfm && !acd" }),
    linkRow("toggled", { toggle: "beta" }),
    linkRow("desk", { embedded_client: false }),
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

test("A link that only opens its sub-menu goes when no sub-link is left, and so does the module [PERM-012]", () => {
  const parent = linkRow("tools", { url: "", permission: "" });
  const child = linkRow("import", { parent_id: "tools", permission: "user:import" });
  expect(menuFor(viewer({}), [moduleRow("admin")], [parent, child])).toEqual([]);
  const [module] = menuFor(viewer({ permissions: ["user:import"] }), [moduleRow("admin")], [parent, child]);
  expect(module?.linksList.map(({ id, subMenu }) => [id, subMenu.map((link) => link.id)])).toEqual([
    ["tools", ["import"]],
  ]);
});

test("Sub-links are filtered like links, and a link with an address stays without them", () => {
  const parent = linkRow("users");
  const children = [
    linkRow("shown", { parent_id: "users" }),
    linkRow("not-held", { parent_id: "users", permission: "user:delete" }),
    linkRow("not-licensed", { parent_id: "users", licence_expression: "AS" }),
  ];
  const [module] = menuFor(viewer({}), [moduleRow("admin")], [parent, ...children]);
  expect(module?.linksList[0]?.subMenu.map(({ id }) => id)).toEqual(["shown"]);
  expect(shown({}, parent, children[1] ?? parent)).toEqual(["users"]);
});

test("A sub-link does not outlive its parent", () => {
  const parent = linkRow("users", { permission: "user:delete" });
  expect(shown({}, parent, linkRow("import", { parent_id: "users" }))).toEqual([]);
});

test("A module shows with one link left; its permission is the union of its links' [SIDE-014, SIDE-015]", () => {
  const links = [
    linkRow("users", { permission: "user:view team:view" }),
    linkRow("teams", { permission: "team:view role:view" }),
    linkRow("secret", { permission: "secret:view" }),
    linkRow("tools", { url: "", permission: "" }),
    linkRow("import", { parent_id: "tools", permission: "user:import" }),
  ];
  const permissions = ["user:view", "team:view", "role:view", "user:import"];
  const [module, ...others] = menuFor(
    viewer({ permissions }),
    [moduleRow("admin", { hidden_from_picker: true, help_link: "help" }), moduleRow("empty")],
    links,
  );
  expect(others).toEqual([]);
  expect(module).toEqual({
    id: "admin",
    name: "admin",
    color: "#1461c4",
    iconSvg: "icon",
    linksList: expect.any(Array),
    permission: "user:view team:view role:view user:import",
    hideFromModulePickerPopover: true,
    helpLink: "help",
  });
});

test("Modules and links keep the order of the data", () => {
  const modules = [moduleRow("zeta"), moduleRow("alpha")];
  const links = [
    linkRow("b", { module_id: "alpha" }),
    linkRow("z", { module_id: "zeta" }),
    linkRow("a", { module_id: "alpha" }),
  ];
  const menu = menuFor(viewer({}), modules, links);
  expect(menu.map(({ id, linksList }) => [id, linksList.map((link) => link.id)])).toEqual([
    ["zeta", ["z"]],
    ["alpha", ["b", "a"]],
  ]);
});
