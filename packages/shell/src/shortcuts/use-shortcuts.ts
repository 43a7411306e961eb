import { useEffect } from "react";
import { defaultKeybindingsHandlerIgnore, tinykeys } from "tinykeys";
import type { Command } from "../commands/command.ts";
import { useOfferedCommands } from "../commands/registry.ts";
import { bindingOf, isOfFields, isSingleKey } from "./keys.ts";

/** What lies over the page has keys of its own. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(overlays) !== null);

const isInField = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.matches("[contenteditable],input,select,textarea");

interface Binding {
  readonly keys: string;
  readonly command: Command;
}

const bindingsOf = (commands: readonly Command[]): readonly Binding[] =>
  commands.flatMap((command) => [command.keys, command.otherKeys].flatMap((keys) => (keys ? [{ keys, command }] : [])));

const handlersOf = (bindings: readonly Binding[]) =>
  Object.fromEntries(
    bindings.map(({ keys, command: { run, canRun, isFirst } }) => [
      bindingOf(keys),
      (event: KeyboardEvent): void => {
        if (canRun?.() === false) return;
        event.preventDefault();
        if (isFirst) event.stopPropagation();
        run();
      },
    ]),
  );

/** Runs commands by their keys. Those that fields have a use for are not for fields; those of a single key can be switched off. */
export const useShortcuts = (hasSingleKeys: boolean): void => {
  const commands = useOfferedCommands();
  useEffect(() => {
    const bindings = bindingsOf(commands);
    const bind = (isMeant: (binding: Binding) => boolean, ignore: (event: KeyboardEvent) => boolean, capture = false) =>
      tinykeys(window, handlersOf(bindings.filter(isMeant)), {
        ignore: (event) => isElsewhere(event) || ignore(event),
        capture,
      });
    const isFirst = ({ command }: Binding): boolean => command.isFirst === true;
    const unbind = [
      bind(
        (one) => !isOfFields(one.keys) && !isFirst(one),
        () => false,
      ),
      bind((one) => isOfFields(one.keys) && !isSingleKey(one.keys) && !isFirst(one), isInField),
      bind((one) => hasSingleKeys && isSingleKey(one.keys), defaultKeybindingsHandlerIgnore),
      bind((one) => isFirst(one), isInField, true),
    ];
    return () => {
      for (const off of unbind) off();
    };
  }, [commands, hasSingleKeys]);
};
