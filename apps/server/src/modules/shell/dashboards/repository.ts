import type { ProjectableDashboard } from "@evolve/contracts/dashboards";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { TileColumn } from "../../../database/json-columns.ts";

/** The caller, who sees their own dashboards and those shared with them. */
export interface Viewer {
  readonly tenantId: string;
  readonly userId: string;
}

/** Own ones, those shared with the tenant, and those shared with one's roles or oneself; none that was deleted. */
const visible = (tx: Tx, { tenantId, userId }: Viewer) =>
  tx
    .selectFrom("dashboards as dashboard")
    .innerJoin("users as maker", (join) =>
      join.onRef("maker.tenant_id", "=", "dashboard.tenant_id").onRef("maker.id", "=", "dashboard.created_by"),
    )
    .leftJoin("favourite_dashboards as favourite", (join) =>
      join
        .onRef("favourite.tenant_id", "=", "dashboard.tenant_id")
        .onRef("favourite.dashboard_id", "=", "dashboard.id")
        .on("favourite.user_id", "=", userId),
    )
    .where("dashboard.tenant_id", "=", tenantId)
    .where("dashboard.deleted_at", "is", null)
    .where((where) =>
      where.or([
        where("dashboard.created_by", "=", userId),
        where("dashboard.is_shared", "=", true),
        sql<boolean>`exists (select from dashboard_users as chosen where chosen.tenant_id = dashboard.tenant_id
          and chosen.dashboard_id = dashboard.id and chosen.user_id = ${userId})`,
        sql<boolean>`exists (select from dashboard_roles as chosen
          join users as person on person.tenant_id = chosen.tenant_id and person.id = ${userId}
          where chosen.tenant_id = dashboard.tenant_id and chosen.dashboard_id = dashboard.id
            and (chosen.role_id = person.role_id or exists (select from secondary_roles as second
              where second.tenant_id = person.tenant_id and second.user_id = person.id and second.role_id = chosen.role_id)))`,
      ]),
    );

/** A user's favourite dashboards: those with a place in their order, then the others by name. */
export const listFavourites = (tx: Tx, viewer: Viewer): Promise<ProjectableDashboard[]> =>
  visible(tx, viewer)
    .select(["dashboard.id as dashboardId", "dashboard.name", "maker.full_name as createdBy"])
    .where("favourite.user_id", "is not", null)
    .orderBy("favourite.position", (order) => order.asc().nullsLast())
    .orderBy("dashboard.name")
    .orderBy("dashboard.id")
    .execute();

const rows = (tx: Tx, viewer: Viewer) =>
  visible(tx, viewer).select((select) => [
    "dashboard.id",
    "dashboard.name",
    "dashboard.tiles",
    "dashboard.is_shared as isShared",
    "dashboard.version",
    "dashboard.changed_at as changedAt",
    "maker.full_name as createdBy",
    select("dashboard.created_by", "=", viewer.userId).$castTo<boolean>().as("isOwn"),
    select("favourite.user_id", "is not", null).$castTo<boolean>().as("isFavorite"),
    sql<boolean>`exists (select from dashboard_roles as chosen
        where chosen.tenant_id = dashboard.tenant_id and chosen.dashboard_id = dashboard.id)
      or exists (select from dashboard_users as chosen
        where chosen.tenant_id = dashboard.tenant_id and chosen.dashboard_id = dashboard.id)`.as("isForChosen"),
  ]);

export type DashboardRow = Awaited<ReturnType<typeof listDashboardRows>>[number];

export const listDashboardRows = (tx: Tx, viewer: Viewer) =>
  rows(tx, viewer)
    .orderBy((order) => order("favourite.user_id", "is", null))
    .orderBy("favourite.position", (order) => order.asc().nullsLast())
    .orderBy("dashboard.name")
    .orderBy("dashboard.id")
    .execute();

export const findDashboardRow = async (tx: Tx, viewer: Viewer, id: string): Promise<DashboardRow | null> =>
  (await rows(tx, viewer).where("dashboard.id", "=", id).executeTakeFirst()) ?? null;

