import {
  type DashboardRow,
  deleteDashboard,
  type DeletedDashboard,
  orderFavoriteDashboards,
  restoreDashboard,
  setFavoriteDashboard,
} from "@evolve/contracts/dashboards";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useQueryClient } from "@tanstack/react-query";
import { keepFavorites, useTellChange } from "../queries.ts";

/** What is done to a dashboard at once, without a form. */
export const useDashboardActions = () => {
  const { client, words } = useShell();
  const queryClient = useQueryClient();
  const tell = useTellChange();
  const bringBack = async (dashboardId: string) =>
    tell((await client.call(restoreDashboard, { params: { dashboardId }, body: {} })).dashboard);
  const paramsOf = ({ dashboardId }: DashboardRow) => ({ params: { dashboardId } });
  const favour = useAction({
    run: async (row: DashboardRow) => {
      const body = { isFavorite: !row.isFavorite };
      await tell((await client.call(setFavoriteDashboard, { ...paramsOf(row), body })).dashboard);
    },
    invalidates: [],
  });
  const order = useAction({
    run: async (dashboardIds: string[]) => {
      const { dashboards } = await client.call(orderFavoriteDashboards, { body: { dashboardIds } });
      await keepFavorites(queryClient, dashboards);
    },
    invalidates: [],
  });
  const remove = useAction({
    run: async (row: DashboardRow) => {
      await client.call(deleteDashboard, paramsOf(row));
      await tell(row, { isGone: true });
    },
    done: ({ name }) => words.t("dashboards.deleted", { name }),
    undo:
      ({ dashboardId }) =>
      () =>
        bringBack(dashboardId),
    invalidates: [],
  });
  const restore = useAction({
    run: ({ dashboardId }: DeletedDashboard) => bringBack(dashboardId),
    done: ({ name }) => words.t("dashboards.restored", { name }),
    invalidates: [],
  });
  return { favour: favour.mutate, order: order.mutate, remove: remove.mutate, restore };
};
