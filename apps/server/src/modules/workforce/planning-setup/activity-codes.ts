import * as contract from "@evolve/contracts/activity-codes";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import {
  type ActivityCodeColumns,
  findActivityCode,
  isInComingShifts,
  searchActivityCodeRows,
} from "./activity-codes-repository.ts";
import { removeRow, saveRow } from "./policy.ts";

const kind = { table: "activity_codes", name: "activity-code" } as const;

const present = (row: ActivityCodeColumns) => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  isPaid: row.isPaid,
  isWorkTime: row.isWorkTime,
  shrinkage: row.shrinkage,
  fromHour: row.fromHour,
  toHour: row.toHour,
  colorCode: row.colorCode,
  version: row.version,
});

export const searchActivityCodes = operation(contract.searchActivityCodes, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchActivityCodeRows(tx, actor.tenantId, body));
  return { activityCodes: rows.map(present), totalRecords: total, next, statistics };
});

export const saveActivityCode = operation(contract.saveActivityCode, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const id = await saveRow(tx, kind, body, {
      name: body.name,
      kind: body.kind,
      is_paid: body.isPaid,
      is_work_time: body.isWorkTime,
      shrinkage: body.shrinkage,
      from_hour: body.fromHour,
      to_hour: body.toHour,
      color_code: body.colorCode,
    });
    return { activityCode: present((await findActivityCode(tx, tenantId, id)) ?? refuse("notFound")) };
  }),
);

export const deleteActivityCode = operation(contract.deleteActivityCode, ({ params, write }) =>
  write(async (tx) => {
    // Shifts name it without a key: it would be gone from people's days.
    if (await isInComingShifts(tx, tx.tenantId, params.activityCodeId.toLowerCase(), tx.now)) refuse("inUse");
    await removeRow(tx, kind, params.activityCodeId);
    return { success: true } as const;
  }),
);
