import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import { holdsEvery } from "@evolve/contracts/permissions";
import { licenceHolds } from "./licence-expression.ts";
import type { MenuLink, MenuModule } from "./menu-structure.ts";

/** What decides which links a person sees. */
export interface Viewer {
  readonly permissions: ReadonlySet<string>;
  /** Licensed applications in upper case. */
  readonly licences: ReadonlySet<string>;
  /** Licensed features, by number. */
  readonly features: ReadonlySet<number>;
  readonly toggles: ReadonlySet<string>;
  readonly embeddedClient: boolean;
}

/**
 * A person's menu: links by permissions (all of a link's list), licence, toggle and layout; a link without an address needs
 * a remaining sub-link, a module needs a link.
 */
export const menuFor = (viewer: Viewer, modules: readonly MenuModule[]): NavigationModule[] =>
  modules
    .map((module) => qualityModule(viewer, module))
    .flatMap((module) => {
      const linksList = module.links
        .filter((link) => mayFollow(viewer, link))
        .map((link) => ({
          ...present(link),
          subMenu: (link.subMenu ?? []).filter((below) => mayFollow(viewer, below)).map(present),
        }))
        .filter((link) => link.url !== "" || link.subMenu.length > 0);
      return linksList.length > 0 ? [presentModule(module, linksList)] : [];
    });

const qualityManagement = 103;
const qualityAnalytics = 107;

/** Feature 107 puts quality analytics in the place of Quality Management, unless feature 103 keeps that. */
const qualityModule = ({ features }: Viewer, module: MenuModule): MenuModule =>
  module.id === "qm" && features.has(qualityAnalytics) && !features.has(qualityManagement)
    ? { ...module, name: "qualityAnalytics", icon: "icon-qm-analytics", links: module.analyticsLinks ?? [] }
    : module;

const mayFollow = (viewer: Viewer, link: MenuLink): boolean =>
  isAllowed(viewer, link) &&
  licenceHolds(link.licences ?? "", viewer.licences) &&
  (link.toggle === undefined || viewer.toggles.has(link.toggle)) &&
  !(viewer.embeddedClient && link.notInEmbeddedClient);

/** A link that only opens its sub-menu is allowed through its sub-links. */
const isAllowed = (viewer: Viewer, link: MenuLink): boolean =>
  link.url === "" || holdsEvery(viewer.permissions, link.permissions.join(" "));

const present = (link: MenuLink): Omit<NavigationLink, "subMenu"> => ({
  id: link.id,
  name: link.name,
  url: link.url,
  appContext: link.appContext,
  baseUrl: link.baseUrl,
  permission: link.permissions.join(" "),
  iconClass: link.icon,
  iconSvg: "",
  target: link.target ?? "_self",
});

const presentModule = (module: MenuModule, linksList: NavigationLink[]): NavigationModule => ({
  id: module.id,
  name: module.name,
  permission: unionOf(linksList.flatMap((link) => [link, ...link.subMenu]).map((link) => link.permission)),
  color: module.color,
  iconSvg: module.icon,
  helpLink: module.helpLink,
  hideFromModulePickerPopover: module.hiddenFromPicker ?? false,
  linksList,
});

const unionOf = (permissions: readonly string[]): string =>
  [...new Set(permissions.flatMap((permission) => permission.split(" ")).filter(Boolean))].join(" ");
