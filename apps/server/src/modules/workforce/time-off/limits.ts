import * as contract from "@evolve/contracts/time-off-rules";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { hasTeam } from "../../directory/teams/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import { promoteWaiting } from "./change-state.ts";
import {
  countLimits,
  findLimit,
  findLimitByName,
  insertLimit,
  type LimitColumns,
  removeLimit,
  searchLimitRows,
  updateLimit,
} from "./limits-repository.ts";
import { lockUnit } from "./people-repository.ts";

const limitsMax = 500;

const present = (row: contract.TimeOffLimit): contract.TimeOffLimit => ({
  id: row.id,
  name: row.name,
  businessUnitId: row.businessUnitId,
  businessUnitName: row.businessUnitName,
  teamId: row.teamId,
  teamName: row.teamName,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  people: row.people,
  isAutomatic: row.isAutomatic,
  version: row.version,
});

export const searchTimeOffLimits = operation(contract.searchTimeOffLimits, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchLimitRows(tx, actor.tenantId, body));
  return { limits: rows.map(present), totalRecords: total, next, statistics };
});

export const saveTimeOffLimit = operation(
  contract.saveTimeOffLimit,
  ({ actor: { tenantId, userId }, body, now, services, write }) =>
    write(async (tx) => {
      const { businessUnitId, teamId } = body;
      if (!(await findUnit(tx, tenantId, businessUnitId)))
        refuse("notFound", { fields: { businessUnitId: "notFound" } });
      if (teamId !== null && !(await hasTeam(tx, tenantId, teamId)))
        refuse("notFound", { fields: { teamId: "notFound" } });
      await lockUnit(tx, tenantId, businessUnitId);
      const columns: LimitColumns = {
        name: body.name,
        business_unit_id: businessUnitId,
        team_id: teamId,
        first_day: body.firstDay,
        last_day: body.lastDay,
        people: body.people,
        is_automatic: body.isAutomatic,
      };
      const id = await store(tx, body, columns);
      const action = body.id === undefined ? "time-off-limit.created" : "time-off-limit.updated";
      await recordEvent(tx, { tenantId, at: now, actorId: userId, action, targetId: id, details: { ...columns } });
      await promoteWaiting(services, tx, businessUnitId, now);
      return { limit: present((await findLimit(tx, tenantId, id)) ?? refuse("notFound")) };
    }),
);

const store = async (
  tx: TenantTransaction,
  { id: givenId, version }: { readonly id?: string | undefined; readonly version?: number | undefined },
  columns: LimitColumns,
): Promise<string> => {
  const { tenantId } = tx;
  const id = givenId?.toLowerCase() ?? newId();
  const holder = await findLimitByName(tx, tenantId, columns.name);
  if (holder !== null && holder !== id) refuse("nameExists", { fields: { name: "unique" } });
  if (givenId === undefined) {
    if ((await countLimits(tx, tenantId)) >= limitsMax) refuse("tooManyPlanningRows");
    await insertLimit(tx, tenantId, id, columns);
  } else {
    const before = (await findLimit(tx, tenantId, id)) ?? refuse("notFound");
    if (version !== undefined && version !== before.version) refuse("changedMeanwhile");
    await updateLimit(tx, tenantId, id, columns);
  }
  return id;
};

export const deleteTimeOffLimit = operation(
  contract.deleteTimeOffLimit,
  ({ actor: { tenantId, userId }, params: { limitId }, now, services, write }) =>
    write(async (tx) => {
      const { name, businessUnitId } = (await findLimit(tx, tenantId, limitId)) ?? refuse("notFound");
      await lockUnit(tx, tenantId, businessUnitId);
      if (!(await removeLimit(tx, tenantId, limitId))) refuse("notFound");
      const event = {
        tenantId,
        at: now,
        actorId: userId,
        action: "time-off-limit.deleted" as const,
        targetId: limitId,
      };
      await recordEvent(tx, { ...event, details: { name } });
      await promoteWaiting(services, tx, businessUnitId, now);
      return { success: true } as const;
    }),
);
