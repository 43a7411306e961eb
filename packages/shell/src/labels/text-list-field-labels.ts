import { listEntryFault } from "@evolve/contracts/field-rules";
import type { Words } from "@evolve/i18n";
import type { TextListEntry, TextListFieldLabels } from "@evolve/widgets/text-list-field";
import { faultText } from "./fault-text.ts";

export const textListFieldLabels = (words: Words): TextListFieldLabels => ({
  edit: (text) => words.t("fields.listEdit", { text }),
  remove: (text) => words.t("fields.listRemove", { text }),
  editing: (text) => words.t("fields.listEditing", { text }),
  save: words.t("fields.save"),
  cancel: words.t("common.cancel"),
  newEntry: words.t("fields.listNew"),
  add: words.t("fields.listAdd"),
  empty: words.t("fields.listEmpty"),
  added: (count) => words.t("fields.listAdded", { count }),
  removed: (text) => words.t("fields.listRemoved", { text }),
  undo: words.t("fields.undo"),
});

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
