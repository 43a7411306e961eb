export type { AppManifest, AppRoute } from "./apps/manifest.ts";
export { registerApp } from "./apps/registry.ts";
export { startShell } from "./boot/start-shell.tsx";
export { jobsKey } from "./jobs/use-jobs.ts";
export { ShellLink } from "./navigation/shell-link.tsx";
export { Page, type PageProps } from "./page/page.tsx";
export type { Preferences } from "./preferences/preferences.ts";
export { useRouteParam } from "./routing/route-params.ts";
export { type Shell, useShell } from "./shell-context.ts";
