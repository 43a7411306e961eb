import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Section 5 'Email format': a local part, '@', then labels of at most 63 characters with dots between; one label is enough. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*/=?^_`{|}~+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/**
 * Message keys of the validation catalogue; a form shows `validation.<key>`. The first eleven are those of section 5
 * 'Change password'; the rest belong to rules of their own.
 */
export const validationKeys = [
  "required",
  "number",
  "minLength",
  "maxLength",
  "email",
  "match",
  "password",
  "emailExists",
  "pattern",
  "min",
  "max",
  "userNameExists",
  "deletedUser",
  "userName",
  "passwordPolicyCriteriaMatch",
  "name",
  "date",
  "minDate",
  "maxDate",
  "unavailableDate",
  "dateRange",
  "maxDays",
  "time",
  "timeRange",
  "unique",
  "lowerThan",
  "overlap",
  "dailyRule",
  "groupName",
  "serverError",
  "hexColour",
  "duplicateEntry",
  "invalidEntry",
  "sameEntry",
  "range",
  "percent",
  "fiveMinutes",
  "clientAddress",
  "outgoingAddress",
  "allowedAddress",
  "clientOrigin",
  "clientHost",
  "clientSecret",
  "certificate",
  "certificateEnded",
  "certificateWeak",
  "contrast",
  "domain",
  "webAddress",
  "picture",
] as const;
export type ValidationKey = (typeof validationKeys)[number];

type FaultValues = Readonly<Record<string, string | number>>;

/** The message of a fault whose words name a limit: `min?min=5`. It passes through schemas and error bodies as plain text. */
export const fault = (key: ValidationKey, values: FaultValues): string =>
  `${key}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}`;

/** Key and values of such a message; a plain key has no values. */
export const readFault = (
  message: string,
): { readonly key: string; readonly values: Readonly<Record<string, string>> } => {
  const [key = "", query = ""] = message.split("?", 2);
  return { key, values: Object.fromEntries(new URLSearchParams(query)) };
};

export const isEmail = (text: string): boolean => emailPattern.test(text);

const required = z.minLength(1, "required");

/** A sign-in name: shaped like an email address. Surrounding blanks are dropped, case is kept for display. */
export const UserName = z
  .string()
  .check(z.trim(), required, z.maxLength(limits.userNameMax, "maxLength"), z.regex(emailPattern, "userName"));

export const Email = z
  .string()
  .check(
    z.trim(),
    required,
    z.minLength(limits.emailMin, "minLength"),
    z.maxLength(limits.emailMax, "maxLength"),
    z.regex(emailPattern, "email"),
  );

/** A password as it is offered at sign-in: any text, never trimmed, bounded only against abuse. */
export const OfferedPassword = z.string().check(required, z.maxLength(limits.passwordMax, "maxLength"));

/** Digits of an authenticator app's code, and of the codes that come by mail. */
export const oneTimeCodeDigits = 6;

export const OneTimeCode = z
  .string()
  .check(
    required,
    z.regex(/^\d*$/, "number"),
    z.minLength(oneTimeCodeDigits, "minLength"),
    z.maxLength(oneTimeCodeDigits, "maxLength"),
  );

/** The digits of a code as it was typed or pasted: "123 456". */
export const oneTimeCodeIn = (typed: string): string => typed.replace(/\D/g, "").slice(0, oneTimeCodeDigits);

/** A name that may be missing: of people who have a single one, the last name is. */
export const OptionalName = z
  .string()
  .check(z.trim(), z.maxLength(limits.nameMax, "maxLength"), z.regex(/^[^\\/!+<>?#&,%"]*$/, "name"));

/** A person's or thing's name: none of \ / ! + < > ? # & , % and the double quote; the full stop is allowed. */
export const Name = OptionalName.check(required);

/**
 * Section 5 'Organization name': English letters, with digits, blanks and signs between them, but none of \ / ! < > ? # %.
 */
export const OrganizationName = z
  .string()
  .check(
    z.trim(),
    required,
    z.maxLength(limits.nameMax, "maxLength"),
    z.regex(/^[ "$&-.0-;=@-[\]-~]*$/, fault("pattern", { without: "\\ / ! < > ? # %" })),
  );

export const Id = z.uuid();

/** The version of a record that is told from its content. */
export const ContentVersion = z.string().check(z.regex(/^[\w-]{16}$/, "invalid"));
