import type { Area } from "@evolve/i18n";

/** The words of the frame and of every screen: there before anything is shown. */
export const shellAreas = [
  "common",
  "errors",
  "validation",
  "shell",
  "navigation",
  "jobs",
] as const satisfies readonly Area[];

/** The words of what may open over a screen; fetched with it. */
export const laterAreas = [
  "accessKeys",
  "launcher",
  "list",
  "password",
  "security",
  "notifications",
  "palette",
] as const satisfies readonly Area[];
