import type { ProjectableDashboard } from "@evolve/contracts/dashboards";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useShell } from "../shell-context.ts";
import { dashboardNews } from "./dashboard-news.ts";
import { afterNews, favoritesKey, loadFavorites } from "./favorites.ts";

/** The favourites: loaded once, when they are first wanted, and kept up to date by refresh events. */
export const useFavorites = (isWanted: boolean) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      dashboardNews.listen((news) =>
        queryClient.setQueryData<readonly ProjectableDashboard[]>(
          favoritesKey,
          (known) => known && afterNews(known, news),
        ),
      ),
    [queryClient],
  );
  return useQuery({
    queryKey: favoritesKey,
    queryFn: ({ signal }) => loadFavorites(client, { signal }),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
  });
};
