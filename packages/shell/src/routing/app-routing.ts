import type { RouterHistory } from "@tanstack/history";
import { parse } from "regexparam";
import type { AppManifest, AppRoute } from "../apps/manifest.ts";
import { appAndRoute } from "./address.ts";

/** What stands at a path: an app's own, `/admin`, has an app and no route, and so has one that its app does not know. */
export interface RouteMatch {
  readonly app: AppManifest | undefined;
  readonly route: AppRoute | undefined;
  readonly isAppRoot: boolean;
  /** The path as it is registered: `/admin/users/$userId` for every user. Of the app where there is no route. */
  readonly pattern: string;
  /** What stands in the place of its parameters: `userId`. */
  readonly params: Readonly<Record<string, string>>;
}

export interface AppRouting {
  readonly history: RouterHistory;
  /** By this the guard decides who may open a path, and the screen is chosen: both always mean the same one. */
  readonly matchRoute: (path: string) => RouteMatch;
}

/** The routes of all apps: `/{app}{route}`. */
export const createAppRouting = (history: RouterHistory, apps: readonly AppManifest[]): AppRouting => {
  const places = apps
    .flatMap((app) =>
      app.routes.map((route) => {
        const pattern = `/${app.id}${route.path}`;
        const { keys, pattern: expression } = parse(pattern.replaceAll("/$", "/:"));
        return { app, route, pattern, keys, expression };
      }),
    )
    // Of two that fit, `/users/import` goes before `/users/$userId`.
    .sort((one, other) => (rankOf(one.pattern) < rankOf(other.pattern) ? -1 : 1));

  const matchRoute = (path: string): RouteMatch => {
    const [pathname = ""] = path.split("?");
    for (const { app, route, pattern, keys, expression } of places) {
      const found = expression.exec(pathname);
      if (!found) continue;
      const params = Object.fromEntries(keys.map((key, at) => [key, decoded(found[at + 1] ?? "")]));
      return { app, route, isAppRoot: false, pattern, params };
    }
    const [appId, rest] = appAndRoute(path);
    const app = apps.find(({ id }) => id === appId.toLowerCase());
    return {
      app,
      route: undefined,
      isAppRoot: app !== undefined && rest === "/",
      pattern: `/${app?.id ?? appId}`,
      params: {},
    };
  };
  return { history, matchRoute };
};

/** Sorts what is written out, segment by segment, before parameters. */
const rankOf = (pattern: string): string => pattern.replaceAll(/(?<=\/)\$[^/]*/g, "\uffff");

/** People edit addresses: what is not encoded as an address is taken as it stands. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
