import { reportActivity as contract } from "@evolve/contracts/session-state";
import { operation } from "../../../core/operation.ts";

/** The guard of every call has noted the use of the session already. */
export const reportActivity = operation(contract, () => Promise.resolve({ success: true }));
