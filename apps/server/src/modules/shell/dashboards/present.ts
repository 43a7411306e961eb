import { type TileKindName, tileKinds } from "@evolve/contracts/dashboard-tiles";
import type { Dashboard, DashboardTile } from "@evolve/contracts/dashboards";
import { holdsAny } from "@evolve/contracts/permissions";
import type { Actor } from "../../../core/actor.ts";
import type { TileColumn } from "../../../database/json-columns.ts";
import type { DashboardRow } from "./repository.ts";

const isKnown = (tile: TileColumn): tile is DashboardTile => tile.kind in tileKinds;

/** Own dashboards are changed by their makers, others by those who may share. */
export const mayChange = ({ isOwn }: DashboardRow, { permissions }: Pick<Actor, "permissions">): boolean =>
  isOwn || holdsAny(permissions, "dashboard:share");

const sharingOf = ({ isShared, isForChosen }: DashboardRow): Dashboard["sharing"] => {
  if (isShared) return "tenant";
  return isForChosen ? "chosen" : "nobody";
};

/** Tiles of kinds that the product does not know any more are left out. */
export const presentDashboard = (row: DashboardRow, actor: Actor): Dashboard => {
  const tiles = row.tiles.filter(isKnown);
  return {
    dashboardId: row.id,
    name: row.name,
    createdBy: row.createdBy,
    isOwn: row.isOwn,
    isFavorite: row.isFavorite,
    mayChange: mayChange(row, actor),
    sharing: sharingOf(row),
    tileCount: tiles.length,
    changedAt: row.changedAt.toISOString(),
    version: row.version,
    tiles: tiles.map(({ id, kind, width, height }) => ({ id, kind, width, height })),
  };
};

export const isTileKind = (name: string): name is TileKindName => name in tileKinds;
