import * as z from "zod/mini";
import { isUnique } from "./rules.ts";
import { fault } from "./validators.ts";
import { isWebAddress } from "./web-address.ts";

/** Section 5 'Colour input': `#` followed by 3 or 6 hexadecimal digits. "Please enter a valid hex value." */
export const HexColour = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "hexColour"));

export const webAddressMax = 2_000;

/** A web address, or a path of this installation; empty for none. */
export const OptionalWebAddress = z.string().check(
  z.trim(),
  z.maxLength(webAddressMax, "maxLength"),
  z.refine((text) => text === "" || isWebAddress(text), "webAddress"),
);

export interface ListEntry {
  readonly text: string;
  /** The rest of the list. */
  readonly others: readonly string[];
  /** What an edit began with. */
  readonly original?: string | undefined;
  /** The list's own rule. */
  readonly isValid?: ((text: string) => boolean) | undefined;
}

/**
 * Section 5 'Text input list': an entry is not empty, is not in the list already and passes the list's own rule; an edit
 * differs from what it began with. Answers the message of the fault, undefined when there is none.
 */
export const listEntryFault = ({ text, others, original, isValid }: ListEntry): string | undefined => {
  const value = text.trim();
  if (value === "") return "required";
  if (value === original?.trim()) return "sameEntry";
  if (!isUnique(value, others)) return fault("duplicateEntry", { value });
  return isValid?.(value) === false ? fault("invalidEntry", { value }) : undefined;
};
