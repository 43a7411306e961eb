import type { EntryNames } from "@evolve/contracts/navigation";
import type { Words } from "@evolve/i18n";

interface Named {
  readonly name: string;
  readonly names?: EntryNames | undefined;
}

/** The words of an entry of the navigation data; its bare name where there are none, so that it can still be used. */
export const entryName = (words: Words, { name, names }: Named): string => {
  if (names !== undefined) return names[words.language];
  const key = `navigation.${name}`;
  return words.has(key) ? words.message(key) : name;
};
