import { defineModule } from "../../../core/module.ts";
import { saveTimeOffEntitlement, searchTimeOffBalances, timeOffChoices } from "./balances.ts";
import { decideTimeOff, reopenTimeOff } from "./decide-time-off.ts";
import { readTimeOff, searchTimeOff } from "./inbox.ts";
import { deleteTimeOffLimit, saveTimeOffLimit, searchTimeOffLimits } from "./limits.ts";
import { checkMyTimeOff, readMyTimeOff, requestTimeOff, searchMyTimeOff, withdrawTimeOff } from "./my-time-off.ts";
import { timeOffTiles } from "./tiles.ts";

export { applyTimeOffSince } from "./apply-time-off.ts";
export { setEntitlement } from "./balances-repository.ts";
export { changeState } from "./change-state.ts";
export { insertLimit } from "./limits-repository.ts";
export { findPerson, listDecidingRoles, listTypes, lockUnit, type PlannedPerson } from "./people-repository.ts";
export { placeRequest } from "./place-request.ts";

export const timeOff = defineModule({
  operations: [
    readMyTimeOff,
    searchMyTimeOff,
    checkMyTimeOff,
    requestTimeOff,
    withdrawTimeOff,
    searchTimeOff,
    readTimeOff,
    decideTimeOff,
    reopenTimeOff,
    timeOffChoices,
    searchTimeOffLimits,
    saveTimeOffLimit,
    deleteTimeOffLimit,
    searchTimeOffBalances,
    saveTimeOffEntitlement,
  ],
  tiles: timeOffTiles,
});
