import type { Words } from "@evolve/i18n";

/** The words of an entry of the navigation data; its bare name where there are none, so that it can still be used. */
const entryName = (words: Words, name: string): string => {
  const key = `navigation.${name}`;
  return words.has(key) ? words.message(key) : name;
};

export const moduleName = (words: Words, module: { readonly name: string }): string => entryName(words, module.name);
export const linkName = (words: Words, link: { readonly name: string }): string => entryName(words, link.name);
