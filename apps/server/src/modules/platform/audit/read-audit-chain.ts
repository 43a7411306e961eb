import { readAuditChain as contract } from "@evolve/contracts/audit";
import { operation } from "../../../core/operation.ts";
import { findHead } from "./chain-repository.ts";

/** The end of the hash chain, to be noted down outside the installation. */
export const readAuditChain = operation(contract, async ({ actor, read }) => {
  const head = await read((tx) => findHead(tx, actor.tenantId));
  return {
    length: head?.sequence ?? 0,
    hash: head?.hash.toString("hex") ?? "",
    linkedAt: head?.linkedAt.toISOString() ?? null,
  };
});
