import { GridLayout } from "@evolve/contracts/saved-views";
import type { GridState } from "@evolve/widgets/data-grid";

/**
 * Where a grid is kept: the app, and the grid's own name or else that of the screen's route, which is the same for all records:
 * every user's grid of `/admin/users/$userId` has one place.
 */
export const placeOfGrid = (routePattern: string, name?: string): { context: string; preference: string } => {
  const [context = "", ...screen] = routePattern.replaceAll("$", "_").split("/").filter(Boolean);
  return { context, preference: ["grid", ...(name === undefined ? screen : [name])].join(".") };
};

/** What was kept; undefined where nothing was, or nothing that can still be read. */
export const gridOf = (stored: unknown): GridState | undefined => {
  const parsed = GridLayout.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};
