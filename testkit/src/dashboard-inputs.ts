import type { BuiltUser } from "./builders.ts";

interface DashboardInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Given {
  readonly dashboardId: string;
  readonly administrator: BuiltUser;
}

const dashboard = { name: "Probe", tiles: [{ id: "1", kind: "signIns", width: 2, height: 1 }] };

/** A valid input for each call about dashboards. */
export const dashboardInputs: Record<string, (of: Given) => DashboardInput> = {
  listDashboards: () => ({ query: { filters: "favorite" } }),
  readDashboard: ({ dashboardId }) => ({ params: { dashboardId } }),
  createDashboard: () => ({ body: dashboard }),
  updateDashboard: ({ dashboardId }) => ({ params: { dashboardId }, body: { ...dashboard, version: 1 } }),
  readDashboardSharing: ({ dashboardId }) => ({ params: { dashboardId } }),
  shareDashboard: ({ dashboardId, administrator }) => ({
    params: { dashboardId },
    body: { sharing: "chosen", roleIds: [administrator.roleId], userIds: [administrator.id] },
  }),
  setFavoriteDashboard: ({ dashboardId }) => ({ params: { dashboardId }, body: { isFavorite: true } }),
  orderFavoriteDashboards: ({ dashboardId }) => ({ body: { dashboardIds: [dashboardId] } }),
  deleteDashboard: ({ dashboardId }) => ({ params: { dashboardId } }),
  restoreDashboard: ({ dashboardId }) => ({ params: { dashboardId }, body: {} }),
  readTileFigures: () => ({ query: { kinds: "usersByStatus,usersByTeam,signIns" } }),
};
