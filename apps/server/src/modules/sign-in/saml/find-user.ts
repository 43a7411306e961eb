import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findPerson, type SignInPerson } from "../authentication/index.ts";
import { claimNames } from "../../directory/directory/index.ts";
import { countUsers, insertActiveUser } from "../../directory/users/index.ts";
import { matchUser } from "./match-user.ts";
import type { Assertion } from "./read-assertion.ts";
import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";
import { insertIdentity } from "./sign-in-repository.ts";

/**
 * The user whom an assertion is about. The key is identity provider and name within the tenant; the first time, a single
 * sign-on user of this tenant who has just that user name and no key yet gets it, or, where the tenant wants it, a new user does.
 */
export const findUser = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  assertion: Assertion,
): Promise<SignInPerson> => {
  const match = await matchUser(services, tenantId, settings, assertion);
  if (match.kind === "new") return createUser(services, tenantId, settings, assertion, match);
  const { person } = match;
  if (match.kind === "linkable")
    await services.database.withTenant(tenantId, (tx) => link(services, tx, assertion, person));
  return person;
};

const link = async (
  { clock }: Services,
  tx: Tx,
  { issuer, nameId }: Assertion,
  { tenantId, userId }: Pick<SignInPerson, "tenantId" | "userId">,
): Promise<void> => {
  const now = clock.now();
  if (!(await insertIdentity(tx, tenantId, { issuer, nameId, userId, createdAt: now })))
    throw new SamlRefusal("the user is linked to another name already", { isStranger: true });
  const details = { issuer, nameId };
  await recordEvent(tx, {
    tenantId,
    at: now,
    action: "saml.identity-linked",
    actorId: userId,
    targetId: userId,
    details,
  });
};

/** Makes the user on the spot, within the tenant's limit. */
const createUser = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  assertion: Assertion,
  { userName, email }: { userName: string; email: string },
): Promise<SignInPerson> => {
  const { clock, config, database } = services;
  const given = (name: "firstName" | "lastName"): string => assertion.attributes.get(settings.attributes[name]) ?? "";
  const id = newId();
  return database.withTenant(tenantId, async (tx) => {
    const claimed = await claimNames(tx, [{ userName, email, userId: id, area: config.area }]);
    if (claimed.length === 0) throw new SamlRefusal("the new user's address is taken", { isStranger: true });
    const { count, limit } = await countUsers(tx, tenantId);
    if (count >= limit) throw new SamlRefusal("the tenant has reached its limit of users", { isStranger: true });
    const names = { firstName: given("firstName"), lastName: given("lastName") };
    const roleId = settings.defaultRoleId;
    await insertActiveUser(tx, { tenantId, id, userName, email, ...names, roleId, createdAt: clock.now() });
    await recordEvent(tx, { tenantId, at: clock.now(), action: "user.created-by-saml", actorId: id, targetId: id });
    await link(services, tx, assertion, { tenantId, userId: id });
    const made = await findPerson(tx, tenantId, id);
    if (!made) throw new Error("the user who was just made is not there");
    return made;
  });
};
