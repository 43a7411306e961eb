import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

const area = "domains";
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** A domain of two labels or more, in ASCII; compared in lower case. */
export const DomainName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, "maxLength"),
    z.regex(new RegExp(`^${label}(?:\\.${label})+$`), "domain"),
  );

const Domain = z.object({
  id: z.string(),
  domain: z.string(),
  /** ISO 8601; null until the record was found. */
  verifiedAt: z.nullable(z.string()),
  /** When DNS was asked last without finding the record; null before that and once it was found. */
  failedAt: z.nullable(z.string()),
  /** The TXT record that proves whose the domain is. */
  record: z.object({ name: z.string(), value: z.string() }),
});

export const listDomains = defineCall({
  name: "listDomains",
  summary: "The mail domains that the tenant has claimed, and the DNS record that verifies each.",
  area,
  method: "GET",
  path: "/authentication/v1/domains",
  access: { anyOf: ["tenant:view", "tenant:edit"] },
  answer: z.object({ domains: z.array(Domain) }),
  errors: [],
});

export const claimDomain = defineCall({
  name: "claimDomain",
  summary:
    "Claims a mail domain. It counts once the DNS record of the answer is published and found by `verifyDomain`.",
  area,
  method: "POST",
  path: "/authentication/v1/domains",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  body: z.strictObject({ domain: DomainName }),
  answer: z.object({ domain: Domain }),
  errors: ["stepUpRequired", "tooManyDomains"],
});

export const verifyDomain = defineCall({
  name: "verifyDomain",
  summary: "Looks the DNS record up. A verified domain decides which tenant an unknown user name is answered with.",
  area,
  method: "POST",
  path: "/authentication/v1/domains/:domainId/verification",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  params: z.strictObject({ domainId: Id }),
  body: z.strictObject({}),
  answer: z.object({ domain: Domain }),
  errors: ["stepUpRequired", "notFound", "domainNotVerified", "domainTaken"],
});

export const removeDomain = defineCall({
  name: "removeDomain",
  summary: "Gives a domain up, verified or not.",
  area,
  method: "DELETE",
  path: "/authentication/v1/domains/:domainId",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  params: z.strictObject({ domainId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["stepUpRequired", "notFound"],
});
