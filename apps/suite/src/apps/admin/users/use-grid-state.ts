import type { UserRow } from "@evolve/contracts/users";
import { useAddressQuery, useShell } from "@evolve/shell";
import { type GridColumn, type GridState, initialGridState } from "@evolve/widgets/data-grid";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { gridContext, gridOf, gridPreference } from "./grid-preferences.ts";
import { queryOfSort, sortOf, type UserSort } from "./user-query.ts";

const firstSort = [{ id: "fullName", descending: false }];

/** The grid as this person left it. A sort in the address comes before the one that was kept. */
export const useGridState = (columns: readonly GridColumn<UserRow>[]) => {
  const { preferences } = useShell();
  const [query, changeQuery] = useAddressQuery();
  const kept = useQuery({
    queryKey: ["preference", gridContext, gridPreference],
    // A list is no worse in its first state: that the preference cannot be read stops nobody.
    queryFn: async () => gridOf(await preferences.read(gridContext, gridPreference).catch(() => undefined)) ?? null,
    staleTime: Infinity,
  });
  const [changed, setChanged] = useState<GridState>();
  const own = changed ?? kept.data ?? initialGridState(columns, firstSort);
  const sorting: readonly UserSort[] = sortOf(query) ?? sortOf(queryOfSort(own.sorting)) ?? [];

  const change = (next: GridState) => {
    setChanged(next);
    preferences.write(gridContext, gridPreference, next);
    const sort = queryOfSort(next.sorting);
    if (sort["sort"] !== queryOfSort(sorting)["sort"]) changeQuery(sort);
  };
  return { state: { ...own, sorting }, sorting, change, isKnown: kept.isSuccess };
};
