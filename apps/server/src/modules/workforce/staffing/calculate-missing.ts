import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { calculateGroup } from "./calculate-group.ts";
import { listUncalculated, storeCalculation } from "./requirements-repository.ts";

/** Calculates the planning groups of a tenant that nothing has been calculated for; those without a forecast are left. */
export const calculateMissing = async ({ clock, database }: Services, tenantId: string): Promise<void> => {
  const read = <T>(query: (tx: Tx) => Promise<T>): Promise<T> => database.readTenant(tenantId, query);
  for (const planningGroupId of await read((tx) => listUncalculated(tx, tenantId))) {
    const found = await calculateGroup(read, tenantId, planningGroupId, clock.now());
    if (found)
      await database.withTenant(tenantId, (tx) =>
        storeCalculation(tx, tenantId, { ...found.calculation, calculatedBy: null }, found.rows),
      );
  }
};
