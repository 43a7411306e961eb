import type { ViewSettings } from "@evolve/contracts/saved-views";
import type { Tx } from "../../../database/index.ts";

export interface ViewFields {
  readonly name: string;
  readonly settings: ViewSettings;
  readonly isShared: boolean;
}

/** The caller, whose own views are told apart from others'. */
export interface Viewer {
  readonly tenantId: string;
  readonly userId: string;
}

/** The views that a person sees: their own, and those shared in the tenant. */
const visible = (tx: Tx, { tenantId, userId }: Viewer) =>
  tx
    .selectFrom("saved_views as view")
    .innerJoin("users as owner", (join) =>
      join.onRef("owner.tenant_id", "=", "view.tenant_id").onRef("owner.id", "=", "view.owner_id"),
    )
    .where("view.tenant_id", "=", tenantId)
    .where((where) => where.or([where("view.owner_id", "=", userId), where("view.is_shared", "=", true)]))
    .select((select) => [
      "view.id",
      "view.list",
      "view.name",
      "view.settings",
      "view.is_shared as isShared",
      "view.version",
      "owner.full_name as ownerName",
      select("view.owner_id", "=", userId).$castTo<boolean>().as("isOwn"),
      select
        .exists(
          select
            .selectFrom("default_views as first")
            .select("first.view_id")
            .whereRef("first.tenant_id", "=", "view.tenant_id")
            .whereRef("first.view_id", "=", "view.id")
            .where("first.user_id", "=", userId),
        )
        .$castTo<boolean>()
        .as("isDefault"),
    ]);

export type ViewRow = Awaited<ReturnType<typeof listViewRows>>[number];

export const listViewRows = (tx: Tx, viewer: Viewer, list: string) =>
  visible(tx, viewer).where("view.list", "=", list).orderBy("view.name").orderBy("view.id").execute();

export const findViewRow = async (tx: Tx, viewer: Viewer, viewId: string): Promise<ViewRow | null> =>
  (await visible(tx, viewer).where("view.id", "=", viewId).executeTakeFirst()) ?? null;

/** How many views a person has, of all lists, and how many of one list are shared in the tenant. */
export const countViews = async (tx: Tx, { tenantId, userId }: Viewer, list: string) =>
  tx
    .selectFrom("saved_views")
    .select((select) => [
      select.fn.countAll<number>().filterWhere("owner_id", "=", userId).as("own"),
      select.fn.countAll<number>().filterWhere("list", "=", list).filterWhere("is_shared", "=", true).as("shared"),
    ])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();

const columnsOf = ({ name, settings, isShared }: ViewFields) => ({
  name,
  settings: JSON.stringify(settings),
  is_shared: isShared,
});

const uniqueViolation = "23505";

/** False where the owner has another view of the list with this name. */
const isNameFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return false;
    throw error;
  }
};

export const insertView = (
  tx: Tx,
  { tenantId, userId }: Viewer,
  { id, list, now, ...fields }: ViewFields & { id: string; list: string; now: Date },
): Promise<boolean> =>
  isNameFree(() =>
    tx
      .insertInto("saved_views")
      .values({ tenant_id: tenantId, id, list, owner_id: userId, changed_at: now, ...columnsOf(fields) })
      .execute(),
  );

/** Changes a view; the caller has locked and checked its version. */
export const updateViewRow = (
  tx: Tx,
  tenantId: string,
  { id, now, ...fields }: ViewFields & { id: string; now: Date },
): Promise<boolean> =>
  isNameFree(() =>
    tx
      .updateTable("saved_views")
      .set((set) => ({ ...columnsOf(fields), changed_at: now, version: set("version", "+", 1) }))
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .execute(),
  );

/** Locks a view, so that of two changes at once the later sees the earlier's version. */
export const lockView = async (tx: Tx, tenantId: string, viewId: string): Promise<void> => {
  await tx
    .selectFrom("saved_views")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", viewId)
    .forUpdate()
    .execute();
};

export const deleteViewRow = async (tx: Tx, tenantId: string, viewId: string): Promise<void> => {
  await tx.deleteFrom("saved_views").where("tenant_id", "=", tenantId).where("id", "=", viewId).execute();
};

export const upsertDefaultView = async (
  tx: Tx,
  { tenantId, userId }: Viewer,
  list: string,
  viewId: string,
): Promise<void> => {
  await tx
    .insertInto("default_views")
    .values({ tenant_id: tenantId, user_id: userId, list, view_id: viewId })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id", "list"]).doUpdateSet({ view_id: viewId }))
    .execute();
};

export const deleteDefaultView = async (tx: Tx, { tenantId, userId }: Viewer, viewId: string): Promise<void> => {
  await tx
    .deleteFrom("default_views")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("view_id", "=", viewId)
    .execute();
};
