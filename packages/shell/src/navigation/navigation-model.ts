import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import { appAndRoute, withParameter } from "../routing/address.ts";

/** What every entry of the menu has, on either level. */
type Entry = Omit<NavigationLink, "subMenu">;

export interface CurrentPlace {
  readonly module: NavigationModule | undefined;
  readonly link: NavigationLink | undefined;
  /** The entry of the sub-menu, where the page stands in one. */
  readonly subLink: Entry | undefined;
}

/** The shell's path of an entry; undefined for one that only opens its sub-menu. */
export const pathOfEntry = (entry: Entry, isEmbedded: boolean): string | undefined => {
  if (entry.url === "") return undefined;
  const path = `/${entry.appContext}${entry.url.startsWith("/") ? "" : "/"}${entry.url}`;
  return isEmbedded ? withParameter(path, "embeddedClient", "true") : path;
};

/** How well an entry fits a page: the length of its path when the page is it or lies below it, else -1. */
const fit = (entry: Entry, page: string): number => {
  const path = pathOfEntry(entry, false)?.split("?")[0];
  if (path === undefined) return -1;
  return page === path || page.startsWith(`${path}/`) ? path.length : -1;
};

/**
 * The module, link and sub-menu entry that a page belongs to. The longest fitting path wins. A page without a link keeps the
 * module of its app.
 */
export const findPlace = (modules: readonly NavigationModule[], path: string): CurrentPlace => {
  const page = path.split("?")[0] ?? "";
  let best: CurrentPlace | undefined;
  let bestFit = -1;
  const offer = (place: CurrentPlace, entry: Entry) => {
    const found = fit(entry, page);
    if (found > bestFit) [best, bestFit] = [place, found];
  };
  for (const module of modules) {
    for (const link of module.linksList) {
      offer({ module, link, subLink: undefined }, link);
      for (const subLink of link.subMenu) offer({ module, link, subLink }, subLink);
    }
  }
  const [app] = appAndRoute(page);
  return best ?? { module: modules.find((module) => belongsTo(module, app)), link: undefined, subLink: undefined };
};

const belongsTo = (module: NavigationModule, app: string): boolean =>
  module.id === app || module.linksList.some((link) => link.appContext === app);

/** Where choosing a module leads: its first entry with an address. */
export const firstEntry = (module: NavigationModule, isEmbedded: boolean) =>
  module.linksList
    .flatMap((link) => [link, ...link.subMenu])
    .find((entry) => pathOfEntry(entry, isEmbedded) !== undefined);

/** The modules that the picker offers: none when there is nothing to pick from. */
export const pickableModules = (modules: readonly NavigationModule[]): readonly NavigationModule[] => {
  const shown = modules.filter((module) => !module.hideFromModulePickerPopover);
  return shown.length > 1 ? shown : [];
};

/** Faults of the navigation data. They are logged; what is faulty is left out. */
export const navigationFaults = (modules: readonly NavigationModule[]): readonly string[] =>
  modules.flatMap((module) => [
    ...(module.linksList.length === 0 ? [`module without links: ${module.id}`] : []),
    ...module.linksList
      .filter((link) => link.url === "" && link.subMenu.length === 0)
      .map((link) => `link without url and sub-menu: ${module.id}/${link.id}`),
  ]);

/** The modules without what `navigationFaults` names. */
export const soundModules = (modules: readonly NavigationModule[]): readonly NavigationModule[] =>
  modules
    .map((module) => ({
      ...module,
      linksList: module.linksList.filter((link) => link.url !== "" || link.subMenu.length > 0),
    }))
    .filter((module) => module.linksList.length > 0);

/** Where an app's own address leads: to the first of the menu's pages that lies in it. */
export const firstPathOfApp = (
  modules: readonly NavigationModule[],
  appId: string,
  isEmbedded: boolean,
): string | undefined =>
  modules
    .flatMap((module) => module.linksList)
    .flatMap((link) => [link, ...link.subMenu])
    .filter((entry) => entry.appContext === appId)
    .map((entry) => pathOfEntry(entry, isEmbedded))
    .find((path) => path !== undefined);
