import {
  type DashboardRow,
  deleteDashboard,
  orderFavoriteDashboards,
  restoreDashboard,
  setFavoriteDashboard,
} from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useQueryClient } from "@tanstack/react-query";
import { keepFavorites, useTellChange } from "../queries.ts";

/** What is done to a dashboard at once, without a form. A refusal is said in a message. */
export const useDashboardActions = () => {
  const words = useWords();
  const { t } = words;
  const { client, toasts } = useShell();
  const queryClient = useQueryClient();
  const tell = useTellChange();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toasts.show({ tone: "danger", text: words.error(failureCode(error)) });
    }
  };
  const paramsOf = ({ dashboardId }: DashboardRow) => ({ params: { dashboardId } });
  const restore = (row: DashboardRow) =>
    attempt(async () => tell((await client.call(restoreDashboard, { ...paramsOf(row), body: {} })).dashboard));
  return {
    favour: (row: DashboardRow) =>
      void attempt(async () => {
        const body = { isFavorite: !row.isFavorite };
        await tell((await client.call(setFavoriteDashboard, { ...paramsOf(row), body })).dashboard);
      }),
    order: (dashboardIds: string[]) =>
      void attempt(async () => {
        const { dashboards } = await client.call(orderFavoriteDashboards, { body: { dashboardIds } });
        await keepFavorites(queryClient, dashboards);
      }),
    remove: (row: DashboardRow) =>
      void attempt(async () => {
        await client.call(deleteDashboard, paramsOf(row));
        await tell(row, { isGone: true });
        toasts.show({
          text: t("dashboards.deleted", { name: row.name }),
          duration: 10_000,
          action: { label: t("dashboards.undo"), onPress: () => void restore(row) },
        });
      }),
  };
};
