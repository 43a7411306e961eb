import type { AppManifest } from "./manifest.ts";

const apps = new Map<string, AppManifest>();

/** Makes an app known to the shell. Called once for each app, before `startShell`. */
export const registerApp = (manifest: AppManifest): void => {
  if (apps.has(manifest.id)) throw new Error(`An app is registered twice: ${manifest.id}`);
  apps.set(manifest.id, manifest);
};

export const registeredApps = (): readonly AppManifest[] => [...apps.values()];
