import { readFault } from "@evolve/contracts/validators";
import type { Words } from "@evolve/i18n";

/** The words of a validator's message. One that names a limit bears it: `min?min=5`. */
export const faultWords = (words: Words, message: string): string => {
  const { key, values } = readFault(message);
  const known = `validation.${key}`;
  return words.has(known) ? words.t(known, values) : message;
};
