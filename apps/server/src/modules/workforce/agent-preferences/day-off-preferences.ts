import * as contract from "@evolve/contracts/agent-preferences";
import { operation } from "../../../core/operation.ts";
import { readSaved, replaceSaved } from "./policy.ts";

export const readDayOffPreferences = operation(contract.readDayOffPreferences, async ({ params, ...call }) => {
  const saved = await readSaved(call, params.userId, "dayOff");
  return {
    preferences: saved ? contract.DayOffPreferences.parse(saved.value) : { weekdays: [] },
    version: saved?.version ?? 0,
  };
});

export const saveDayOffPreferences = operation(contract.saveDayOffPreferences, async ({ body, params, ...call }) => {
  const version = await replaceSaved(call, params.userId, "dayOff", body);
  return { preferences: { weekdays: body.weekdays }, version };
});
