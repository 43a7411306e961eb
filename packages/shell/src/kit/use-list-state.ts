import type { GridColumn, GridState } from "@evolve/widgets/data-grid";
import { initialGridState } from "@evolve/widgets/data-grid";
import { isSameList, listOf, readGridLink, writeGridLink } from "@evolve/widgets/grid-link";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useRoutePattern } from "../routing/route-pattern.ts";
import { type Query, useRouteSearch } from "../routing/route-search.ts";
import { useShell } from "../shell-context.ts";
import type { List, ListBody, ListRow } from "./define-list.ts";
import { gridOf, placeOfGrid } from "./stored-grid.ts";

/** The columns of a list as this person left them, on any device. */
const useKeptGrid = (first: GridState, gridName: string | undefined) => {
  const { preferences } = useShell();
  const queryClient = useQueryClient();
  const { context, preference } = placeOfGrid(useRoutePattern(), gridName);
  const queryKey = ["preference", context, preference];
  const kept = useQuery({
    queryKey,
    // A list is no worse in its first state: a preference that cannot be read stops nobody.
    queryFn: async () => gridOf(await preferences.read(context, preference).catch(() => undefined)) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    state: kept.data ?? first,
    isKnown: kept.isSuccess,
    /** It counts at once, also for the next time that the screen is opened; the server has it within a second. */
    change: (next: GridState) => {
      queryClient.setQueryData(queryKey, next);
      preferences.write(context, preference, next);
    },
  };
};

/**
 * What a list shows: filters and order stand in the address, columns are as this person left them. An address that says
 * anything of the list is whole, so that everybody sees the same by it; one that says nothing shows the list as it was left,
 * and then says so too.
 */
export const useListState = <Row extends ListRow>(list: List<Row>, columns: readonly GridColumn<Row>[]) => {
  const [search, changeSearch] = useRouteSearch<Readonly<Record<string, unknown>>>();
  const first = useMemo(() => initialGridState(columns, list.firstSort), [columns, list]);
  const kept = useKeptGrid(first, list.gridName);
  const fields = ["search", ...list.filters.map(({ field }) => field)];
  const filter = Object.fromEntries(
    fields.flatMap((field) => (search[field] === undefined || search[field] === "" ? [] : [[field, search[field]]])),
  );
  const isNarrowed = Object.keys(filter).length > 0;
  // The grid's own parameters are text.
  const link = useMemo(() => readGridLink(search as Query, { columns, first }), [search, columns, first]);
  const shown = listOf(link ?? (isNarrowed ? first : kept.state));
  const grid: GridState = { ...kept.state, ...shown };

  const said = JSON.stringify(writeGridLink(shown, { columns, first }));
  const { isKnown } = kept;
  useEffect(() => {
    // Also when somebody came by an address that says nothing, or something that cannot be read.
    void search;
    if (isKnown) changeSearch(JSON.parse(said) as Query);
  }, [isKnown, said, search, changeSearch]);

  const sortable = new Set(columns.filter(({ isSortable }) => isSortable).map(({ id }) => id));
  const body: ListBody = {
    filter,
    orderBy: grid.sorting
      .filter(({ id }) => sortable.has(id))
      .map(({ id, descending }) => ({ field: id, direction: descending ? "desc" : "asc" })),
  };
  return {
    isKnown,
    isNarrowed,
    body,
    grid,
    changeGrid: (next: GridState): void => {
      // What somebody else's link shows becomes one's own only once it is changed.
      kept.change(isSameList(next, grid) ? { ...next, ...listOf(kept.state) } : next);
      changeSearch(writeGridLink(next, { columns, first }));
    },
    textOf: (field: string): string => (typeof filter[field] === "string" ? filter[field] : ""),
    idsOf: (field: string): readonly string[] => (Array.isArray(filter[field]) ? (filter[field] as string[]) : []),
    changeFilter: (changes: Readonly<Record<string, string | readonly string[]>>): void => changeSearch(changes),
    clearFilters: (): void => changeSearch(Object.fromEntries(fields.map((field) => [field, ""]))),
  };
};
