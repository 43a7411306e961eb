import type { UserRow } from "@evolve/contracts/users";
import { useAddressQuery } from "@evolve/shell";
import { type GridColumn, type GridState, initialGridState } from "@evolve/widgets/data-grid";
import { useKeptGrid } from "../../../grid/use-kept-grid.ts";
import { queryOfSort, sortOf, type UserSort } from "./user-query.ts";

const firstSort = [{ id: "fullName", descending: false }];

/** The grid as this person left it. A sort in the address comes before the one that was kept. */
export const useGridState = (columns: readonly GridColumn<UserRow>[]) => {
  const [query, changeQuery] = useAddressQuery();
  const kept = useKeptGrid(initialGridState(columns, firstSort));
  const sorting: readonly UserSort[] = sortOf(query) ?? sortOf(queryOfSort(kept.state.sorting)) ?? [];

  const change = (next: GridState) => {
    kept.change(next);
    const sort = queryOfSort(next.sorting);
    if (sort["sort"] !== queryOfSort(sorting)["sort"]) changeQuery(sort);
  };
  return { state: { ...kept.state, sorting }, sorting, change, isKnown: kept.isKnown };
};
