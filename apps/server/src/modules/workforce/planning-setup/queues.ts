import type { CallParsed } from "@evolve/contracts/call";
import { planningLimits } from "@evolve/contracts/planning";
import * as contract from "@evolve/contracts/queues";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { leaveStrangeGroup } from "./planning-groups-repository.ts";
import { removeRow, requireBusinessUnit, saveRow, type SetupTransaction } from "./policy.ts";
import { findQueue, type QueueColumns, searchQueueRows } from "./queues-repository.ts";

const kind = { table: "queues", name: "queue", most: planningLimits.queuesMax } as const;

const present = (row: QueueColumns) => ({
  id: row.id,
  businessUnitId: row.businessUnitId,
  name: row.name,
  media: row.media,
  concurrency: row.concurrency,
  openingHours: row.openingHours,
  version: row.version,
});

export const searchQueues = operation(contract.searchQueues, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchQueueRows(tx, actor.tenantId, body));
  const queues = rows.map((row) => ({
    ...present(row),
    businessUnitName: row.businessUnitName,
    planningGroupId: row.planningGroupId,
    planningGroupName: row.planningGroupName,
  }));
  return { queues, totalRecords: total, next, statistics };
});

/** Creates a queue, or changes the one whose id is given. Returns its id. */
export const putQueue = async (
  tx: SetupTransaction,
  body: CallParsed<typeof contract.saveQueue>["body"],
): Promise<string> => {
  const id = await saveRow(tx, kind, body, {
    name: body.name,
    business_unit_id: body.businessUnitId,
    media: body.media,
    concurrency: body.concurrency,
    opening_hours: JSON.stringify(body.openingHours),
  });
  await leaveStrangeGroup(tx, tx.tenantId, id);
  return id;
};

export const saveQueue = operation(contract.saveQueue, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    await requireBusinessUnit(tx, body.businessUnitId);
    const id = await putQueue(tx, body);
    return { queue: present((await findQueue(tx, tenantId, id)) ?? refuse("notFound")) };
  }),
);

export const deleteQueue = operation(contract.deleteQueue, ({ params, write }) =>
  write(async (tx) => {
    await removeRow(tx, kind, params.queueId);
    return { success: true } as const;
  }),
);
