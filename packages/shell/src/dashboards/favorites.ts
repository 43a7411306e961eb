import { listDashboards, type ProjectableDashboard } from "@evolve/contracts/dashboards";
import type { CallOptions, Client } from "@evolve/session";
import { logFault } from "../log.ts";
import type { DashboardNews } from "./dashboard-news.ts";

export const favoritesKey = ["favorite-dashboards"] as const;

/** The user's favourite dashboards. A failure is logged and rejects. */
export const loadFavorites = async (
  client: Pick<Client, "call">,
  options?: CallOptions,
): Promise<readonly ProjectableDashboard[]> => {
  try {
    return (await client.call(listDashboards, { query: { filters: "favorite" } }, options)).dashboards;
  } catch (cause) {
    logFault("not loaded: favourite dashboards", cause);
    throw cause;
  }
};

/** The list after a refresh event: a known dashboard keeps its place, a new one comes last. */
export const afterNews = (
  known: readonly ProjectableDashboard[],
  { id, name, createdBy, favorite }: DashboardNews,
): readonly ProjectableDashboard[] => {
  const now = { dashboardId: id, name, createdBy };
  if (!favorite) return known.filter(({ dashboardId }) => dashboardId !== id);
  return known.some(({ dashboardId }) => dashboardId === id)
    ? known.map((one) => (one.dashboardId === id ? now : one))
    : [...known, now];
};
