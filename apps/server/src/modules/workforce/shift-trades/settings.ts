import * as contract from "@evolve/contracts/shift-trades-inbox";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockUnit } from "../time-off/index.ts";
import { findSettings, listSettings, putSettings } from "./settings-repository.ts";

export const readTradeSettings = operation(contract.readTradeSettings, async ({ actor: { tenantId }, read }) => ({
  settings: await read((tx) => listSettings(tx, tenantId)),
}));

export const saveTradeSettings = operation(
  contract.saveTradeSettings,
  ({ actor: { tenantId, userId }, body: { version, ...said }, now, write }) =>
    write(async (tx) => {
      const { businessUnitId, ...details } = said;
      await lockUnit(tx, tenantId, businessUnitId);
      const before =
        (await findSettings(tx, tenantId, businessUnitId)) ??
        refuse("notFound", { fields: { businessUnitId: "notFound" } });
      if (version !== undefined && version !== before.version) refuse("changedMeanwhile");
      await putSettings(tx, tenantId, said);
      const action = "trade-settings.updated" as const;
      await recordEvent(tx, { tenantId, at: now, actorId: userId, action, targetId: businessUnitId, details });
      return { settings: (await findSettings(tx, tenantId, businessUnitId)) ?? refuse("notFound") };
    }),
);
