import * as contract from "@evolve/contracts/agent-preferences";
import { operation } from "../../../core/operation.ts";
import { readSaved, replaceSaved } from "./policy.ts";

const none: contract.ShiftPreferences = { earliestStart: null, latestStart: null, shiftHours: null };

export const readShiftPreferences = operation(contract.readShiftPreferences, async ({ params, ...call }) => {
  const saved = await readSaved(call, params.userId, "shift");
  return { preferences: saved ? contract.ShiftPreferences.parse(saved.value) : none, version: saved?.version ?? 0 };
});

export const saveShiftPreferences = operation(contract.saveShiftPreferences, async ({ body, params, ...call }) => {
  const { earliestStart, latestStart, shiftHours } = body;
  const preferences = { earliestStart, latestStart, shiftHours };
  return { preferences, version: await replaceSaved(call, params.userId, "shift", body) };
});
