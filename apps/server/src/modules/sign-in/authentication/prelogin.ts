import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { findByName, findFirstTenant, findTenantOfDomain, nameKey } from "../../directory/directory/index.ts";
import { findPerson } from "./repository.ts";

/**
 * What the password step must show. An unknown name gets the answer of a plain user, after the same reads: the tenant of
 * its mail domain, since another answer than its colleagues' would tell; for a domain that nobody has, a stable made-up
 * tenant in the same form, which is looked into like a real one.
 */
export const prelogin = operation(contract.prelogin, async ({ body, http, services }) => {
  const { database, limiter } = services;
  await limiter.admit(http.ip);
  const domain = nameKey(body.userName).split("@").at(-1) ?? "";
  const [firstTenant, entry, domainTenant] = await Promise.all([
    services.use(firstTenantId)(),
    findByName(database.system, body.userName),
    findTenantOfDomain(database.system, domain),
  ]);
  const tenantId = entry?.tenantId ?? domainTenant ?? madeUpTenant(services, domain, firstTenant);
  const person = await database.readTenant(tenantId, (tx) => findPerson(tx, tenantId, entry?.userId ?? tenantId));
  return {
    lock: person?.lockedDown ?? false,
    mfa: Boolean(person?.totpSecret),
    samlUser: person?.saml ?? false,
    tenantId,
  };
});

/** The installation's first tenant, which stays the same once there is one. */
const firstTenantId = defineService("first tenant", ({ database }) => {
  let known: string | null = null;
  return async (): Promise<string | null> => (known ??= await findFirstTenant(database.system));
});

/** A UUIDv7 that only this installation can compute from the domain. It is made within a second of the first tenant. */
const madeUpTenant = ({ secrets }: Services, domain: string, firstTenant: string | null): string => {
  const bytes = secrets.mac(domain, "made-up tenant").subarray(0, 16);
  const madeAt = firstTenant ? Buffer.from(firstTenant.replaceAll("-", ""), "hex").readUIntBE(0, 6) : 0;
  bytes.writeUIntBE(madeAt + (bytes.readUInt16BE(4) % 1_000), 0, 6);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x70;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};
