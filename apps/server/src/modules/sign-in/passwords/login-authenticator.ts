import * as contract from "@evolve/contracts/passwords";
import { operation } from "../../../core/operation.ts";
import { nobodyId } from "../../../ids.ts";
import { findPerson } from "../authentication/index.ts";
import { findTenantPolicy, ruleOf } from "../../directory/credentials/index.ts";
import { findByName, findTenantOfDomain, nameKey } from "../../directory/directory/index.ts";

/**
 * The rule for a new password of a name. An unknown name gets the rule for new users of the tenant that has verified its mail
 * domain, else that of a tenant which has said nothing, after the same reads.
 */
export const loginAuthenticator = operation(
  contract.loginAuthenticator,
  async ({ query, http, services: { database, limiter } }) => {
    await Promise.all([limiter.admit(http.ip), limiter.take(http.ip, "names")]);
    const domain = nameKey(query.username).split("@").at(-1) ?? "";
    const [entry, domainTenant] = await Promise.all([
      findByName(database.system, query.username),
      findTenantOfDomain(database.system, domain),
    ]);
    const tenantId = entry?.tenantId ?? domainTenant ?? nobodyId;
    const [person, tenant] = await database.readTenant(tenantId, (tx) =>
      Promise.all([findPerson(tx, tenantId, entry?.userId ?? nobodyId), findTenantPolicy(tx, tenantId)]),
    );
    const idmType = person?.idmType ?? tenant.idmType;
    const mfaEnabled = Boolean(person?.totpSecret);
    return { ...ruleOf({ idmType, hasTotp: mfaEnabled }, tenant).policy, idmType, mfaEnabled };
  },
);
