import type { GridColumn, GridSort, GridState } from "../data-grid/types.ts";
import type { GridFilter } from "../grid/filter/filter-types.ts";
import { printFilter, printList, readFilter, readList } from "./filter-words.ts";

/** What of a grid's state makes its list: who has the same sees the same rows in the same order. */
export interface GridList extends Pick<GridState, "sorting"> {
  readonly filters?: GridState["filters"];
  readonly groupBy?: GridState["groupBy"];
}

/** The page of a grid that has pages; from 0. */
export interface GridPage {
  readonly page: number;
  readonly pageSize: number;
}

export interface GridLinkFacts {
  readonly columns: readonly Pick<GridColumn<never>, "id" | "isSortable" | "isGroupable" | "filter">[];
  /** What stands where the address says nothing. Its filters are taken for none. */
  readonly first: GridList;
  /** Where the grid has pages: the first of them, and the sizes that one may choose from. */
  readonly paging?: GridPage & { readonly pageSizes?: readonly number[] | undefined };
}

type Query = Readonly<Record<string, string>>;

const names = { sorting: "sort", groupBy: "group", page: "page", pageSize: "size" } as const;
const filterName = (id: string) => `f.${id}`;
/** Sorted or grouped by nothing, where the screen begins with something. */
const nothing = "none";

/**
 * The parameters of an address that say the list: `sort=name,calls.desc`, `group=team`, `f.calls=10..20`, `page=3`,
 * `size=100`. One that is as it would be anyway is an empty text, to be taken out.
 */
export const writeGridLink = (list: GridList & Partial<GridPage>, { columns, first, paging }: GridLinkFacts): Query => {
  const sorting = printSorting(list.sorting);
  const groupBy = list.groupBy ?? "";
  const query: Record<string, string> = {
    [names.sorting]: sorting === printSorting(first.sorting) ? "" : sorting || nothing,
    [names.groupBy]: groupBy === (first.groupBy ?? "") ? "" : groupBy || nothing,
  };
  for (const { id, filter } of columns) {
    const chosen = filter && list.filters?.[id];
    if (filter) query[filterName(id)] = chosen ? printFilter(chosen) : "";
  }
  if (paging) {
    const { page = paging.page, pageSize = paging.pageSize } = list;
    query[names.page] = page === paging.page ? "" : String(page + 1);
    query[names.pageSize] = pageSize === paging.pageSize ? "" : String(pageSize);
  }
  return query;
};

/**
 * The list that an address says; `null` where it says nothing of it. A link is whole: what it leaves out is as at first.
 * What the columns do not know or cannot do is passed over.
 */
export const readGridLink = (query: Query, { columns, first, paging }: GridLinkFacts): (GridList & GridPage) | null => {
  const sorting = sortingIn(query[names.sorting], columns);
  const groupBy = groupIn(query[names.groupBy], columns);
  const filters: Record<string, GridFilter> = {};
  for (const { id, filter } of columns) {
    const text = query[filterName(id)];
    const read = filter && text !== undefined ? readFilter(text, filter) : null;
    if (read) filters[id] = read;
  }
  const page = paging && wholeIn(query[names.page]);
  const size = wholeIn(query[names.pageSize]);
  const pageSize = paging?.pageSizes?.find((one) => one === size);
  const says = sorting ?? groupBy ?? page ?? pageSize ?? Object.keys(filters)[0];
  if (says === undefined) return null;
  return {
    sorting: sorting ?? first.sorting,
    groupBy: groupBy === undefined ? (first.groupBy ?? null) : groupBy === nothing ? null : groupBy,
    filters,
    page: page === undefined ? (paging?.page ?? 0) : page - 1,
    pageSize: pageSize ?? paging?.pageSize ?? 0,
  };
};

/** What of a state makes its list. */
export const listOf = ({ sorting, filters, groupBy }: GridList): GridList => ({ sorting, filters, groupBy });

/** Whether both show the same rows in the same order: then a page of the one is a page of the other. */
export const isSameList = (one: GridList, other: GridList): boolean =>
  one.sorting === other.sorting && one.filters === other.filters && one.groupBy === other.groupBy;

const downwards = ".desc";
/** Said only of an id that would be taken for more than itself. */
const upwards = ".asc";

const printSorting = (sorting: readonly GridSort[]): string => {
  const isUnclear = (id: string) => id.endsWith(downwards) || id.endsWith(upwards);
  return printList(
    sorting.map(({ id, descending }) => (descending ? id + downwards : isUnclear(id) ? id + upwards : id)),
  );
};

const sortingIn = (text: string | undefined, columns: GridLinkFacts["columns"]): readonly GridSort[] | undefined => {
  if (text === nothing) return [];
  const sortable = new Set(columns.filter(({ isSortable }) => isSortable).map(({ id }) => id));
  const seen = new Set<string>();
  const sorting = readList(text ?? "").flatMap((item): GridSort[] => {
    const descending = item.endsWith(downwards);
    const ending = descending ? downwards : item.endsWith(upwards) ? upwards : "";
    const id = item.slice(0, item.length - ending.length);
    if (!sortable.has(id) || seen.has(id)) return [];
    seen.add(id);
    return [{ id, descending }];
  });
  return sorting.length > 0 ? sorting : undefined;
};

const groupIn = (text: string | undefined, columns: GridLinkFacts["columns"]): string | undefined =>
  text === nothing ? nothing : columns.find(({ id, isGroupable }) => isGroupable && id === text)?.id;

/** A whole number from 1. */
const wholeIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
