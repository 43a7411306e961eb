import type { Selectable } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";

export type ModuleRow = Selectable<Database["navigation_modules"]>;
export type LinkRow = Selectable<Database["navigation_links"]>;

/** All modules and links, in their order; who may see which is decided by `menuFor`. */
export const readNavigation = async (tx: Tx): Promise<{ modules: ModuleRow[]; links: LinkRow[] }> => ({
  modules: await tx.selectFrom("navigation_modules").selectAll().orderBy("position").execute(),
  links: await tx.selectFrom("navigation_links").selectAll().orderBy("position").orderBy("id").execute(),
});
