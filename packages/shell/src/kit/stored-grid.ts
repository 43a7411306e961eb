import type { GridState } from "@evolve/widgets/data-grid";
import * as z from "zod/mini";

const Ids = z.array(z.string());

const Operator = z.enum(["contains", "notContains", "equals", "startsWith", "endsWith", "empty", "notEmpty"]);
const End = z.nullable(z.number());
const Day = z.nullable(z.string());

const StoredFilter = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), operator: Operator, text: z.string() }),
  z.object({ kind: z.literal("set"), ids: Ids }),
  z.object({ kind: z.literal("number"), least: End, most: End }),
  z.object({ kind: z.literal("date"), from: Day, to: Day }),
]);

const StoredGrid = z.object({
  order: Ids,
  widths: z.record(z.string(), z.number()),
  hidden: Ids,
  pinned: Ids,
  pinnedEnd: z.optional(Ids),
  sorting: z.array(z.object({ id: z.string(), descending: z.boolean() })),
  filters: z.optional(z.record(z.string(), StoredFilter)),
  groupBy: z.optional(z.nullable(z.string())),
});

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
  const parsed = StoredGrid.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};
