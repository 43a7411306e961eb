import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import { holdsEvery } from "@evolve/contracts/permissions";
import { licenceHolds } from "./licence-expression.ts";
import type { LinkRow, ModuleRow } from "./repository.ts";

/** What decides which links a person sees. */
export interface Viewer {
  readonly permissions: ReadonlySet<string>;
  /** Licensed applications in upper case. */
  readonly licences: ReadonlySet<string>;
  readonly toggles: ReadonlySet<string>;
  readonly embeddedClient: boolean;
}

/**
 * The menu of a person: links by permission (every listed one), licence, toggle and layout; a link without an address
 * needs a sub-link that survives, a module needs a link.
 */
export const menuFor = (
  viewer: Viewer,
  modules: readonly ModuleRow[],
  links: readonly LinkRow[],
): NavigationModule[] => {
  const allowed = links.filter((link) => mayFollow(viewer, link));
  return modules.flatMap((module) => {
    const linksList = allowed
      .filter((link) => link.module_id === module.id && link.parent_id === null)
      .map((link) => ({
        ...present(link),
        subMenu: allowed.filter(({ parent_id }) => parent_id === link.id).map(present),
      }))
      .filter((link) => link.url !== "" || link.subMenu.length > 0);
    return linksList.length > 0 ? [presentModule(module, linksList)] : [];
  });
};

const mayFollow = (viewer: Viewer, link: LinkRow): boolean =>
  isAllowed(viewer, link) &&
  licenceHolds(link.licence_expression, viewer.licences) &&
  (link.toggle === null || viewer.toggles.has(link.toggle)) &&
  (!viewer.embeddedClient || link.embedded_client);

/** A link that only opens its sub-menu is allowed by its sub-links. */
const isAllowed = (viewer: Viewer, link: LinkRow): boolean =>
  link.url === "" || holdsEvery(viewer.permissions, link.permission);

const present = (link: LinkRow): Omit<NavigationLink, "subMenu"> => ({
  id: link.id,
  name: link.name,
  url: link.url,
  appContext: link.app_context,
  baseUrl: link.base_url,
  permission: link.permission,
  iconClass: link.icon,
  iconSvg: "",
  target: link.target,
});

const presentModule = (module: ModuleRow, linksList: NavigationLink[]): NavigationModule => ({
  id: module.id,
  name: module.name,
  permission: unionOf(linksList.flatMap((link) => [link, ...link.subMenu]).map((link) => link.permission)),
  color: module.color,
  iconSvg: module.icon,
  helpLink: module.help_link,
  hideFromModulePickerPopover: module.hidden_from_picker,
  linksList,
});

const unionOf = (permissions: readonly string[]): string =>
  [...new Set(permissions.flatMap((permission) => permission.split(/\s+/)).filter(Boolean))].join(" ");
