import type { Tx } from "../../../database/index.ts";

/** A business unit as planning needs it. */
export interface PlannedUnit {
  id: string;
  name: string;
  zone: string;
  /** 0 is Sunday. */
  weekStart: number;
  intervalMinutes: number;
  /** Of a paid hour, in the currency. */
  hourlyCost: number | null;
  currency: string | null;
}

/** Business units by name. */
export const listUnits = (tx: Tx, tenantId: string): Promise<PlannedUnit[]> =>
  units(tx, tenantId).orderBy("name").execute();

export const findUnit = async (tx: Tx, tenantId: string, id: string): Promise<PlannedUnit | null> =>
  (await units(tx, tenantId).where("id", "=", id).executeTakeFirst()) ?? null;

const units = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("business_units")
    .select(["id", "name", "zone", "week_start as weekStart", "interval_minutes as intervalMinutes"])
    .select(["hourly_cost as hourlyCost", "currency"])
    .where("tenant_id", "=", tenantId);
