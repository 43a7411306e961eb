import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { nobodyId } from "../../../ids.ts";
import {
  findByName,
  findFirstTenant,
  findTenantOfDomain,
  nameKey,
  tenantIdAfter,
} from "../../directory/directory/index.ts";
import { deviceIdOf, isKnownDevice } from "../devices/index.ts";
import { sourceOf } from "./failure-bucket.ts";
import { findPerson } from "./repository.ts";

/**
 * What the password step must show. An unknown name gets the answer of a plain user, after the same reads. The tenant says
 * nothing about either: it is the one that has verified the mail domain, else a stable one in the same form that is made up
 * for the name, known or not. Only single sign-on needs the real one.
 */
export const prelogin = operation(contract.prelogin, async ({ body, http, services }) => {
  const { database, limiter } = services;
  const device = deviceIdOf(services, http);
  if (device === null) await Promise.all([limiter.admit(http.ip), limiter.take(http.ip, "names")]);
  const name = nameKey(body.userName);
  const domain = name.split("@").at(-1) ?? "";
  const [firstTenant, entry, domainTenant] = await Promise.all([
    services.use(firstTenantId)(),
    findByName(database.system, body.userName),
    findTenantOfDomain(database.system, domain),
  ]);
  const shown = domainTenant ?? madeUpTenant(services, name, firstTenant);
  const tenantId = entry?.tenantId ?? shown;
  const userId = entry?.userId ?? tenantId;
  const [person, isKnown] = await database.readTenant(tenantId, (tx) =>
    Promise.all([findPerson(tx, tenantId, userId), device !== null && isKnownDevice(tx, tenantId, userId, device)]),
  );
  const source = sourceOf(http, entry, isKnown ? device : null);
  if (device !== null) await Promise.all([limiter.admit(source), limiter.take(source, "names")]);
  return {
    lock: person?.lockedDown ?? false,
    mfa: Boolean(person?.totpSecret),
    samlUser: person?.saml ?? false,
    tenantId: person?.saml ? tenantId : shown,
  };
});

/** The installation's first tenant, which stays the same once there is one. */
const firstTenantId = defineService("first tenant", ({ database }) => {
  let known: string | null = null;
  return async (): Promise<string | null> => (known ??= await findFirstTenant(database.system));
});

/** Only this installation can compute it from the name, and always the same. */
const madeUpTenant = ({ secrets }: Services, name: string, firstTenant: string | null): string =>
  tenantIdAfter(firstTenant ?? nobodyId, secrets.mac(name, "made-up tenant"));
