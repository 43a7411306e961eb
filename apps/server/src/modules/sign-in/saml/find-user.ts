import { isEmail } from "@evolve/contracts/validators";
import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findPerson, type SignInPerson } from "../authentication/index.ts";
import { claimNames, findByName } from "../../directory/directory/index.ts";
import { countUsers, insertActiveUser } from "../../directory/users/index.ts";
import type { Assertion } from "./read-assertion.ts";
import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";
import { findIdentity, insertIdentity } from "./sign-in-repository.ts";

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
  const { database } = services;
  const known = await database.readTenant(tenantId, async (tx) => {
    const userId = await findIdentity(tx, tenantId, assertion);
    return userId === null ? null : findPerson(tx, tenantId, userId);
  });
  if (known) return known;
  const userName = nameFor(settings, assertion);
  const entry = await findByName(database.system, userName);
  if (!entry && settings.createUsers) return createUser(services, tenantId, settings, assertion, userName);
  if (entry?.tenantId !== tenantId) throw new SamlRefusal("the name is nobody's here", true);
  return database.withTenant(tenantId, async (tx) => {
    const person = await findPerson(tx, tenantId, entry.userId);
    if (!person?.saml) throw new SamlRefusal("the user signs in in another way", true);
    if (!isSameName(userName, person.userName)) throw new SamlRefusal("the name only looks like the user's", true);
    await link(services, tx, assertion, person);
    return person;
  });
};

/** The attribute that carries user names, where the identity provider sends it; else the name itself. */
const nameFor = ({ attributes }: SamlSettings, assertion: Assertion): string => {
  const given = assertion.attributes.get(attributes.userName) ?? "";
  return given === "" ? assertion.nameId : given;
};

/** The directory finds look-alike forms too. Here nothing but the case of ASCII letters may differ. */
const isSameName = (given: string, userName: string): boolean => lowerAscii(given) === lowerAscii(userName);
const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const link = async (
  { clock }: Services,
  tx: Tx,
  { issuer, nameId }: Assertion,
  { tenantId, userId }: Pick<SignInPerson, "tenantId" | "userId">,
): Promise<void> => {
  const now = clock.now();
  if (!(await insertIdentity(tx, tenantId, { issuer, nameId, userId, createdAt: now })))
    throw new SamlRefusal("the user is linked to another name already", true);
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
  userName: string,
): Promise<SignInPerson> => {
  const { clock, config, database } = services;
  const given = (name: keyof SamlSettings["attributes"]): string =>
    assertion.attributes.get(settings.attributes[name]) ?? "";
  const email = given("email") || userName;
  if (!isEmail(userName) || !isEmail(email)) throw new SamlRefusal("the new user has no email address", true);
  const id = newId();
  return database.withTenant(tenantId, async (tx) => {
    const claimed = await claimNames(tx, [{ userName, email, userId: id, area: config.area }]);
    if (claimed.length === 0) throw new SamlRefusal("the new user's address is taken", true);
    const { count, limit } = await countUsers(tx, tenantId);
    if (count >= limit) throw new SamlRefusal("the tenant has reached its limit of users", true);
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
