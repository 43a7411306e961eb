import type { Catalogue, Language, MessageKey, Values } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";

/** Messages that an app brings itself: its JSON files of ICU messages, one for each language, which the build compiles. */
export interface OwnWords {
  /** The name of the app, which no area of the suite has. */
  readonly area: string;
  readonly load: (language: Language) => Promise<Catalogue>;
}

/** Says the messages of an app's own: `say("sent", { count: 3 })` for the key `sent` of its files. */
export const useOwnWords = <Key extends string>({ area }: OwnWords) => {
  const words = useWords();
  return (key: Key, values?: Values): string => words.message(`${area}.${key}` as MessageKey, values);
};
