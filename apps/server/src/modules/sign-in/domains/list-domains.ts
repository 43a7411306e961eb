import { listDomains as contract } from "@evolve/contracts/domains";
import { operation } from "../../../core/operation.ts";
import { presentDomain } from "./present-domain.ts";
import { listDomainRows } from "./repository.ts";

/** The tenant's claimed domains, by name. */
export const listDomains = operation(contract, async ({ actor, read }) => {
  const rows = await read((tx) => listDomainRows(tx, actor.tenantId));
  return { domains: rows.map(presentDomain) };
});
