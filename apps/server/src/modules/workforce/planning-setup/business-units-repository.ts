import type { searchBusinessUnits } from "@evolve/contracts/business-units";
import type { CallParsed } from "@evolve/contracts/call";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { isDeleted } from "../../../database/is-deleted.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface BusinessUnitColumns {
  id: string;
  name: string;
  zone: string;
  weekStart: number;
  intervalMinutes: number;
  hourlyCost: number | null;
  currency: string | null;
  version: number;
}

const columns = [
  "unit.id",
  "unit.name",
  "unit.zone",
  "unit.week_start as weekStart",
  "unit.interval_minutes as intervalMinutes",
  "unit.hourly_cost as hourlyCost",
  "unit.currency",
  "unit.version",
] as const;

type Search = CallParsed<typeof searchBusinessUnits>["body"];

export const searchBusinessUnitRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("business_units as unit")
    .where("unit.tenant_id", "=", tenantId)
    .where("unit.name", "ilike", patternOf(text));
  if (id) matching = matching.where("unit.id", "=", anyOf(id, "uuid"));
  const rows = matching.select((select) => [
    ...columns,
    select.fn
      .coalesce(
        select
          .selectFrom("queues as queue")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .whereRef("queue.tenant_id", "=", "unit.tenant_id")
          .whereRef("queue.business_unit_id", "=", "unit.id"),
        select.lit(0),
      )
      .as("queueCount"),
    select.fn
      .coalesce(
        select
          .selectFrom("planning_groups as planned")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .whereRef("planned.tenant_id", "=", "unit.tenant_id")
          .whereRef("planned.business_unit_id", "=", "unit.id"),
        select.lit(0),
      )
      .as("planningGroupCount"),
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "unit.name", zone: "unit.zone" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "unit.id" }, total, order, search);
};

export const findBusinessUnit = async (tx: Tx, tenantId: string, id: string): Promise<BusinessUnitColumns | null> =>
  (await tx
    .selectFrom("business_units as unit")
    .select(columns)
    .where("unit.tenant_id", "=", tenantId)
    .where("unit.id", "=", id)
    .executeTakeFirst()) ?? null;

export interface SiteRow {
  id: string;
  businessUnitId: string;
  name: string;
  zone: string;
}

export const listSites = (tx: Tx, tenantId: string, businessUnitId?: string): Promise<SiteRow[]> => {
  let sites = tx
    .selectFrom("sites")
    .select(["id", "business_unit_id as businessUnitId", "name", "zone"])
    .where("tenant_id", "=", tenantId);
  if (businessUnitId !== undefined) sites = sites.where("business_unit_id", "=", businessUnitId);
  return sites.orderBy("name").execute();
};

type GivenSite = Pick<SiteRow, "id" | "name" | "zone">;

/** Leaves a business unit with these sites: known ones keep their id, others are deleted; false where people work at one of those. */
export const replaceSites = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  sites: readonly GivenSite[],
): Promise<boolean> => {
  let leaving = tx.deleteFrom("sites").where("tenant_id", "=", tenantId).where("business_unit_id", "=", businessUnitId);
  if (sites.length > 0)
    leaving = leaving.where(
      "id",
      "not in",
      sites.map(({ id }) => id),
    );
  if (!(await isDeleted(leaving.execute()))) return false;
  for (const { id, name, zone } of sites)
    await tx
      .insertInto("sites")
      .values({ tenant_id: tenantId, id, business_unit_id: businessUnitId, name, zone })
      .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doUpdateSet({ name, zone }))
      .execute();
  return true;
};
