import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { tileKindNames } from "./dashboard-tiles.ts";
import { limits } from "./limits.ts";
import { ContentVersion, Id } from "./validators.ts";

const area = "dashboards";
const access = { anyOf: ["dashboard:view"] } as const;

/** A dashboard that can be projected. */
export const ProjectableDashboard = z.object({ dashboardId: z.string(), name: z.string(), createdBy: z.string() });
export type ProjectableDashboard = z.output<typeof ProjectableDashboard>;

const DashboardName = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.nameMax, "maxLength"));

/** Width in columns of four, height in rows. Tiles stand one after the other; their order is their place. */
const DashboardTile = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  kind: z.enum(tileKindNames),
  width: z.int().check(z.gte(1), z.lte(4)),
  height: z.int().check(z.gte(1), z.lte(3)),
});
export type DashboardTile = z.output<typeof DashboardTile>;

const DashboardTiles = z.array(DashboardTile).check(
  z.maxLength(limits.tilesPerDashboard, "maxLength"),
  z.refine((tiles) => new Set(tiles.map(({ id }) => id)).size === tiles.length, { error: "unique" }),
);

/** What its maker says of a dashboard. */
export const DashboardFields = z.strictObject({ name: DashboardName, tiles: DashboardTiles });
export type DashboardFields = z.output<typeof DashboardFields>;

const Named = z.object({ id: z.string(), name: z.string() });

/** With whom a dashboard is shared: nobody, the whole tenant, or the roles and users that were chosen. */
const sharingModes = ["nobody", "tenant", "chosen"] as const;

const DashboardRow = z.object({
  dashboardId: z.string(),
  name: z.string(),
  /** A full name. */
  createdBy: z.string(),
  isOwn: z.boolean(),
  isFavorite: z.boolean(),
  mayChange: z.boolean(),
  sharing: z.enum(sharingModes),
  tileCount: z.number(),
  changedAt: z.string(),
  /** Counts its changes: who changes a dashboard says which version they have seen. */
  version: z.number(),
});
export type DashboardRow = z.output<typeof DashboardRow>;

/** Deleted by the caller, the last one first. */
const DeletedDashboard = z.object({ dashboardId: z.string(), name: z.string(), deletedAt: z.string() });
export type DeletedDashboard = z.output<typeof DeletedDashboard>;

const Dashboard = z.extend(DashboardRow, { tiles: z.array(DashboardTile) });
export type Dashboard = z.output<typeof Dashboard>;

const params = z.strictObject({ dashboardId: Id });

export const listDashboards = defineCall({
  name: "listDashboards",
  summary:
    "The signed-in user's favourite dashboards, in their own order, those without a place by name. `createdBy` is a full name.",
  area,
  method: "GET",
  path: "/dashboards",
  access,
  query: z.strictObject({ filters: z.literal("favorite") }),
  answer: z.object({ dashboards: z.array(ProjectableDashboard) }),
  errors: [],
});

export const manageableDashboards = defineCall({
  name: "manageableDashboards",
  summary:
    "The dashboards that the caller sees: favourites first, in their own order, then the others by name; and those that they have deleted and can still restore.",
  area,
  method: "GET",
  path: "/dashboards/v1/dashboards",
  access,
  answer: z.object({ dashboards: z.array(DashboardRow), deleted: z.array(DeletedDashboard) }),
  errors: [],
});

export const readDashboard = defineCall({
  name: "readDashboard",
  summary: "A dashboard that the caller sees, with its tiles in order.",
  area,
  method: "GET",
  path: "/dashboards/v1/dashboards/:dashboardId",
  access,
  params,
  answer: z.object({ dashboard: Dashboard }),
  errors: ["notFound"],
});

export const createDashboard = defineCall({
  name: "createDashboard",
  summary: "Creates a dashboard that only its owner sees until it is shared.",
  area,
  method: "POST",
  path: "/dashboards/v1/dashboards",
  access,
  body: DashboardFields,
  answer: z.object({ dashboard: Dashboard }),
  errors: ["nameExists", "tooManyDashboards"],
});

export const updateDashboard = defineCall({
  name: "updateDashboard",
  summary:
    "Renames a dashboard or changes its tiles: one's own, or with `dashboard:share` a shared one. `version` is the one that the caller has seen.",
  area,
  method: "PATCH",
  path: "/dashboards/v1/dashboards/:dashboardId",
  access,
  params,
  body: z.strictObject({ name: z.optional(DashboardName), tiles: z.optional(DashboardTiles), version: z.int() }),
  answer: z.object({ dashboard: Dashboard }),
  errors: ["notFound", "nameExists", "changedMeanwhile"],
});

const Recipients = z.array(Id).check(z.maxLength(limits.dashboardRecipients, "maxLength"));

export const SharingFields = z.strictObject({
  sharing: z.enum(sharingModes),
  roleIds: Recipients,
  userIds: Recipients,
});
export type SharingFields = z.output<typeof SharingFields>;

