import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { NewRow } from "../database/types.ts";
import { newId } from "../ids.ts";
import type { DemoTenant } from "./tenants.ts";

type Size = readonly [kind: TileKindName, width: number, height: number];

/** What Acme's administrator has made: the first is for everybody. */
const dashboards: readonly { readonly name: string; readonly isShared: boolean; readonly tiles: readonly Size[] }[] = [
  {
    name: "Operations",
    isShared: true,
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
    name: "Platform health",
    isShared: false,
    tiles: [
      ["jobs", 2, 2],
      ["activeSessions", 2, 2],
      ["signIns", 4, 2],
    ],
  },
];

const fans = ["admin", "manager", "supervisor"];

interface DashboardRows {
  readonly users: readonly NewRow<"users">[];
  readonly dashboards: NewRow<"dashboards">[];
  readonly favourite_dashboards: NewRow<"favourite_dashboards">[];
}

/** Acme's dashboards, as favourites of those who see them. */
export const addDashboards = (rows: DashboardRows, { key }: DemoTenant, now: Date): void => {
  if (key !== "acme") return;
  const tenant_id = rows.users[0]?.tenant_id ?? "";
  const idOf = (name: string) => rows.users.find(({ email }) => email === `${name}@acme.test`)?.id ?? "";
  const created_by = idOf("admin");
  for (const { name, isShared, tiles } of dashboards) {
    const id = newId();
    rows.dashboards.push({
      tenant_id,
      id,
      name,
      created_by,
      created_at: now,
      changed_at: now,
      is_shared: isShared,
      tiles: JSON.stringify(tiles.map(([kind, width, height]) => ({ id: newId(), kind, width, height }))),
    });
    for (const fan of isShared ? fans : ["admin"])
      rows.favourite_dashboards.push({ tenant_id, user_id: idOf(fan), dashboard_id: id });
  }
};
