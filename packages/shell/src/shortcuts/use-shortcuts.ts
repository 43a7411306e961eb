import { useEffect } from "react";
import { defaultKeybindingsHandlerIgnore, tinykeys } from "tinykeys";
import { useOfferedCommands } from "../commands/registry.ts";
import { bindingOf, isSingleKey } from "./keys.ts";

/** What lies over the page has keys of its own. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(overlays) !== null);

/** Runs commands by their keys. Those of a key by itself are not for fields, and can be switched off. */
export const useShortcuts = (hasSingleKeys: boolean): void => {
  const commands = useOfferedCommands();
  useEffect(() => {
    const bound = (isSingle: boolean) =>
      Object.fromEntries(
        commands.flatMap(({ keys, run }) => {
          if (keys === undefined || isSingleKey(keys) !== isSingle) return [];
          const take = (event: KeyboardEvent): void => {
            event.preventDefault();
            run();
          };
          return [[bindingOf(keys), take] as const];
        }),
      );
    const unbindCombined = tinykeys(window, bound(false), { ignore: isElsewhere });
    const unbindSingle = tinykeys(window, hasSingleKeys ? bound(true) : {}, {
      ignore: (event) => isElsewhere(event) || defaultKeybindingsHandlerIgnore(event),
    });
    return () => {
      unbindCombined();
      unbindSingle();
    };
  }, [commands, hasSingleKeys]);
};
