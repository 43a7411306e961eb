import type { Area } from "@evolve/i18n";

/** The words of the gallery itself, and of the label helpers that its examples use. */
export const areas = [
  // Of the frame, and of most examples.
  "common",
  "validation",
  "errors",
  "password",
  "shell",
  "gallery",
  // Of label helpers.
  "charts",
  "choices",
  "dates",
  "fields",
  "files",
  "grid",
] as const satisfies readonly Area[];
