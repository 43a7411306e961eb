import type { Language } from "@evolve/i18n";
import type { Rolldown } from "vite";

type Output = Rolldown.RolldownOutput["output"];

const chunksOf = (output: Output): Rolldown.OutputChunk[] => output.filter((file) => file.type === "chunk");

/** The chunk that the page starts with. */
const entryOf = (output: Output): Rolldown.OutputChunk => {
  const entry = chunksOf(output).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error("The build has no entry");
  return entry;
};

/** What a chunk imports, and what that imports. */
const importsOf = (output: Output, fileName: string, seen = new Set<string>()): Set<string> => {
  const chunk = chunksOf(output).find((candidate) => candidate.fileName === fileName);
  for (const imported of chunk?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(output, imported, seen);
  }
  return seen;
};

/** The font files that a language's text needs at first. Chinese comes from the system. */
const fontsOf = (language: Language): string[] =>
  language === "ru" ? ["inter-latin-wght", "inter-cyrillic-wght"] : ["inter-latin-wght"];

export interface PageAssets {
  readonly script: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The addresses of everything that the page in a language loads first. */
export const assetsOf = (output: Output, language: Language, base: string): PageAssets => {
  const entry = entryOf(output);
  const words = chunksOf(output).find((chunk) => chunk.name === `words-${language}`);
  if (words === undefined) throw new Error(`The build has no words in ${language}`);
  const modules = [...importsOf(output, entry.fileName), words.fileName];
  const styles = [...(entry.viteMetadata?.importedCss ?? [])];
  const fonts = fontsOf(language).map((name) => {
    const font = output.find((file) => file.fileName.startsWith(`${name}-`));
    if (font === undefined) throw new Error(`The build has no font ${name}`);
    return font.fileName;
  });
  const address = (fileName: string): string => base + fileName;
  return {
    script: address(entry.fileName),
    modules: modules.map(address),
    styles: styles.map(address),
    fonts: fonts.map(address),
  };
};
