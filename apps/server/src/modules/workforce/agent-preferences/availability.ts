import * as contract from "@evolve/contracts/agent-preferences";
import { defaultWorkingHours } from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { readSaved, replaceSaved } from "./policy.ts";

/** Agents who have entered nothing can work at any time. */
const always: contract.Availability = {
  days: defaultWorkingHours.map(({ day, fromHour, durationInMinutes }) => ({
    day,
    isAvailable: true,
    fromHour,
    durationInMinutes,
  })),
};

export const readAvailability = operation(contract.readAvailability, async ({ params, ...call }) => {
  const saved = await readSaved(call, params.userId, "availability");
  return { availability: saved ? contract.Availability.parse(saved.value) : always, version: saved?.version ?? 0 };
});

export const saveAvailability = operation(contract.saveAvailability, async ({ body, params, ...call }) => {
  const version = await replaceSaved(call, params.userId, "availability", body);
  return { availability: { days: body.days }, version };
});
