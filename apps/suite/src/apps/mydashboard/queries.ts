import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import {
  type DashboardRow,
  manageableDashboards,
  readDashboard,
  readTileFigures,
  type TileFigures,
} from "@evolve/contracts/dashboards";
import type { Client } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { dashboardNews, favoritesKey } from "@evolve/shell/dashboards";
import { keepPreviousData, queryOptions, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";

const listKey = ["dashboards"] as const;

/** All dashboards that the user sees, favourites first, and those that they can restore. */
export const dashboardsOf = (client: Client) =>
  queryOptions({
    queryKey: listKey,
    queryFn: ({ signal }) => client.call(manageableDashboards, {}, { signal }),
  });

export const dashboardOf = (client: Client, dashboardId: string) =>
  queryOptions({
    queryKey: [...listKey, dashboardId],
    queryFn: async ({ signal }) =>
      (await client.call(readDashboard, { params: { dashboardId } }, { signal })).dashboard,
    enabled: dashboardId !== "",
    refetchInterval: 60_000,
  });

/** After a change: the lists are refreshed, and the header and the browser's other windows hear of it. */
export const useTellChange = () => {
  const queryClient = useQueryClient();
  return async (row: DashboardRow, { isGone = false } = {}) => {
    const { dashboardId: id, name, createdBy, isFavorite } = row;
    dashboardNews.tell({ id, name, createdBy, favorite: isFavorite && !isGone });
    if (isGone) queryClient.removeQueries({ queryKey: [...listKey, id] });
    await queryClient.invalidateQueries({ queryKey: listKey });
  };
};

/** The favourites as the server has put them in order: for the header too. */
export const keepFavorites = async (queryClient: QueryClient, favorites: readonly object[]): Promise<void> => {
  queryClient.setQueryData(favoritesKey, favorites);
  await queryClient.invalidateQueries({ queryKey: listKey });
};

export interface Figures {
  /** Null until they have come. */
  readonly at: string | null;
  /** Undefined while on the way, null where the viewer lacks the permission. */
  readonly of: (kind: TileKindName) => TileFigures | null | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const refreshMs = 15_000;

/** The figures of tiles, refreshed every 15 seconds; those that were there stay until then, and while the server is away. */
export const useFigures = (kinds: readonly TileKindName[], { isInBackground = false } = {}): Figures => {
  const { client } = useShell();
  const asked = [...new Set(kinds)].sort().join(",");
  const { data, error, refetch } = useQuery({
    queryKey: ["tile-figures", asked],
    queryFn: ({ signal }) => client.call(readTileFigures, { query: { kinds: asked } }, { signal }),
    enabled: asked !== "",
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    refetchIntervalInBackground: isInBackground,
    placeholderData: keepPreviousData,
  });
  return {
    at: data?.at ?? null,
    of: (kind) => data?.figures.find((one) => one.kind === kind)?.figures,
    error,
    refetch,
  };
};
