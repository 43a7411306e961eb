import { Email, Name, OptionalName, UserName } from "@evolve/contracts/validators";
import { Tester } from "scim2-parse-filter";
import * as z from "zod/mini";
import { refuse } from "../../../core/refusal.ts";
import { type Change, fieldOf } from "./patch.ts";

/** What SCIM says of a user, or will. Of a new one that nothing is said of yet, empty. */
export interface UserDraft {
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly externalId: string | null;
  readonly active: boolean;
}

export const newUser: UserDraft = {
  userName: "",
  email: "",
  firstName: "",
  lastName: "",
  externalId: null,
  active: true,
};

const externalIdMax = 255;
const ExternalId = z.string().check(z.maxLength(externalIdMax, "maxLength"));

const refuseValue = (field: string, fault: string): never =>
  refuse("invalidParameters", { fields: { [field]: fault } });

/** A value by the rules of every other form. */
export const valueOf = (schema: z.ZodMiniType<string>, value: unknown, field: string): string => {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : refuseValue(field, error.issues[0]?.message ?? "invalid");
};

export const externalIdOf = ({ op, value }: Change): string | null =>
  op === "remove" || value === null || value === "" ? null : valueOf(ExternalId, value, "externalId");

/** Entra writes `"False"`. */
const activeOf = (value: unknown): boolean => {
  const text = String(value).toLowerCase();
  return text === "true" || (text !== "false" && refuseValue("active", "invalid"));
};

const isMissing = ({ op, value }: Pick<Change, "op" | "value">): boolean =>
  op === "remove" || value === null || value === undefined;

const changeName = (draft: UserDraft, change: Change): UserDraft => {
  const { part, value } = change;
  if (part === null) {
    if (isMissing(change)) return { ...draft, lastName: "" };
    return ["givenname", "familyname"].reduce((changed, inner) => {
      const given = fieldOf(value, inner);
      return given === undefined ? changed : changeName(changed, { ...change, part: inner, value: given });
    }, draft);
  }
  if (part === "givenname") return { ...draft, firstName: valueOf(Name, value, "name.givenName") };
  // Whatever else a name has is made of these two.
  if (part !== "familyname") return draft;
  return { ...draft, lastName: isMissing(change) ? "" : valueOf(OptionalName, value, "name.familyName") };
};

const tester = new Tester();

/** The address among those that somebody has at their identity provider: we keep one. */
const addressIn = (value: unknown): unknown => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const chosen =
    all.find((one) => String(fieldOf(one, "primary")).toLowerCase() === "true") ??
    all.find((one) => String(fieldOf(one, "type")).toLowerCase() === "work") ??
    all[0];
  return typeof chosen === "string" ? chosen : fieldOf(chosen, "value");
};

const changeEmails = (draft: UserDraft, change: Change): UserDraft => {
  const { op, part, filter, value } = change;
  const isOurs =
    filter === null || tester.test({ value: draft.email, type: "work", primary: true }, filter) || draft.email === "";
  if (!isOurs) {
    if (op === "replace")
      refuse("invalidParameters", { scimType: "noTarget", fields: { emails: "noTarget" }, reason: "no such address" });
    // Further addresses are not kept.
    return draft;
  }
  if (part !== null && part !== "value") return draft;
  // Everybody has an address: without one of its own it is the user name.
  if (isMissing(change) || (Array.isArray(value) && value.length === 0)) return { ...draft, email: draft.userName };
  const given = part === "value" ? value : addressIn(value);
  if (given === undefined && filter !== null) return draft;
  return { ...draft, email: valueOf(Email, given, "emails.value") };
};

/** Attributes that we do not keep are ignored: identity providers send all that they know of a person. */
export const changeUser = (draft: UserDraft, change: Change): UserDraft => {
  const { attribute, value } = change;
  switch (attribute) {
    case "username":
      return { ...draft, userName: valueOf(UserName, value, "userName") };
    case "externalid":
      return { ...draft, externalId: externalIdOf(change) };
    case "active":
      return { ...draft, active: activeOf(value) };
    case "name":
      return changeName(draft, change);
    case "emails":
      return changeEmails(draft, change);
    default:
      return draft;
  }
};
