import { Resolver } from "node:dns/promises";
import { verifyDomain as contract } from "@evolve/contracts/domains";
import { operation } from "../../../core/operation.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { presentDomain, recordName, recordValue } from "./present-domain.ts";
import { findDomain, markFailed, markVerified } from "./repository.ts";

/** Looks for the tenant's record in DNS. A domain that another tenant has verified stays that one's until it gives it up. */
export const verifyDomain = operation(contract, async ({ actor, params, services, read, write, writeOne, now }) => {
  const { tenantId, userId } = actor;
  const row = (await read((tx) => findDomain(tx, tenantId, params.domainId))) ?? refuse("notFound");
  const { domain } = row;
  if (row.verifiedAt) return { domain: presentDomain(row) };
  await services.limiter.take(`tenant ${tenantId}`, "domains");
  if (!(await recordsOf(services, domain)).includes(recordValue(row.token))) {
    await writeOne((tx) => markFailed(tx, tenantId, row.id, now));
    refuse("domainNotVerified", { details: recordName(domain) });
  }
  await write(async (tx) => {
    if (!(await markVerified(tx, row.id, now))) refuse("domainTaken");
    await recordEvent(tx, { tenantId, at: now, action: "domain.verified", actorId: userId, details: { domain } });
  });
  return { domain: presentDomain({ ...row, verifiedAt: now }) };
});

const timeoutMs = 3_000;

/** The texts of the TXT records beside a domain; none where there is no such name or nobody answers. */
const recordsOf = async ({ config, log }: Services, domain: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (config.dnsServers.length > 0) resolver.setServers(config.dnsServers);
  try {
    return (await resolver.resolveTxt(recordName(domain))).map((chunks) => chunks.join(""));
  } catch (error) {
    log.info({ domain, code: (error as NodeJS.ErrnoException).code }, "the record of a domain was not found");
    return [];
  }
};
