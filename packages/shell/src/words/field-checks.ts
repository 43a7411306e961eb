import { HexColour, listEntryFault } from "@evolve/contracts/field-rules";
import type { Words } from "@evolve/i18n";
import type { TextListEntry } from "@evolve/widgets/text-list-field";
import { faultText } from "./fault-text.ts";

/** What a colour field complains about. One that is not required may be empty. */
export const colourCheck = (words: Words, { isRequired = false }: { readonly isRequired?: boolean } = {}) => {
  return (text: string): string | undefined => {
    if (text === "" && !isRequired) return undefined;
    const message = HexColour.safeParse(text).error?.issues[0]?.message;
    return message === undefined ? undefined : faultText(words, message);
  };
};

/**
 * What a text list complains about. The list's own rule answers `true`, or its complaint; with `false` the entry is only
 * said not to be valid.
 */
export const textListCheck = (words: Words, rule: (text: string) => boolean | string = () => true) => {
  return (entry: TextListEntry): string | undefined => {
    const message = listEntryFault({ ...entry, isValid: (text) => rule(text) === true });
    if (message === undefined) return undefined;
    const own = message.startsWith("invalidEntry") && rule(entry.text.trim());
    return typeof own === "string" ? own : faultText(words, message);
  };
};