/** Locks a dashboard, so that of two changes at once the later sees the earlier's version. */
export const lockDashboard = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx
    .selectFrom("dashboards")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
};

/** How many dashboards a person has made, and how many of the tenant others than their maker see. */
export const countDashboards = async (tx: Tx, { tenantId, userId }: Viewer): Promise<{ own: number; shared: number }> =>
  tx
    .selectFrom("dashboards")
    .select((select) => [
      select.fn.countAll<number>().filterWhere("created_by", "=", userId).as("own"),
      select.fn.countAll<number>().filterWhere("is_shared", "=", true).as("shared"),
    ])
    .where("tenant_id", "=", tenantId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();

/** Whether somebody else's living dashboard of theirs has the name, whatever its case. */
export const isNameTaken = async (
  tx: Tx,
  tenantId: string,
  { id, makerOf, name }: { id: string; makerOf: string | null; name: string },
): Promise<boolean> =>
  (await tx
    .selectFrom("dashboards as other")
    .select("other.id")
    .where("other.tenant_id", "=", tenantId)
    .where("other.id", "!=", id)
    .where("other.deleted_at", "is", null)
    .where(sql`lower(other.name)`, "=", sql`lower(${name})`)
    .where((where) =>
      where(
        "other.created_by",
        "=",
        makerOf ??
          where
            .selectFrom("dashboards as this")
            .select("this.created_by")
            .where("this.tenant_id", "=", tenantId)
            .where("this.id", "=", id),
      ),
    )
    .executeTakeFirst()) !== undefined;

export interface NewDashboard {
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly TileColumn[];
  readonly now: Date;
}

export const insertDashboard = async (
  tx: Tx,
  { tenantId, userId }: Viewer,
  { id, name, tiles, now }: NewDashboard,
): Promise<void> => {
  await tx
    .insertInto("dashboards")
    .values({
      tenant_id: tenantId,
      id,
      name,
      tiles: JSON.stringify(tiles),
      created_by: userId,
      created_at: now,
      changed_at: now,
    })
    .execute();
};

export interface DashboardChanges {
  readonly name?: string | undefined;
  readonly tiles?: readonly TileColumn[] | undefined;
  readonly isShared?: boolean | undefined;
}

/** Changes a dashboard; the caller has locked and checked its version. */
export const updateDashboardRow = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { name, tiles, isShared }: DashboardChanges,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("dashboards")
    .set((set) => ({
      ...(name !== undefined && { name }),
      ...(tiles !== undefined && { tiles: JSON.stringify(tiles) }),
      ...(isShared !== undefined && { is_shared: isShared }),
      changed_at: now,
      version: set("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Marks a dashboard as deleted by somebody; with null it is there again. */
export const setDeleted = async (
  tx: Tx,
  tenantId: string,
  id: string,
  deleted: { readonly at: Date; readonly by: string } | null,
): Promise<void> => {
  await tx
    .updateTable("dashboards")
    .set({ deleted_at: deleted?.at ?? null, deleted_by: deleted?.by ?? null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** The dashboards that the caller has deleted since then, the last one first. */
export const listDeleted = (tx: Tx, { tenantId, userId }: Viewer, since: Date) =>
  tx
    .selectFrom("dashboards")
    .select(["id", "name", "deleted_at as deletedAt"])
    .where("tenant_id", "=", tenantId)
    .where("deleted_by", "=", userId)
    .where("deleted_at", ">", since)
    .orderBy("deleted_at", "desc")
    .$narrowType<{ deletedAt: Date }>()
    .execute();

/** The name of a dashboard that the caller has deleted since then, locked. */
export const findDeleted = (
  tx: Tx,
  { tenantId, userId }: Viewer,
  id: string,
  since: Date,
): Promise<{ name: string; isShared: boolean } | undefined> =>
  tx
    .selectFrom("dashboards")
    .select(["name", "is_shared as isShared"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("deleted_by", "=", userId)
    .where("deleted_at", ">", since)
    .forUpdate()
    .executeTakeFirst();
