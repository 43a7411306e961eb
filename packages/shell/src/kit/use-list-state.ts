import type { GridColumn, GridState } from "@evolve/widgets/data-grid";
import { initialGridState } from "@evolve/widgets/data-grid";
import { isSameList, listOf, readGridLink, writeGridLink } from "@evolve/widgets/grid-link";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useRoutePattern } from "../routing/route-pattern.ts";
import type { Query } from "../routing/query.ts";
import { useRouteSearch } from "../routing/route-search.ts";
import { useShell } from "../shell-context.ts";
import { askedFilter, fieldsOf, type List, type ListBody, type ListRow } from "./define-list.ts";
import { gridOf, placeOfGrid } from "./stored-grid.ts";
import { useSavedViews } from "./use-saved-views.ts";
import { isSameSettings, settingsOf } from "./view-settings.ts";

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

/** In the address: every row, though another view is the list's default. */
const noView = "all";

/**
 * What a list shows. An address that names a saved view shows it as it was saved, until something is changed: from then on the
 * address is whole, and says which version of the view was changed. Without a view filters and order stand in the address, and
 * columns are as this person left them. An address that says nothing shows their default view, else the list as it was left.
 */
export const useListState = <Row extends ListRow>(list: List<Row>, columns: readonly GridColumn<Row>[]) => {
  const [search, changeSearch] = useRouteSearch(list.readSearch);
  const first = useMemo(() => initialGridState(columns, list.firstSort), [columns, list]);
  const kept = useKeptGrid(first, list.gridName);
  const { views, defaultViewId, isKnown: areViewsKnown, isLoaded } = useSavedViews(list.name);
  const fields = ["search", ...list.filters.flatMap(fieldsOf)];
  const filterIn = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      fields.flatMap((field) => (values[field] === undefined || values[field] === "" ? [] : [[field, values[field]]])),
    );
  const said = filterIn(search);
  // The grid's own parameters are text.
  const link = useMemo(() => readGridLink(search as Query, { columns, first }), [search, columns, first]);
  const saysNothing = link === null && Object.keys(said).length === 0;

  const viewId = search["view"] ?? (saysNothing ? defaultViewId : null);
  const view = views.find(({ id }) => id === viewId);
  const changedVersion = view && typeof search["changed"] === "string" ? Number(search["changed"]) : undefined;
  const isAsSaved = view !== undefined && changedVersion === undefined;
  const [changedGrid, setChangedGrid] = useState<{ viewId: string; grid: GridState }>();

  const filter = isAsSaved ? filterIn(view.settings.filter) : said;
  const columnsOf = (): GridState => {
    if (!view) return kept.state;
    return changedGrid?.viewId === view.id && !isAsSaved ? changedGrid.grid : view.settings.grid;
  };
  const shown = isAsSaved
    ? listOf(view.settings.grid)
    : listOf(link ?? (view || Object.keys(said).length > 0 ? first : kept.state));
  const grid: GridState = { ...columnsOf(), ...shown };
  const blank = Object.fromEntries([...fields, "view", "changed"].map((field) => [field, ""]));
  const linkOf = (next: GridState) => writeGridLink(listOf(next), { columns, first });

  const address = JSON.stringify(
    isAsSaved ? { ...blank, ...linkOf(first), view: view.id } : writeGridLink(shown, { columns, first }),
  );
  const isKnown = kept.isKnown && areViewsKnown;
  useEffect(() => {
    // Also when somebody came by an address that says nothing, or something that cannot be read.
    void search;
    if (isKnown) changeSearch(JSON.parse(address) as Query);
  }, [isKnown, address, search, changeSearch]);

  const sortable = new Set(columns.filter(({ isSortable }) => isSortable).map(({ id }) => id));
  const body: ListBody = {
    filter: askedFilter(list.filters, filter),
    orderBy: grid.sorting
      .filter(({ id }) => sortable.has(id))
      .map(({ id, descending }) => ({ field: id, direction: descending ? "desc" : "asc" })),
  };
  const settings = settingsOf(filter, grid);
  /** A changed view: the address is whole from now on. */
  const whole = view && {
    ...filter,
    ...linkOf(grid),
    view: view.id,
    changed: String(changedVersion ?? view.version),
  };
  return {
    isKnown,
    isNarrowed: Object.keys(filter).length > 0,
    body,
    grid,
    changeGrid: (next: GridState): void => {
      if (view) setChangedGrid({ viewId: view.id, grid: next });
      // What somebody else's link shows becomes one's own only once it is changed.
      else kept.change(isSameList(next, grid) ? { ...next, ...listOf(kept.state) } : next);
      changeSearch({ ...whole, ...linkOf(next) });
    },
    textOf: (field: string): string => (typeof filter[field] === "string" ? filter[field] : ""),
    idsOf: (field: string): readonly string[] => (Array.isArray(filter[field]) ? (filter[field] as string[]) : []),
    changeFilter: (changes: Readonly<Record<string, string | readonly string[]>>): void =>
      changeSearch({ ...whole, ...changes }),
    clearFilters: (): void => changeSearch({ ...whole, ...Object.fromEntries(fields.map((field) => [field, ""])) }),
    views: {
      all: views,
      defaultViewId,
      shown: view,
      /** The address names one that is not there, or not for this person. */
      isMissing: isLoaded && view === undefined && viewId !== null && viewId !== "" && viewId !== noView,
      /** The version that its changes are based on. */
      version: changedVersion ?? view?.version ?? 0,
      settings,
      isChanged:
        view !== undefined && !isSameSettings(settings, settingsOf(filterIn(view.settings.filter), view.settings.grid)),
      /** Shows a view as it was saved; null shows every row. */
      show: (id: string | null): void => {
        setChangedGrid(undefined);
        changeSearch({ ...blank, ...linkOf(first), view: id ?? (defaultViewId === null ? "" : noView) });
      },
    },
  };
};

export type ListState = ReturnType<typeof useListState>;
