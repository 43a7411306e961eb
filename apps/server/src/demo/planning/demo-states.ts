import { daysLater, localDateOf } from "@evolve/workforce";
import * as z from "zod/mini";
import type { Services } from "../../core/services.ts";
import { newId } from "../../ids.ts";
import { defineJob } from "../../jobs/index.ts";
import {
  insertMapping,
  listBoardShifts,
  listShiftsBetween,
  type NewState,
  putStates,
  tellAdherenceChanged,
} from "../../modules/workforce/adherence/index.ts";
import { listCodes, piecesOf } from "../../modules/workforce/schedules/index.ts";
import { findFedUnit, findLastState } from "./repository.ts";
import { demoZone } from "./set-up.ts";
import { demoStates, statesOfShift } from "./shift-states.ts";

/** Stands in for the contact system of Acme Europe: every minute it says what agents are in since the minute before, and at first since their shifts of the last weeks began. */
export const demoAgentStates = defineJob({
  name: "demo.agent-states",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: async ({ services }) => {
    const unit = await findFedUnit(services.database, "acme");
    if (unit) await feed(services, unit);
  },
});

const daysBefore = 27;

const feed = async (
  services: Services,
  { tenantId, businessUnitId }: { readonly tenantId: string; readonly businessUnitId: string },
): Promise<void> => {
  const { clock, database } = services;
  const now = clock.now();
  const { last, shifts, codes } = await database.readTenant(tenantId, async (tx) => {
    const newest = await findLastState(tx, tenantId);
    const today = localDateOf(now.getTime(), demoZone);
    return {
      last: newest,
      shifts: newest
        ? await listBoardShifts(tx, tenantId, { businessUnitId: [businessUnitId] }, now)
        : await listShiftsBetween(tx, tenantId, {
            firstDay: daysLater(today, -daysBefore),
            lastDay: today,
            of: { businessUnitId },
          }),
      codes: await listCodes(tx, tenantId),
    };
  });
  // By agent and instant: where one shift follows another, that of the later one counts.
  const states = new Map<string, NewState>();
  for (const shift of shifts)
    for (const { state, since } of statesOfShift(`${shift.userId} ${shift.day}`, piecesOf(shift, codes)))
      if (since > (last?.getTime() ?? 0) && since <= now.getTime())
        states.set(`${shift.userId} ${since}`, { userId: shift.userId, startsAt: new Date(since), state });
  if (states.size === 0) return;
  await database.withTenant(tenantId, async (tx) => {
    // Once: they are the planner's to change.
    if (last === null)
      for (const [state, kinds] of Object.entries(demoStates))
        await insertMapping(tx, tenantId, newId(), { state, kinds });
    await putStates(tx, tenantId, [...states.values()]);
    tellAdherenceChanged(services, tx, tenantId);
  });
};
