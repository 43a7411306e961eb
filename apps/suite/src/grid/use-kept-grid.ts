import { useRoutePattern, useShell } from "@evolve/shell";
import type { GridState } from "@evolve/widgets/data-grid";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { gridOf, placeOfGrid } from "./stored-grid.ts";

/** A grid as this person left it, on any device: kept by the screen, or by a name where a screen has several grids. */
export const useKeptGrid = (first: GridState, name?: string) => {
  const { preferences } = useShell();
  const queries = useQueryClient();
  const { context, preference } = placeOfGrid(useRoutePattern(), name);
  const queryKey = ["preference", context, preference];
  const kept = useQuery({
    queryKey,
    // A list is no worse in its first state: that the preference cannot be read stops nobody.
    queryFn: async () => gridOf(await preferences.read(context, preference).catch(() => undefined)) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    state: kept.data ?? first,
    isKnown: kept.isSuccess,
    /** It counts at once, also for the next time that the screen is opened; the server has it within a second. */
    change: (next: GridState) => {
      queries.setQueryData(queryKey, next);
      preferences.write(context, preference, next);
    },
  };
};
