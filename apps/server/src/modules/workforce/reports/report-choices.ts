import * as contract from "@evolve/contracts/reports";
import { localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { listUnits } from "../planning-setup/index.ts";
import { listGroups } from "./repository.ts";

export const reportChoices = operation(contract.reportChoices, ({ actor: { tenantId }, now, read }) =>
  read(async (tx) => {
    const ofUnit = Map.groupBy(await listGroups(tx, tenantId), ({ businessUnitId }) => businessUnitId);
    const units = await listUnits(tx, tenantId);
    return {
      businessUnits: units.map(({ id, name, zone, weekStart }) => ({
        id,
        name,
        zone,
        weekStart,
        today: localDateOf(now.getTime(), zone),
        planningGroups: (ofUnit.get(id) ?? []).map((group) => ({ id: group.id, name: group.name })),
      })),
    };
  }),
);
