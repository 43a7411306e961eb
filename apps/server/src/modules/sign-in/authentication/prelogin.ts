import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { defineService, type Services } from "../../../core/services.ts";
import {
  findByName,
  findFirstTenant,
  findTenantOfDomain,
  nameKey,
  tenantIdAfter,
} from "../../directory/directory/index.ts";
import { deviceIdOf, isKnownDevice } from "../devices/index.ts";
import { sourceOf } from "./lanes.ts";
import { findPerson } from "./repository.ts";

/**
 * What the password step must show. An unknown name gets the answer of a plain user, after the same reads: the tenant of
 * its mail domain, since another answer than its colleagues' would tell; for a domain that nobody has, a stable made-up
 * tenant in the same form, which is looked into like a real one.
 */
export const prelogin = operation(contract.prelogin, async ({ body, http, services }) => {
  const { database, limiter } = services;
  const device = deviceIdOf(services, http);
  if (device === null) await limiter.admit(http.ip);
  const domain = nameKey(body.userName).split("@").at(-1) ?? "";
  const [firstTenant, entry, domainTenant] = await Promise.all([
    services.use(firstTenantId)(),
    findByName(database.system, body.userName),
    findTenantOfDomain(database.system, domain),
  ]);
  const tenantId = entry?.tenantId ?? domainTenant ?? madeUpTenant(services, domain, firstTenant);
  const userId = entry?.userId ?? tenantId;
  const [person, isKnown] = await database.readTenant(tenantId, (tx) =>
    Promise.all([findPerson(tx, tenantId, userId), device !== null && isKnownDevice(tx, tenantId, userId, device)]),
  );
  if (device !== null) await limiter.admit(sourceOf(http, entry, isKnown ? device : null));
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

/** Only this installation can compute it from the domain, and always the same. */
const madeUpTenant = ({ secrets }: Services, domain: string, firstTenant: string | null): string =>
  tenantIdAfter(firstTenant ?? noTenant, secrets.mac(domain, "made-up tenant"));

const noTenant = "00000000-0000-7000-8000-000000000000";
