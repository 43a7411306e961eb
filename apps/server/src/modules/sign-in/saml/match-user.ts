import { isEmail } from "@evolve/contracts/validators";
import type { Services } from "../../../core/services.ts";
import { findByName } from "../../directory/directory/index.ts";
import { findPerson, type SignInPerson } from "../authentication/index.ts";
import type { Assertion } from "./read-assertion.ts";
import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";
import { findIdentity, hasIdentity } from "./sign-in-repository.ts";

/** The subject of an assertion: a known user, a user whose name it matches for the first time, or somebody new. */
export type Match =
  | { readonly kind: "linked" | "linkable"; readonly person: SignInPerson }
  | { readonly kind: "new"; readonly userName: string; readonly email: string };

/** Finds the subject of an assertion, and changes nothing. Refuses those who may not sign in. */
export const matchUser = async (
  { database }: Services,
  tenantId: string,
  settings: SamlSettings,
  assertion: Assertion,
): Promise<Match> => {
  const known = await database.readTenant(tenantId, async (tx) => {
    const userId = await findIdentity(tx, tenantId, assertion);
    return userId === null ? null : findPerson(tx, tenantId, userId);
  });
  if (known) return { kind: "linked", person: known };
  const userName = nameFor(settings, assertion);
  const entry = await findByName(database.system, userName);
  if (!entry && settings.createUsers) {
    const email = (assertion.attributes.get(settings.attributes.email) ?? "") || userName;
    if (!isEmail(userName) || !isEmail(email))
      throw new SamlRefusal("the new user has no email address", { isStranger: true });
    return { kind: "new", userName, email };
  }
  if (entry?.tenantId !== tenantId) throw new SamlRefusal("the name is nobody's here", { isStranger: true });
  const { person, isLinked } = await database.readTenant(tenantId, async (tx) => ({
    person: await findPerson(tx, tenantId, entry.userId),
    isLinked: await hasIdentity(tx, tenantId, { issuer: assertion.issuer, userId: entry.userId }),
  }));
  if (!person?.saml) throw new SamlRefusal("the user signs in in another way", { isStranger: true });
  if (!isSameName(userName, person.userName))
    throw new SamlRefusal("the name only looks like the user's", { isStranger: true });
  if (isLinked) throw new SamlRefusal("the user is linked to another name already", { isStranger: true });
  return { kind: "linkable", person };
};

/** The attribute that carries user names, where the identity provider sends it; else the name itself. */
const nameFor = ({ attributes }: SamlSettings, assertion: Assertion): string => {
  const given = assertion.attributes.get(attributes.userName) ?? "";
  return given === "" ? assertion.nameId : given;
};

/** The directory finds look-alike forms too. Here nothing but the case of ASCII letters may differ. */
const isSameName = (given: string, userName: string): boolean => lowerAscii(given) === lowerAscii(userName);
const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