export const readDashboardSharing = defineCall({
  name: "readDashboardSharing",
  summary: "With whom a dashboard that the caller may change is shared.",
  area,
  method: "GET",
  path: "/dashboards/v1/dashboards/:dashboardId/sharing",
  access: { anyOf: ["dashboard:share"] },
  params,
  answer: z.object({
    sharing: z.enum(sharingModes),
    roles: z.array(Named),
    users: z.array(Named),
    /** Another one after every change of the sharing. */
    version: z.string(),
  }),
  errors: ["notFound"],
});

export const shareDashboard = defineCall({
  name: "shareDashboard",
  summary:
    "Shares a dashboard with the tenant, with chosen roles and users, or with nobody any more. Refused with `changedMeanwhile` when " +
    "it is shared otherwise than the caller read.",
  area,
  method: "PUT",
  path: "/dashboards/v1/dashboards/:dashboardId/sharing",
  access: { anyOf: ["dashboard:share"] },
  params,
  body: z.extend(SharingFields, { version: z.optional(ContentVersion) }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "changedMeanwhile", "invalidParameters", "tooManyDashboards"],
});

export const setFavoriteDashboard = defineCall({
  name: "setFavoriteDashboard",
  summary: "Sets whether a dashboard is one of the caller's favourites.",
  area,
  method: "PUT",
  path: "/dashboards/v1/dashboards/:dashboardId/favorite",
  access,
  params,
  body: z.strictObject({ isFavorite: z.boolean() }),
  answer: z.object({ dashboard: Dashboard }),
  errors: ["notFound"],
});

export const orderFavoriteDashboards = defineCall({
  name: "orderFavoriteDashboards",
  summary: "Puts the caller's favourites in order. Those not named follow; ids that are none of them are passed over.",
  area,
  method: "PUT",
  path: "/dashboards/v1/favorites",
  access,
  body: z.strictObject({ dashboardIds: z.array(Id).check(z.maxLength(limits.favoriteDashboards, "maxLength")) }),
  answer: z.object({ dashboards: z.array(ProjectableDashboard) }),
  errors: [],
});

export const deleteDashboard = defineCall({
  name: "deleteDashboard",
  summary: "Deletes a dashboard that the caller may change. It can be restored for a day.",
  area,
  method: "DELETE",
  path: "/dashboards/v1/dashboards/:dashboardId",
  access,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const restoreDashboard = defineCall({
  name: "restoreDashboard",
  summary: "Brings back a dashboard that the caller has deleted, with everybody's favourites and its sharing.",
  area,
  method: "POST",
  path: "/dashboards/v1/dashboards/:dashboardId/restore",
  access,
  params,
  body: z.strictObject({}),
  answer: z.object({ dashboard: Dashboard }),
  errors: ["notFound", "nameExists", "tooManyDashboards"],
});

/** Two curves of today: what was expected or required, and what came or is scheduled. */
const TileCurves = z.object({
  /** The zone of all business units that count; null where they are in several. */
  zone: z.nullable(z.string()),
  /** Milliseconds since 1970, as the instants at which the intervals begin. */
  now: z.number(),
  instants: z.array(z.number()),
  expected: z.array(z.nullable(z.number())),
  actual: z.array(z.nullable(z.number())),
});
export type TileCurves = z.output<typeof TileCurves>;

/** Figures of a kind. Of `parts`, `hours` and `curves` a kind fills what it has. */
const TileFigures = z.object({
  /** A number or a share; null where nothing is known, since nothing was forecast, scheduled or received. */
  total: z.nullable(z.number()),
  /** What the total is to be compared with: the forecast until now, the people required, a goal. */
  reference: z.exactOptional(z.nullable(z.number())),
  /** `name` is null where the part's id stands for words of the catalogue. `of` is what the part is to be compared with. */
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      count: z.number(),
      of: z.exactOptional(z.nullable(z.number())),
    }),
  ),
  /** One for each hour, oldest first; `at` is the hour's beginning. The last is the hour that is under way. */
  hours: z.array(z.object({ at: z.string(), count: z.number() })),
  curves: z.exactOptional(TileCurves),
});
export type TileFigures = z.output<typeof TileFigures>;

export const readTileFigures = defineCall({
  name: "readTileFigures",
  summary:
    "Figures of kinds of tiles, separated by commas, as of now. Null for a kind whose permission the caller lacks.",
  area,
  method: "GET",
  path: "/dashboards/v1/figures",
  access,
  passive: true,
  query: z.strictObject({
    kinds: z
      .string()
      .check(z.refine((list) => list.split(",").every((kind) => tileKindNames.some((known) => known === kind)))),
  }),
  answer: z.object({
    at: z.string(),
    figures: z.array(z.object({ kind: z.enum(tileKindNames), figures: z.nullable(TileFigures) })),
  }),
  errors: [],
});
