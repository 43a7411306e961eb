import { listImpersonations as contract } from "@evolve/contracts/impersonation";
import { operation } from "../../../core/operation.ts";
import { presentImpersonation } from "./present.ts";
import { listCurrent } from "./repository.ts";

/** The users as whom somebody acts at the moment. */
export const listImpersonations = operation(contract, async ({ actor, read, now }) => {
  const rows = await read((tx) => listCurrent(tx, actor.tenantId, now));
  return { impersonations: rows.map(presentImpersonation) };
});
