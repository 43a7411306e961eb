import type { Command } from "../commands/command.ts";

/** Keys that somebody chose for commands, by the commands' ids; empty for a shortcut that is turned off. */
export type ChosenKeys = Readonly<Record<string, string>>;

/** What a preference holds; what is not keys counts as never chosen. */
export const chosenKeysIn = (kept: unknown): ChosenKeys =>
  Object.fromEntries(
    Object.entries(Object(kept) as object).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= 40,
    ),
  );

/** With other keys for a command; without `keys`, those that it usually has. */
export const withKeysOf = (chosen: ChosenKeys, commandId: string, keys: string | undefined): ChosenKeys => {
  const others = Object.entries(chosen).filter(([id]) => id !== commandId);
  return Object.fromEntries(keys === undefined ? others : [...others, [commandId, keys]]);
};

/** A command whose keys can be changed, with those that were chosen for it. */
export const withChosenKeys = (command: Command, chosen: ChosenKeys): Command => {
  const { keys: usualKeys, ...rest } = command;
  if (usualKeys === undefined) return command;
  const keys = chosen[command.id] ?? usualKeys;
  return { ...rest, usualKeys, ...(keys !== "" && { keys }) };
};

const modifiers: readonly string[] = ["Control", "Meta", "Alt", "Shift", "AltGraph"];

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * What was pressed, as commands have their keys; undefined while only Ctrl, Alt or Shift are down, null for what cannot be a shortcut:
 * without Ctrl (Command on a Mac), Alt or a function key it would be met while typing.
 */
export const keysOfPress = (pressed: Pressed, isMac: boolean): string | null | undefined => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (modifiers.includes(key)) return undefined;
  // The key itself, whatever the layout and Alt make of it.
  const plain = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? (key.length === 1 ? key : undefined);
  const isFunction = /^F([1-9]|1[0-2])$/.test(key);
  const isMod = isMac ? metaKey : ctrlKey;
  const isOther = isMac ? ctrlKey : metaKey;
  if (isOther || (isMod && altKey) || (plain === undefined && !isFunction)) return null;
  if (!isMod && !altKey && !isFunction) return null;
  return [isMod && "$mod", altKey && "Alt", shiftKey && "Shift", isFunction ? key : plain].filter(Boolean).join("+");
};

/** Keys that no page gets, or that people need in every field and window. */
const reserved = /^\$mod\+(Shift\+)?[acvxyztnwqrlfp]$|^F(1|3|5|6|7|11|12)$/;

export const areReserved = (keys: string): boolean => reserved.test(keys);

/** The command that has these keys already. */
export const holderOf = (keys: string, commands: readonly Command[], except: string): Command | undefined =>
  commands.find((command) => command.id !== except && (command.keys === keys || command.otherKeys === keys));
