import type { ExplainedLink, NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
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
  lacksNothing(missingFor(viewer, link)) && !(viewer.embeddedClient && link.notInEmbeddedClient);

const lacksNothing = ({ isForbidden, licences, toggle }: Missing): boolean =>
  !isForbidden && licences === null && toggle === null;

interface Missing {
  /** The user's permissions do not suffice. */
  readonly isForbidden: boolean;
  readonly permissions: string[];
  readonly licences: string | null;
  readonly toggle: string | null;
}

/** What a person lacks for a link. One that only opens its sub-menu is allowed through its sub-links. */
const missingFor = (viewer: Viewer, { url, permissions, licences = "", toggle }: MenuLink): Missing => ({
  isForbidden: url !== "" && !holdsEvery(viewer.permissions, permissions.join(" ")),
  permissions: url === "" ? [] : permissions.filter((permission) => !holdsEvery(viewer.permissions, permission)),
  licences: licenceHolds(licences, viewer.licences) ? null : licences,
  toggle: toggle === undefined || viewer.toggles.has(toggle) ? null : toggle,
});

/** Every link that leads somewhere, with what the person lacks for it. A sub-link also needs what its entry needs. */
export const explainedLinks = (viewer: Viewer, modules: readonly MenuModule[]): ExplainedLink[] =>
  modules
    .map((module) => qualityModule(viewer, module))
    .flatMap((module) =>
      module.links
        .flatMap((link) => [
          { link, above: link },
          ...(link.subMenu ?? []).map((below) => ({ link: below, above: link })),
        ])
        .filter(({ link }) => link.url !== "")
        .map(({ link, above }) => {
          const [own, over] = [missingFor(viewer, link), missingFor(viewer, above)];
          return {
            id: link.id,
            module: module.name,
            moduleNames: module.names,
            name: link.name,
            names: link.names,
            address: `/${link.appContext}/#${link.url}`,
            licences: expressionOf(link, above),
            isShown: mayFollow(viewer, link) && mayFollow(viewer, above),
            missing: {
              // A link without permissions is for holders of all.
              permissions:
                own.isForbidden && link.permissions.length === 0
                  ? ["all"]
                  : [...new Set([...own.permissions, ...over.permissions])],
              licences: own.licences ?? over.licences,
              toggle: own.toggle ?? over.toggle,
            },
          };
        }),
    );

/** A sub-link's licences and those of its entry. */
const expressionOf = (link: MenuLink, above: MenuLink): string | null => {
  const [first, ...more] = [...new Set([above.licences ?? "", link.licences ?? ""])].filter((text) => text !== "");
  return first === undefined || more.length === 0 ? (first ?? null) : `(${first}) && (${more.join("")})`;
};

const present = (link: MenuLink): Omit<NavigationLink, "subMenu"> => ({
  id: link.id,
  name: link.name,
  names: link.names,
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
  names: module.names,
  permission: unionOf(linksList.flatMap((link) => [link, ...link.subMenu]).map((link) => link.permission)),
  color: module.color,
  iconSvg: module.icon,
  helpLink: module.helpLink,
  hideFromModulePickerPopover: module.hiddenFromPicker ?? false,
  linksList,
});

const unionOf = (permissions: readonly string[]): string =>
  [...new Set(permissions.flatMap((permission) => permission.split(" ")).filter(Boolean))].join(" ");
