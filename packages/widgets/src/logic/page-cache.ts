/** One page of rows as far as it has come. */
export type CachedPage<Row> =
  | { readonly state: "pending" }
  | { readonly state: "failed" }
  | { readonly state: "here"; readonly rows: readonly Row[] };

export interface PageAnswer<Row> {
  rows: readonly Row[];
  total: number;
}

interface PageCacheInput<Row> {
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageAnswer<Row>>;
  onChange: () => void;
  /** So many pages are kept; those seen longest ago go first. */
  keep?: () => number;
}

export interface PageCache<Row> {
  readonly total: () => number | null;
  readonly page: (page: number) => CachedPage<Row> | undefined;
  /** These pages are in sight: what is missing is fetched, what is on its way and out of sight is called off. */
  readonly show: (first: number, last: number) => void;
  readonly retry: (page: number) => void;
  /** Fetches what is in sight anew; until it comes the old rows stay. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** So many pages a list keeps. */
export const keptPages = 60;

/** Rows by pages, any of which may be there or not. A page that fails stays failed until somebody asks again. */
export function createPageCache<Row>(input: PageCacheInput<Row>): PageCache<Row> {
  const { fetchPage, onChange, keep = () => keptPages } = input;
  const pages = new Map<number, CachedPage<Row>>();
  const underWay = new Map<number, AbortController>();
  let total: number | null = null;
  let inSight: readonly [number, number] = [0, 0];

  const isInSight = (page: number) => page >= inSight[0] && page <= inSight[1];

  const fetch = async (page: number) => {
    underWay.get(page)?.abort();
    const controller = new AbortController();
    underWay.set(page, controller);
    if (pages.get(page)?.state !== "here") pages.set(page, { state: "pending" });
    onChange();
    try {
      const answer = await fetchPage(page, controller.signal);
      if (controller.signal.aborted) return;
      total = answer.total;
      pages.set(page, { state: "here", rows: answer.rows });
    } catch {
      if (controller.signal.aborted) return;
      pages.set(page, { state: "failed" });
    }
    underWay.delete(page);
    forget();
    onChange();
  };

  const callOff = (page: number) => {
    underWay.get(page)?.abort();
    underWay.delete(page);
    if (pages.get(page)?.state === "pending") pages.delete(page);
  };

  const forget = () => {
    for (const page of pages.keys()) {
      if (pages.size <= keep()) return;
      if (!isInSight(page) && !underWay.has(page)) pages.delete(page);
    }
  };

  return {
    total: () => total,
    page: (page) => pages.get(page),
    show: (first, last) => {
      inSight = [first, last];
      for (const page of [...underWay.keys()]) if (!isInSight(page)) callOff(page);
      for (let page = first; page <= last; page += 1) {
        const known = pages.get(page);
        if (!known) void fetch(page);
        else {
          // To the end of the line of those that are to be forgotten.
          pages.delete(page);
          pages.set(page, known);
        }
      }
    },
    retry: (page) => void fetch(page),
    refresh: () => {
      for (const page of [...pages.keys()]) if (!isInSight(page)) callOff(page);
      for (const page of [...pages.keys()]) if (!isInSight(page)) pages.delete(page);
      for (let page = inSight[0]; page <= inSight[1]; page += 1) void fetch(page);
    },
    stop: () => {
      for (const page of [...underWay.keys()]) callOff(page);
    },
  };
}
