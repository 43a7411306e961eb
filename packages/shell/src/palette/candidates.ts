import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import type { Words } from "@evolve/i18n";
import type { Command } from "../commands/command.ts";
import { pathOfEntry } from "../navigation/navigation-model.ts";
import { entryName } from "../navigation/names.ts";

type Entry = Omit<NavigationLink, "subMenu">;

/** What the palette can offer, with all the names by which it is found. */
export interface Candidate {
  readonly id: string;
  readonly label: string;
  /** The module of a screen, what a command is one choice of. */
  readonly context: string;
  /** The same in English; once more where that is the language. */
  readonly englishLabel: string;
  readonly englishContext: string;
  readonly source: { readonly entry: Entry; readonly path: string } | { readonly command: Command };
}

/** The screens of the menu that may be opened. `mayOpen` is the guard's verdict on a path. */
export const screenCandidates = (
  modules: readonly NavigationModule[],
  {
    words,
    english,
    isEmbedded,
    mayOpen,
  }: { words: Words; english: Words; isEmbedded: boolean; mayOpen: (path: string) => boolean },
): readonly Candidate[] => {
  const seen = new Set<string>();
  return modules.flatMap((module) =>
    module.linksList
      .flatMap((link): readonly Entry[] => [link, ...link.subMenu])
      .flatMap((entry) => {
        const path = pathOfEntry(entry, isEmbedded);
        // One screen may stand in several modules.
        if (path === undefined || seen.has(path) || !mayOpen(path)) return [];
        seen.add(path);
        return [
          {
            id: `screen ${path}`,
            label: entryName(words, entry),
            context: entryName(words, module),
            englishLabel: entryName(english, entry),
            englishContext: entryName(english, module),
            source: { entry, path },
          },
        ];
      }),
  );
};

export const commandCandidates = (
  commands: readonly Command[],
  { words, english }: { words: Words; english: Words },
): readonly Candidate[] =>
  commands
    .filter(({ isNotInPalette }) => isNotInPalette !== true)
    .map((command) => ({
      id: `command ${command.id}`,
      label: command.name(words),
      context: command.group?.(words) ?? "",
      englishLabel: command.name(english),
      englishContext: command.group?.(english) ?? "",
      source: { command },
    }));
