import type { InputEvent } from "react";
import * as z from "zod/mini";

/** Digits of an authenticator app's code, and of the codes that come by mail. */
const codeLength = 6;

/** A code as it is typed into a form. */
export const TypedCode = z
  .string()
  .check(z.minLength(1, "required"), z.regex(/^\d*$/, "number"), z.minLength(codeLength, "minLength"));

/** Keeps digits alone, from the keyboard as from a pasted '123 456'. */
export const keepDigits = ({ currentTarget }: InputEvent<HTMLInputElement>): void => {
  const digits = currentTarget.value.replace(/\D/g, "").slice(0, codeLength);
  if (digits !== currentTarget.value) currentTarget.value = digits;
};
