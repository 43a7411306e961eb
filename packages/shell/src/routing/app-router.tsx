import type { RouterHistory } from "@tanstack/history";
import { type AnyRouter, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { AppRoot } from "../apps/app-root.tsx";
import { AppScreen } from "../apps/app-screen.tsx";
import type { AppManifest, AppRoute } from "../apps/manifest.ts";
import type { RouteLook } from "../layout/is-bare.ts";
import { ShellLayout } from "../layout/shell-layout.tsx";
import { appAndRoute } from "./address.ts";
import { parseQuery, printQuery } from "./route-search.ts";

/** A router's path and what stands behind it. An app's own path, `/admin`, has an app and no route. */
export interface RouteMatch {
  readonly app: AppManifest | undefined;
  readonly route: AppRoute | undefined;
  readonly isAppRoot: boolean;
}

export interface AppRouting {
  readonly history: RouterHistory;
  readonly router: AnyRouter;
  /** What the router would show at a path. The guard decides by it too, so that both always mean the same screen. */
  readonly matchRoute: (path: string) => RouteMatch;
}

/** One router for all apps: `/{app}{route}`. The guard on the history decides, before the router, who may open what. */
export const createAppRouting = (history: RouterHistory, apps: readonly AppManifest[]): AppRouting => {
  const root = createRootRoute({ component: ShellLayout });
  const places = new Map<object, RouteMatch>();
  for (const app of apps) {
    const appRoot = createRoute({
      getParentRoute: () => root,
      path: app.id,
      component: () => <AppRoot app={app} />,
    });
    places.set(appRoot, { app, route: undefined, isAppRoot: true });
    for (const route of app.routes) {
      const screen = createRoute({
        getParentRoute: () => root,
        path: `${app.id}${route.path}`,
        ...(route.search && { validateSearch: route.search as (query: object) => object }),
        staticData: { isBare: route.isBare ?? false } satisfies RouteLook,
        component: () => <AppScreen app={app} route={route} />,
      });
      places.set(screen, { app, route, isAppRoot: false });
    }
  }
  const router: AnyRouter = createRouter({
    history,
    routeTree: root.addChildren([...places.keys()] as (typeof root)[]),
    parseSearch: parseQuery,
    stringifySearch: printQuery,
    defaultPendingMinMs: 0,
    // The shell has its own words for its failure.
    disableGlobalCatchBoundary: true,
  });

  const matchRoute = (path: string): RouteMatch => {
    const [pathname = ""] = path.split("?");
    const [, params, found] = router.getMatchedRoutes(pathname);
    // A route that matches only the beginning of the path is not what stands there.
    const place = found && !("**" in params) ? places.get(found) : undefined;
    const [appId] = appAndRoute(path);
    return place ?? { app: apps.find(({ id }) => id === appId), route: undefined, isAppRoot: false };
  };
  return { history, router, matchRoute };
};
