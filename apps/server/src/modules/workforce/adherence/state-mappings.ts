import * as contract from "@evolve/contracts/state-mappings";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { tellAdherenceChanged } from "./announce.ts";
import {
  countMappings,
  findMapping,
  findMappingOf,
  insertMapping,
  lockMappings,
  removeMapping,
  searchMappingRows,
  updateMapping,
} from "./mappings-repository.ts";

const present = (row: contract.StateMapping): contract.StateMapping => ({
  id: row.id,
  state: row.state,
  kinds: row.kinds,
  version: row.version,
});

export const searchStateMappings = operation(contract.searchStateMappings, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchMappingRows(tx, actor.tenantId, body));
  return { mappings: rows.map(present), totalRecords: total, next, statistics };
});

export const saveStateMapping = operation(
  contract.saveStateMapping,
  ({ actor: { tenantId, userId }, body: { id: givenId, version, ...columns }, now, services, write }) =>
    write(async (tx) => {
      await lockMappings(tx, tenantId);
      const holder = await findMappingOf(tx, tenantId, columns.state);
      // A state that was only received so far is not taken: it waits for this.
      const isTaken =
        holder !== null && holder.id !== givenId?.toLowerCase() && (givenId !== undefined || holder.kinds);
      if (isTaken) refuse("nameExists", { fields: { state: "unique" } });
      const id = givenId?.toLowerCase() ?? holder?.id ?? newId();
      const before = await findMapping(tx, tenantId, id);
      if (before === null) {
        if (givenId !== undefined) refuse("notFound");
        if ((await countMappings(tx, tenantId)) >= contract.stateMappingLimits.statesMax) refuse("tooManyPlanningRows");
        await insertMapping(tx, tenantId, id, columns);
      } else {
        if (version !== undefined && version !== before.version) refuse("changedMeanwhile");
        await updateMapping(tx, tenantId, id, columns);
      }
      const action = before?.kinds ? "state-mapping.updated" : "state-mapping.created";
      await recordEvent(tx, { tenantId, at: now, actorId: userId, action, targetId: id, details: { ...columns } });
      tellAdherenceChanged(services, tx, tenantId);
      return { mapping: present((await findMapping(tx, tenantId, id)) ?? refuse("notFound")) };
    }),
);

export const deleteStateMapping = operation(
  contract.deleteStateMapping,
  ({ actor: { tenantId, userId }, params: { mappingId }, now, services, write }) =>
    write(async (tx) => {
      await lockMappings(tx, tenantId);
      const { state } = (await findMapping(tx, tenantId, mappingId)) ?? refuse("notFound");
      await removeMapping(tx, tenantId, mappingId);
      const event = { tenantId, at: now, actorId: userId, action: "state-mapping.deleted" as const };
      await recordEvent(tx, { ...event, targetId: mappingId, details: { state } });
      tellAdherenceChanged(services, tx, tenantId);
      return { success: true } as const;
    }),
);
