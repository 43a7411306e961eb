import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** A refetch asks for all pages that are kept; those further up are dropped, and asked for again by `showPrevious`. */
const maxPages = 10;

/** Where a page begins: a cursor or a number of rows, `undefined` for the first page. It knows the way back. */
interface Place<Cursor> {
  readonly cursor: Cursor | undefined;
  readonly previous: Place<Cursor> | undefined;
}

interface GrowingListOptions<Page, Row, Cursor> {
  readonly queryKey: QueryKey;
  readonly fetchPage: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** Where the page after this one begins; `undefined` after the last. */
  readonly nextCursor: (page: Page, cursor: Cursor | undefined) => Cursor | undefined;
  readonly isEnabled?: boolean;
  /** Milliseconds until the rows are fetched again; `false` while nothing will change by itself. */
  readonly refreshMs?: (rows: readonly Row[]) => number | false;
}

export interface GrowingList<Page, Row> {
  /** Of the pages that are kept; `undefined` until the first has come. */
  readonly rows: readonly Row[] | undefined;
  /** The topmost page that is kept, for what every page says: the total. */
  readonly page: Page | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** `undefined` where there is nothing more to show. */
  readonly showMore: (() => void) | undefined;
  readonly showPrevious: (() => void) | undefined;
  readonly isShowingMore: boolean;
  readonly isShowingPrevious: boolean;
}

/** A list that shows its first rows, and more on demand: `<PreviousRows list={list} />`, the rows, `<MoreRows list={list}>…`. */
export const useGrowingList = <Page, Row, Cursor extends string | number>({
  queryKey,
  fetchPage,
  rowsOf,
  nextCursor,
  isEnabled = true,
  refreshMs,
}: GrowingListOptions<Page, Row, Cursor>): GrowingList<Page, Row> => {
  const firstPlace: Place<Cursor> = { cursor: undefined, previous: undefined };
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam.cursor, signal),
    initialPageParam: firstPlace,
    getNextPageParam: (page, _pages, place): Place<Cursor> | undefined => {
      const cursor = nextCursor(page, place.cursor);
      return cursor === undefined ? undefined : { cursor, previous: place };
    },
    getPreviousPageParam: (_page, _pages, place): Place<Cursor> | undefined => place.previous,
    maxPages,
    enabled: isEnabled,
    // A list that is opened again begins with its first page.
    gcTime: 0,
    refetchInterval: ({ state }) => refreshMs?.(state.data?.pages.flatMap((page) => rowsOf(page)) ?? []) ?? false,
  });
  return {
    rows: query.data?.pages.flatMap((page) => rowsOf(page)),
    page: query.data?.pages[0],
    error: query.error,
    retry: () => void query.refetch(),
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    showPrevious: query.hasPreviousPage ? () => void query.fetchPreviousPage() : undefined,
    isShowingMore: query.isFetchingNextPage,
    isShowingPrevious: query.isFetchingPreviousPage,
  };
};

type Growing = Pick<GrowingList<unknown, unknown>, "showMore" | "showPrevious" | "isShowingMore" | "isShowingPrevious">;

/** Above the rows of `useGrowingList`: brings back those that were dropped, where there are any. */
export const PreviousRows = ({ list }: { readonly list: Growing }) => {
  const { t } = useWords();
  if (!list.showPrevious) return null;
  return (
    <div>
      <Button isPending={list.isShowingPrevious} onPress={list.showPrevious}>
        {t("common.showPrevious")}
      </Button>
    </div>
  );
};

/** Below the rows, while there are more. */
export const MoreRows = ({ list, children }: { readonly list: Growing; readonly children: ReactNode }) =>
  list.showMore && (
    <Button isPending={list.isShowingMore} onPress={list.showMore}>
      {children}
    </Button>
  );
