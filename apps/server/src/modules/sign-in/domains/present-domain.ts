import type { DomainRow } from "./repository.ts";

/** Where the TXT record stands: beside the domain, so that none of its own records is touched. */
export const recordName = (domain: string): string => `_evolve-verification.${domain}`;
export const recordValue = (token: string): string => `evolve-domain-verification=${token}`;

export const presentDomain = ({ id, domain, token, verifiedAt, failedAt }: DomainRow) => ({
  id,
  domain,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  failedAt: verifiedAt ? null : (failedAt?.toISOString() ?? null),
  record: { name: recordName(domain), value: recordValue(token) },
});
