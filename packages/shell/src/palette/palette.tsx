import { loadCatalogue, createWords, type Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { CommandPalette, type PaletteGroup, type PaletteItem } from "@evolve/widgets/command-palette";
import { Kbd } from "@evolve/widgets/kbd";
import { ModuleIcon } from "@evolve/widgets/module-icon";
import UserRound from "lucide-react/icons/user-round";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { closeSurface, useOfferedCommands } from "../commands/registry.ts";
import { useOpenEntry } from "../navigation/use-open-entry.ts";
import { favoriteScreens, recentScreens, screensIn } from "../preferences/kept-screens.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { isMacKeyboard, keyNames } from "../shortcuts/keys.ts";
import { type Candidate, commandCandidates, screenCandidates } from "./candidates.ts";
import { rank } from "./rank.ts";
import { usePeople } from "./use-people.ts";

/** The words of the names that are also looked for in English. */
const nameAreas = ["shell", "navigation", "common", "list", "palette"] as const;

/** English words, for users of another language; their own until these have loaded. */
const useEnglish = (words: Words): Words => {
  const loaded = useQuery({
    queryKey: ["English names"],
    queryFn: async () => createWords("en", await loadCatalogue("en", nameAreas)),
    enabled: words.language !== "en",
    staleTime: Infinity,
    // Words are made of functions, which are not compared part by part.
    structuralSharing: false,
  });
  return loaded.data ?? words;
};

/** Leaves first: what runs may open something over the page, and the focus goes back before it does. */
const leaveAndRun = (run: () => void): void => {
  closeSurface();
  requestAnimationFrame(() => requestAnimationFrame(run));
};

/** Finds screens, people and what can be done. */
export const Palette = () => {
  const words = useWords();
  const { t } = words;
  const { modules, isEmbedded, navigate } = useShell();
  const { mayOpen, savedPlace } = useRuntime();
  const commands = useOfferedCommands();
  const english = useEnglish(words);
  const openEntry = useOpenEntry();
  const [query, setQuery] = useState("");
  const [isMac] = useState(isMacKeyboard);
  const { people, isLoading } = usePeople(query, mayOpen);
  const [kept] = useState(() => ({
    recent: screensIn(savedPlace, recentScreens),
    favorite: screensIn(savedPlace, favoriteScreens),
  }));
  const screens = useMemo(
    () => screenCandidates(modules, { words, english, isEmbedded, mayOpen }),
    [modules, words, english, isEmbedded, mayOpen],
  );
  const actions = useMemo(() => commandCandidates(commands, { words, english }), [commands, words, english]);

  const itemOf = ({ id, label, context, source }: Candidate): PaletteItem => {
    const isScreen = "entry" in source;
    const keys = isScreen ? undefined : source.command.keys;
    return {
      id,
      label,
      ...(context !== "" && { description: context }),
      icon: isScreen ? <ModuleIcon name={source.entry.iconClass} /> : (source.command.icon ?? <></>),
      ...(keys !== undefined && { end: <Kbd keys={keyNames(keys, isMac)} /> }),
    };
  };
  const keptScreens = (paths: readonly string[]) =>
    paths.flatMap((path) => screens.filter(({ id }) => id === `screen ${path}`)).map(itemOf);

  const groups = (): readonly PaletteGroup[] => {
    if (query.trim() === "") {
      const favorites = keptScreens(kept.favorite);
      const recents = keptScreens(kept.recent.filter((path) => !kept.favorite.includes(path)));
      return [
        { id: "favorites", title: t("palette.favorites"), items: favorites },
        { id: "recents", title: t("palette.recents"), items: recents },
        { id: "actions", title: t("palette.actions"), items: actions.map(itemOf) },
      ];
    }
    const isRecent = ({ source }: Candidate) =>
      "path" in source && (kept.recent.includes(source.path) || kept.favorite.includes(source.path));
    const fitting = rank(query, [...screens, ...actions], isRecent);
    const peopleItems = people.map(({ id, fullName, emailAddress }) => ({
      id: `person ${id}`,
      label: fullName,
      description: emailAddress,
      icon: <UserRound />,
    }));
    return [
      { id: "found", title: t("palette.pagesAndActions"), items: fitting.map(itemOf) },
      { id: "people", title: t("palette.people"), items: peopleItems },
    ];
  };
  const shown = groups().filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);

  const act = (id: string) => {
    const person = /^person (.+)$/.exec(id)?.[1];
    if (person !== undefined) return leaveAndRun(() => navigate(`/admin/users/${person}`));
    const source = [...screens, ...actions].find((candidate) => candidate.id === id)?.source;
    if (source !== undefined) leaveAndRun("entry" in source ? () => openEntry(source.entry) : source.command.run);
  };

  return (
    <CommandPalette
      label={t("palette.title")}
      placeholder={t("palette.placeholder")}
      query={query}
      onQueryChange={setQuery}
      groups={shown}
      isLoading={isLoading}
      status={query.trim() === "" ? "" : t("palette.found", { count })}
      empty={t("palette.nothing")}
      onAction={act}
      onOpenChange={closeSurface}
    />
  );
};
