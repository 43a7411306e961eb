import type { GridGroup } from "../data-grid/types.ts";
import { groupOf } from "./grid-groups.ts";
import { createPageCache, keptPages } from "./page-cache.ts";
import type { CachedPage, PageAnswer, PageCache } from "./page-cache.ts";

interface ServerListsInput<Row> {
  /** The rows of a page, of one group where the list is grouped. */
  fetchPage: (page: number, signal: AbortSignal, group: GridGroup | null) => Promise<PageAnswer<Row>>;
  /** The column that the server groups by, and what it answers of the groups; absent: one list. */
  groups?: { column: string; fetch: (signal: AbortSignal) => Promise<readonly Omit<GridGroup, "id" | "column">[]> };
  onChange: () => void;
}

/** Pages in sight, by group. */
export type PagesInSight = ReadonlyMap<GridGroup | null, readonly [first: number, last: number]>;

/** A group out of sight keeps at least so many pages. */
const fewestPages = 4;

/** What a server has: one list of rows, or a list for each group that somebody has looked into, each by pages. */
export function createServerLists<Row>({ fetchPage, groups, onChange }: ServerListsInput<Row>) {
  const lists = new Map<string, PageCache<Row>>();
  const heads =
    groups &&
    createPageCache<GridGroup>({
      onChange,
      fetchPage: async (_page, signal) => {
        const rows = (await groups.fetch(signal)).map((group) => groupOf(groups.column, group));
        return { rows, total: rows.length };
      },
    });
  // Together they keep about as much as one list would.
  const keep = () => Math.max(fewestPages, Math.floor(keptPages / Math.max(1, lists.size)));
  const keyOf = (group: GridGroup | null) => group?.id ?? "";
  const listOf = (group: GridGroup | null): PageCache<Row> => {
    const known = lists.get(keyOf(group));
    if (known) return known;
    const list = createPageCache<Row>({ fetchPage: (page, signal) => fetchPage(page, signal, group), onChange, keep });
    lists.set(keyOf(group), list);
    return list;
  };
  const headsNow = (): readonly GridGroup[] | null => {
    const page = heads?.page(0);
    if (page?.state !== "here") return null;
    // Once rows of a group have come, they know best how many there are.
    return page.rows.map((group) => ({ ...group, count: lists.get(group.id)?.total() ?? group.count }));
  };
  const firstOf = (): CachedPage<unknown> | undefined => (heads ?? listOf(null)).page(0);

  return {
    isGrouped: heads !== undefined,
    /** `null` where there are none, or none have come. */
    heads: headsNow,
    /** Rows in all; `null` while it is not known. */
    total: (): number | null =>
      heads ? (headsNow()?.reduce((sum, { count }) => sum + count, 0) ?? null) : listOf(null).total(),
    page: (group: GridGroup | null, page: number): CachedPage<Row> | undefined => lists.get(keyOf(group))?.page(page),
    /** Not even what comes first came. */
    hasFailed: () => firstOf()?.state === "failed",
    start: () => (heads ?? listOf(null)).show(0, 0),
    show: (inSight: PagesInSight) => {
      const keys = new Set([...inSight.keys()].map(keyOf));
      for (const [key, list] of lists) if (!keys.has(key)) list.show(0, -1);
      for (const [group, [first, last]] of inSight) listOf(group).show(first, last);
    },
    retry: (group: GridGroup | null, page: number) => listOf(group).retry(page),
    refresh: () => {
      heads?.refresh();
      for (const list of lists.values()) list.refresh();
    },
    stop: () => {
      heads?.stop();
      for (const list of lists.values()) list.stop();
    },
  };
}
