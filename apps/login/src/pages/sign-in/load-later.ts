import type * as LaterModule from "./later.ts";

export type Later = typeof LaterModule;

/** Fetches what follows the first step; a second call costs nothing. */
export const loadLater = (): Promise<Later> => import("./later.ts");
