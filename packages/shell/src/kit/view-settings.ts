import type { ViewSettings } from "@evolve/contracts/saved-views";
import type { GridState } from "@evolve/widgets/data-grid";
import { hashKey } from "@tanstack/react-query";

type Filter = Readonly<Record<string, unknown>>;

/** What a list shows, as it is saved. What was never set and what was taken back are the same. */
export const settingsOf = (filter: Filter, grid: GridState): ViewSettings =>
  JSON.parse(
    JSON.stringify({
      filter,
      grid: {
        order: grid.order,
        widths: grid.widths,
        hidden: grid.hidden,
        pinned: grid.pinned,
        pinnedEnd: grid.pinnedEnd ?? [],
        sorting: grid.sorting,
        filters: grid.filters ?? {},
        groupBy: grid.groupBy ?? null,
      },
    }),
  ) as ViewSettings;

/** Whether both show the same. The database keeps no order of an object's fields. */
export const isSameSettings = (one: ViewSettings, other: ViewSettings): boolean => hashKey([one]) === hashKey([other]);
