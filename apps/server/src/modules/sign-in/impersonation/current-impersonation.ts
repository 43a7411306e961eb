import { currentImpersonation as contract } from "@evolve/contracts/impersonation";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentImpersonation } from "./present.ts";
import { listCurrent } from "./repository.ts";

/** Who acts as the caller in this session, for the banner. */
export const currentImpersonation = operation(contract, async ({ actor, read, now }) => {
  if (actor.impersonatorId === null) refuse("notFound");
  const [row] = await read((tx) => listCurrent(tx, actor.tenantId, now, actor.sessionId));
  return presentImpersonation(row ?? refuse("notFound"));
});
