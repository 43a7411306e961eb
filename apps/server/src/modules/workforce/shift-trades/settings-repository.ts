import type { TradeSettings } from "@evolve/contracts/shift-trades-inbox";
import type { Tx } from "../../../database/index.ts";

/** Of a business unit for which nobody has said otherwise. */
const usual = { isAutomatic: false, noticeHours: 24, acceptanceHours: 12, version: 0 };

export const listSettings = async (tx: Tx, tenantId: string): Promise<TradeSettings[]> => {
  const rows = await tx
    .selectFrom("business_units as unit")
    .leftJoin("trade_settings as said", (join) =>
      join.onRef("said.tenant_id", "=", "unit.tenant_id").onRef("said.business_unit_id", "=", "unit.id"),
    )
    .select([
      "unit.id as businessUnitId",
      "unit.name as businessUnitName",
      "said.is_automatic as isAutomatic",
      "said.notice_hours as noticeHours",
      "said.acceptance_hours as acceptanceHours",
      "said.version",
    ])
    .where("unit.tenant_id", "=", tenantId)
    .orderBy("unit.name")
    .execute();
  return rows.map((row) => ({
    businessUnitId: row.businessUnitId,
    businessUnitName: row.businessUnitName,
    isAutomatic: row.isAutomatic ?? usual.isAutomatic,
    noticeHours: row.noticeHours ?? usual.noticeHours,
    acceptanceHours: row.acceptanceHours ?? usual.acceptanceHours,
    version: row.version ?? usual.version,
  }));
};

export const findSettings = async (tx: Tx, tenantId: string, businessUnitId: string): Promise<TradeSettings | null> =>
  (await listSettings(tx, tenantId)).find((settings) => settings.businessUnitId === businessUnitId.toLowerCase()) ??
  null;

type Said = Pick<TradeSettings, "businessUnitId" | "isAutomatic" | "noticeHours" | "acceptanceHours">;

export const putSettings = async (tx: Tx, tenantId: string, said: Said): Promise<void> => {
  const columns = {
    is_automatic: said.isAutomatic,
    notice_hours: said.noticeHours,
    acceptance_hours: said.acceptanceHours,
  };
  await tx
    .insertInto("trade_settings")
    .values({ tenant_id: tenantId, business_unit_id: said.businessUnitId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "business_unit_id"])
        .doUpdateSet((set) => ({ ...columns, version: set("trade_settings.version", "+", 1) })),
    )
    .execute();
};
