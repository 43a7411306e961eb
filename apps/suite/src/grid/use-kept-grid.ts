import { useShell } from "@evolve/shell";
import type { GridState } from "@evolve/widgets/data-grid";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { gridOf, placeOfGrid } from "./stored-grid.ts";

/** A grid as this person left it, on any device: kept by the screen, or by a name where a screen has several grids. */
export const useKeptGrid = (first: GridState, name?: string) => {
  const { preferences } = useShell();
  const [{ context, preference }] = useState(() => placeOfGrid(location, name));
  const kept = useQuery({
    queryKey: ["preference", context, preference],
    // A list is no worse in its first state: that the preference cannot be read stops nobody.
    queryFn: async () => gridOf(await preferences.read(context, preference).catch(() => undefined)) ?? null,
    staleTime: Infinity,
  });
  const [changed, setChanged] = useState<GridState>();
  return {
    state: changed ?? kept.data ?? first,
    isKnown: kept.isSuccess,
    change: (next: GridState) => {
      setChanged(next);
      preferences.write(context, preference, next);
    },
  };
};
