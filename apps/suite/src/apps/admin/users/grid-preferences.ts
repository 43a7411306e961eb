import type { GridState } from "@evolve/widgets/data-grid";
import * as z from "zod/mini";

/** Where the columns of the list are kept, per user. */
export const gridContext = "admin";
export const gridPreference = "grid.users";

const Ids = z.array(z.string());

const StoredGrid = z.object({
  order: Ids,
  widths: z.record(z.string(), z.number()),
  hidden: Ids,
  pinned: Ids,
  sorting: z.array(z.object({ id: z.string(), descending: z.boolean() })),
});

/** What was kept; undefined where nothing was, or nothing that can still be read. */
export const gridOf = (stored: unknown): GridState | undefined => {
  const parsed = StoredGrid.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};
