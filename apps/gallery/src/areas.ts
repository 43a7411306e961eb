import type { Area } from "@evolve/i18n";

/** The words of the gallery itself, and of the label helpers that its examples use. */
export const areas = ["common", "validation", "shell", "gallery", "dates", "fields"] as const satisfies readonly Area[];
