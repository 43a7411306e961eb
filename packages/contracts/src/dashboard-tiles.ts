import type { Permission } from "./permission-names.ts";

/**
 * How a tile shows its figures: one number with its last hours as a line, bars for its parts, its hours as a chart, two curves over
 * the day, people against those required, a share with its parts, or a number that leads to a list.
 */
export type TileVisual = "number" | "parts" | "hours" | "curves" | "balance" | "share" | "inbox";

/** What a kind of tile is. Its figures come from the server's module that offers the kind, its words from the area `dashboards`. */
export interface TileKind {
  /** Users without it are told so and get no figures. */
  readonly permission: Permission;
  readonly visual: TileVisual;
}

/** Every kind of tile. A new one is a line here, a `defineTile` in a server module and its words. */
export const tileKinds = {
  signedIn: { permission: "user:view", visual: "number" },
  signIns: { permission: "user:view", visual: "hours" },
  activeSessions: { permission: "user:view", visual: "parts" },
  usersByStatus: { permission: "user:view", visual: "parts" },
  usersByTeam: { permission: "team:view", visual: "parts" },
  jobs: { permission: "tenant:edit", visual: "parts" },
  notifications: { permission: "dashboard:view", visual: "number" },
  contactsToday: { permission: "wfm:forecast:view", visual: "curves" },
  staffingToday: { permission: "wfm:schedule:view", visual: "curves" },
  staffingNow: { permission: "wfm:schedule:view", visual: "balance" },
  serviceLevelToday: { permission: "wfm:schedule:view", visual: "share" },
  forecastAccuracy: { permission: "wfm:forecast:view", visual: "share" },
  timeOffOpen: { permission: "wfm:requests:view", visual: "inbox" },
  tradesOpen: { permission: "wfm:requests:view", visual: "inbox" },
} as const satisfies Readonly<Record<string, TileKind>>;

export type TileKindName = keyof typeof tileKinds;
export const tileKindNames = Object.keys(tileKinds) as [TileKindName, ...TileKindName[]];
