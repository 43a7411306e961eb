import * as contract from "@evolve/contracts/staffing";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findStaffedGroup, listStaffedGroups, type StaffedGroup } from "./groups-repository.ts";
import { staleReasons } from "./present-staffing.ts";
import { findCalculation } from "./requirements-repository.ts";
import { hasForecast, hashesOf, weekOf } from "./staffing-inputs.ts";

export const listOutdatedStaffing = operation(
  contract.listOutdatedStaffing,
  ({ actor: { tenantId }, params, now, read }) =>
    read(async (tx) => {
      const { businessUnitId } = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
      const planningGroups = [];
      for (const group of await listStaffedGroups(tx, tenantId, { businessUnitId })) {
        const { id, name } = group;
        // Without a forecast there is nothing to calculate.
        if ((await isOutdated(tx, tenantId, group)) && (await hasForecast(tx, tenantId, group, weekOf(group, now))))
          planningGroups.push({ id, name });
      }
      return { planningGroups };
    }),
);

const isOutdated = async (tx: Tx, tenantId: string, group: StaffedGroup): Promise<boolean> => {
  const calculation = await findCalculation(tx, tenantId, group.id);
  return (
    calculation === null ||
    staleReasons(calculation, await hashesOf(tx, tenantId, group, calculation.firstAt)).length > 0
  );
};
