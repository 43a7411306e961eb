import type { RouterHistory } from "@tanstack/history";
import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { AppRoot } from "../apps/app-root.tsx";
import { AppScreen } from "../apps/app-screen.tsx";
import type { AppManifest } from "../apps/manifest.ts";
import { ShellLayout } from "../layout/shell-layout.tsx";
import { parseQuery, printQuery } from "./address-query.ts";

/** One router for all apps: `/{app}{route}`. Who may open what is decided by the guard on the history, before the router. */
export const createAppRouter = (history: RouterHistory, apps: readonly AppManifest[]) => {
  const root = createRootRoute({ component: ShellLayout });
  const routes = apps.flatMap((app) => [
    createRoute({ getParentRoute: () => root, path: app.id, component: () => <AppRoot app={app} /> }),
    ...app.routes.map((route) =>
      createRoute({
        getParentRoute: () => root,
        path: `${app.id}${route.path}`,
        component: () => <AppScreen app={app} route={route} />,
      }),
    ),
  ]);
  return createRouter({
    history,
    routeTree: root.addChildren(routes),
    parseSearch: parseQuery,
    stringifySearch: printQuery,
    defaultPendingMinMs: 0,
  });
};
