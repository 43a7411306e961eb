import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Section 5 'Email format': a local part, '@', then labels of at most 63 characters with dots between; one label is enough. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*/=?^_`{|}~+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** Message keys of the validation catalogue; a form shows `validation.<key>`. */
export const validationKeys = [
  "required",
  "email",
  "userName",
  "tooShort",
  "tooLong",
  "numbersOnly",
  "legacyPassword",
  "passwordPolicyCriteriaMatch",
  "match",
  "name",
] as const;
export type ValidationKey = (typeof validationKeys)[number];

export const isEmail = (text: string): boolean => emailPattern.test(text);

const required = z.minLength(1, "required");

/** A sign-in name: shaped like an email address. Surrounding blanks are dropped, case is kept for display. */
export const UserName = z
  .string()
  .check(z.trim(), required, z.maxLength(limits.userNameMax, "tooLong"), z.regex(emailPattern, "userName"));

export const Email = z
  .string()
  .check(
    z.trim(),
    required,
    z.minLength(limits.emailMin, "tooShort"),
    z.maxLength(limits.emailMax, "tooLong"),
    z.regex(emailPattern, "email"),
  );

/** A password as it is offered at sign-in: any text, never trimmed, bounded only against abuse. */
export const OfferedPassword = z.string().check(required, z.maxLength(limits.passwordMax, "tooLong"));

export const OneTimeCode = z.string().check(required, z.regex(/^\d{6}$/, "numbersOnly"));

/** A person's or thing's name: none of \ / ! + < > ? # & , % and the double quote; the full stop is allowed. */
export const Name = z
  .string()
  .check(z.trim(), required, z.maxLength(limits.nameMax, "tooLong"), z.regex(/^[^\\/!+<>?#&,%"]*$/, "name"));

export const Id = z.uuid();
