import { appAndRoute } from "../routing/address.ts";
import type { AppManifest, AppRoute } from "./manifest.ts";

const apps = new Map<string, AppManifest>();

/** Makes an app known to the shell. Called once for each app, before `startShell`. */
export const registerApp = (manifest: AppManifest): void => {
  if (apps.has(manifest.id)) throw new Error(`An app is registered twice: ${manifest.id}`);
  apps.set(manifest.id, manifest);
};

export const registeredApps = (): readonly AppManifest[] => [...apps.values()];

/** A router's path and what stands behind it. An app's own path, `/admin`, has an app and no route. */
export interface RouteMatch {
  readonly app: AppManifest | undefined;
  readonly route: AppRoute | undefined;
  readonly isAppRoot: boolean;
}

export const matchRoute = (manifests: readonly AppManifest[], path: string): RouteMatch => {
  const [appId, routePath] = appAndRoute(path);
  const app = manifests.find(({ id }) => id === appId);
  const isAppRoot = app !== undefined && routePath === "/";
  return { app, isAppRoot, route: app?.routes.find((route) => fits(route.path, routePath)) };
};

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith("$") || part === given[index]);
};
