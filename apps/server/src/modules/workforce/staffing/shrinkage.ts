import * as contract from "@evolve/contracts/shrinkage";
import { staffingLimits } from "@evolve/contracts/staffing";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { findStaffedGroup, listStaffedGroups } from "./groups-repository.ts";
import { hashOf } from "./hash-of.ts";
import { recordStaffingEvent } from "./policy.ts";
import { shrinkageOf } from "./shrinkage-of.ts";
import { countActivities, type EntryRow, listEntries, lockOwner, replaceEntries } from "./shrinkage-repository.ts";

const presentEntry = ({ activityCodeId, fromHour, toHour, share }: EntryRow) => ({
  activityCodeId,
  fromHour,
  toHour,
  share,
});

export const readShrinkage = operation(contract.readShrinkage, ({ actor: { tenantId }, params, read }) =>
  read(async (tx) => {
    const group = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
    const { activities, total, planningGroupEntries, businessUnitEntries } = await shrinkageOf(tx, tenantId, group);
    return {
      shrinkage: {
        businessUnit: { id: group.businessUnitId, name: group.businessUnitName },
        activities: activities.map(({ id, name, colorCode, source, hours }) => ({
          id,
          name,
          colorCode,
          source,
          hours: [...hours],
        })),
        total: [...total],
        planningGroupEntries: planningGroupEntries.map(presentEntry),
        businessUnitEntries: businessUnitEntries.map(presentEntry),
        versions: { planningGroup: hashOf(planningGroupEntries), businessUnit: hashOf(businessUnitEntries) },
      },
    };
  }),
);

export const saveShrinkage = operation(contract.saveShrinkage, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const ownerId = body.id.toLowerCase();
    if (!(await lockOwner(tx, tenantId, body.of, ownerId))) refuse("notFound");
    const before = await listEntries(tx, tenantId, body.of, ownerId);
    requireVersion(body.version, hashOf(before));
    const entries = body.entries.map((entry) => ({ ...entry, activityCodeId: entry.activityCodeId.toLowerCase() }));
    const codes = [...new Set(entries.map(({ activityCodeId }) => activityCodeId))];
    if ((await countActivities(tx, tenantId, codes)) < codes.length)
      refuse("notFound", { fields: { entries: "notFound" } });
    await replaceEntries(
      tx,
      tenantId,
      body.of,
      ownerId,
      entries.map((entry) => ({ ...entry, id: newId() })),
    );
    await requirePeopleOnQueue(tx, body.of === "planningGroup" ? { ids: [ownerId] } : { businessUnitId: ownerId });
    await recordStaffingEvent(tx, "shrinkage.updated", ownerId, { of: body.of, entries });
    return { version: hashOf(await listEntries(tx, tenantId, body.of, ownerId)) };
  }),
);

/** Refuses shrinkage that leaves hardly anybody on the queue in some hour. */
const requirePeopleOnQueue = async (
  tx: ActorTransaction,
  of: { readonly ids?: readonly string[]; readonly businessUnitId?: string },
): Promise<void> => {
  for (const group of await listStaffedGroups(tx, tx.tenantId, of)) {
    const { total } = await shrinkageOf(tx, tx.tenantId, group);
    if (total.some((share) => share > staffingLimits.shrinkageMax)) refuse("shrinkageTooHigh");
  }
};
