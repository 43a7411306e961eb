import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";

/** Where people without any permitted page land. */
export const insufficientPrivileges = "/login/#/insufficientPrivileges";

interface Visitor {
  readonly permissions: ReadonlySet<string>;
  readonly licenceType: string;
  readonly embeddedClient: boolean;
  /** `/admin/#/users`, as the shell saved it; null when there is none. */
  readonly lastPage: string | null;
}

const tenantManagement = "tenantManagement";
const automationStudio = "as";

/** The landing rule of section 4 'Sidebar', applied to the visitor's menu. */
export const landingFor = (visitor: Visitor, menu: readonly NavigationModule[]): string => {
  const studioUser = visitor.licenceType === "AS" && visitor.permissions.has("automationstudio:manage");
  return (
    (visitor.embeddedClient ? firstOf(menu, "embedded-client") : null) ??
    (visitor.permissions.has("tenant:view") ? firstOf(menu, tenantManagement) : null) ??
    (studioUser ? firstOf(menu, automationStudio) : lastVisited(visitor, menu)) ??
    firstOf(menu, "admin") ??
    firstOf(menu, "my-space") ??
    menu.map((module) => firstOf(menu, module.id)).find((address) => address !== null) ??
    insufficientPrivileges
  );
};

const pagesOf = (module: NavigationModule): NavigationLink[] | Omit<NavigationLink, "subMenu">[] =>
  module.linksList.flatMap((link) => [link, ...link.subMenu]).filter((link) => link.url !== "");

const addressOf = (link: { appContext: string; url: string }): string => `/${link.appContext}/#${link.url}`;

const firstOf = (menu: readonly NavigationModule[], moduleId: string): string | null => {
  const module = menu.find(({ id }) => id === moduleId);
  const page = module && pagesOf(module)[0];
  return page ? addressOf(page) : null;
};

/** The last page is used if it was saved with its app, is not in tenant management, and its link is still allowed. */
const lastVisited = ({ lastPage }: Visitor, menu: readonly NavigationModule[]): string | null => {
  const [, appContext, route] = /^\/([a-z][a-z0-9-]*)\/#(\/[^?\s]*)/.exec(lastPage ?? "") ?? [];
  if (!lastPage || !appContext || !route || appContext === "tm") return null;
  const allowed = menu
    .flatMap(pagesOf)
    .some((link) => link.appContext === appContext && (route === link.url || route.startsWith(`${link.url}/`)));
  return allowed ? lastPage : null;
};
