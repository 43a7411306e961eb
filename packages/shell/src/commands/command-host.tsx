import { useWords } from "@evolve/i18n/react";
import { networkCode } from "@evolve/session";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Keyboard from "lucide-react/icons/keyboard";
import PanelLeft from "lucide-react/icons/panel-left";
import Star from "lucide-react/icons/star";
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { generalContext } from "../boot/shell-data.ts";
import { pathOfEntry } from "../navigation/navigation-model.ts";
import { usePlace } from "../navigation/use-place.ts";
import { favoriteScreens, recentScreens, screensIn, withFavorite, withRecent } from "../preferences/kept-screens.ts";
import { navigationContext } from "../preferences/last-place.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { type ChosenKeys, chosenKeysIn, withChosenKeys, withKeysOf } from "../shortcuts/chosen-keys.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { SidebarControl } from "../sidebar/use-sidebar.ts";
import type { Command } from "./command.ts";
import { closeSurface, openSurface, useCommands, useSurface } from "./registry.ts";

const Palette = lazyPart(async () => (await import("../palette/palette.tsx")).Palette);
const ShortcutsModal = lazyPart(async () => (await import("../shortcuts/shortcuts-modal.tsx")).ShortcutsModal);

const singleKeysPreference = "singleKeys";
const keysPreference = "shortcutKeys";

/** The shell's own commands, and what shows them: the palette and the list of shortcuts. */
export const CommandHost = ({ sidebar }: { readonly sidebar: SidebarControl }) => {
  const words = useWords();
  const { preferences, toasts } = useShell();
  const { general, wordStore } = useRuntime();
  const [hasSingleKeys, setSingleKeys] = useState(general.get(singleKeysPreference) !== "off");
  const asked = useSurface();
  // The palette is drawn after the key that opens it has been answered; closing is immediate.
  const opened = useDeferredValue(asked);
  const surface = asked && opened;
  const [chosenKeys, setChosenKeys] = useState(() => chosenKeysIn(general.get(keysPreference)));
  useShortcuts(hasSingleKeys);
  useShellCommands(sidebar, chosenKeys);
  useRecentScreens();

  const hasWords = words.has("palette.title");
  useEffect(() => {
    if (surface === null || hasWords) return;
    wordStore.need(["palette", "list"]).catch(() => {
      closeSurface();
      toasts.show({ tone: "danger", text: words.error(networkCode) });
    });
  }, [surface, hasWords, wordStore, toasts, words]);

  if (surface === null || !hasWords) return null;
  return (
    <Suspense>
      {surface === "palette" ? (
        <Palette />
      ) : (
        <ShortcutsModal
          hasSingleKeys={hasSingleKeys}
          onKeysChange={(id, keys) => {
            const next = withKeysOf(chosenKeys, id, keys);
            setChosenKeys(next);
            preferences.write(generalContext, keysPreference, next);
          }}
          onSingleKeysChange={(isOn) => {
            setSingleKeys(isOn);
            preferences.write(generalContext, singleKeysPreference, isOn ? "on" : "off");
          }}
        />
      )}
    </Suspense>
  );
};

/** Keeps which screens somebody has been at. */
const useRecentScreens = (): void => {
  const { preferences, isEmbedded } = useShell();
  const { savedPlace } = useRuntime();
  const { link, subLink } = usePlace();
  const entry = subLink ?? link;
  const path = entry && pathOfEntry(entry, false);
  useEffect(() => {
    const known = screensIn(savedPlace, recentScreens);
    if (isEmbedded || path === undefined || known[0] === path) return;
    const next = withRecent(known, path);
    savedPlace.set(recentScreens, next);
    preferences.write(navigationContext, recentScreens, next);
  }, [path, isEmbedded, savedPlace, preferences]);
};

const useShellCommands = ({ send }: SidebarControl, chosenKeys: ChosenKeys): void => {
  const { preferences, toasts, words, isEmbedded } = useShell();
  const { savedPlace } = useRuntime();
  const { link, subLink } = usePlace();
  const entry = subLink ?? link;
  const path = entry && pathOfEntry(entry, false);
  const [favorites, setFavorites] = useState(() => screensIn(savedPlace, favoriteScreens));
  const isFavorite = path !== undefined && favorites.includes(path);

  const commands = useMemo((): readonly Command[] => {
    const palette: Command = {
      id: "palette",
      name: ({ t }) => t("shell.palette"),
      keys: "$mod+k",
      isNotInPalette: true,
      run: () => openSurface("palette"),
    };
    const shortcuts: Command = {
      id: "shortcuts",
      name: ({ t }) => t("palette.shortcuts"),
      icon: <Keyboard />,
      keys: "[Shift]+?",
      run: () => openSurface("shortcuts"),
    };
    const search: Command = {
      id: "search",
      name: ({ t }) => t("palette.searchList"),
      keys: "[Shift]+/",
      isNotInPalette: true,
      run: () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
    };
    const toggleSidebar: Command = {
      id: "sidebar",
      name: ({ t }) => t("shell.toggleSidebar"),
      icon: <PanelLeft />,
      keys: "$mod+b",
      run: () => send({ type: "toggled" }),
    };
    if (isEmbedded) return [palette, search, shortcuts];
    if (path === undefined) return [palette, search, toggleSidebar, shortcuts];
    const favorite: Command = {
      id: "favorite",
      name: ({ t }) => t(isFavorite ? "palette.removeFavorite" : "palette.addFavorite"),
      icon: <Star />,
      run: () => {
        const next = withFavorite(screensIn(savedPlace, favoriteScreens), path);
        savedPlace.set(favoriteScreens, next);
        preferences.write(navigationContext, favoriteScreens, next);
        setFavorites(next);
        toasts.show({
          tone: "success",
          text: words.t(isFavorite ? "palette.favoriteRemoved" : "palette.favoriteAdded"),
        });
      },
    };
    return [favorite, palette, search, toggleSidebar, shortcuts];
  }, [send, isEmbedded, path, isFavorite, savedPlace, preferences, toasts, words]);
  useCommands(useMemo(() => commands.map((command) => withChosenKeys(command, chosenKeys)), [commands, chosenKeys]));
};
