import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { NewRow } from "../database/types.ts";
import { newId } from "../ids.ts";
import type { DemoTenant } from "./tenants.ts";

type Size = readonly [kind: TileKindName, width: number, height: number];

interface DemoDashboard {
  readonly name: string;
  /** The accounts whose favourite it is. */
  readonly fans: readonly string[];
  /** Everybody sees it, chosen roles, or its maker only. */
  readonly sharedWith: "everybody" | readonly string[];
  readonly tiles: readonly Size[];
}

/** What Acme's administrator has made. */
const dashboards: readonly DemoDashboard[] = [
  {
    name: "People and sign-ins",
    fans: ["admin", "manager", "supervisor"],
    sharedWith: "everybody",
    tiles: [
      ["signedIn", 1, 1],
      ["notifications", 1, 1],
      ["activeSessions", 2, 1],
      ["signIns", 4, 2],
      ["usersByStatus", 2, 2],
      ["usersByTeam", 2, 2],
    ],
  },
  {
    name: "Operations",
    fans: ["planner", "manager"],
    sharedWith: ["Planner", "Manager", "Supervisor"],
    tiles: [
      ["contactsToday", 2, 2],
      ["staffingToday", 2, 2],
      ["serviceLevelToday", 2, 2],
      ["staffingNow", 2, 2],
      ["forecastAccuracy", 2, 2],
      ["timeOffOpen", 1, 1],
      ["tradesOpen", 1, 1],
    ],
  },
  {
    name: "Platform health",
    fans: ["admin"],
    sharedWith: [],
    tiles: [
      ["jobs", 2, 2],
      ["activeSessions", 2, 2],
      ["signIns", 4, 2],
    ],
  },
];

interface DashboardRows {
  readonly users: readonly NewRow<"users">[];
  readonly roles: readonly NewRow<"roles">[];
  readonly dashboards: NewRow<"dashboards">[];
  readonly dashboard_roles: NewRow<"dashboard_roles">[];
  readonly favourite_dashboards: NewRow<"favourite_dashboards">[];
}

/** Acme's dashboards, as favourites of those who see them. */
export const addDashboards = (rows: DashboardRows, { key }: DemoTenant, now: Date): void => {
  if (key !== "acme") return;
  const tenant_id = rows.users[0]?.tenant_id ?? "";
  const idOf = (name: string) => rows.users.find(({ email }) => email === `${name}@acme.test`)?.id ?? "";
  const created_by = idOf("admin");
  for (const { name, fans, sharedWith, tiles } of dashboards) {
    const id = newId();
    rows.dashboards.push({
      tenant_id,
      id,
      name,
      created_by,
      created_at: now,
      changed_at: now,
      is_shared: sharedWith === "everybody",
      tiles: JSON.stringify(tiles.map(([kind, width, height]) => ({ id: newId(), kind, width, height }))),
    });
    for (const { id: role_id, display_name } of rows.roles)
      if (sharedWith.includes(display_name)) rows.dashboard_roles.push({ tenant_id, dashboard_id: id, role_id });
    for (const fan of fans) rows.favourite_dashboards.push({ tenant_id, user_id: idOf(fan), dashboard_id: id });
  }
};
