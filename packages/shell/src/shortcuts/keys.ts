/* The letters of the two layouts, key for key: a shortcut works whichever of them is on. */
const latin = "qwertyuiopasdfghjklzxcvbnm";
const cyrillic = "йцукенгшщзфывапролдячсмить";

/** The binding that tinykeys listens for: `$mod+k` is also pressed as `л`, with the same key. */
export const bindingOf = (keys: string): string =>
  keys.replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => {
    const other = cyrillic[latin.indexOf(letter)] ?? letter;
    return `${before}(${letter}|${other})`;
  });

/** Whether it is a character by itself, without Ctrl or Command, so that it can be met while typing or speaking (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean =>
  !keys.includes("$mod") && !keys.includes("Alt") && keys.slice(keys.lastIndexOf("+") + 1).length === 1;

/** Whether fields have a use of their own for it: characters, arrows, and the keys that edit text. */
export const isOfFields = (keys: string): boolean =>
  !/\$mod|Alt/.test(keys) || /^\$mod\+(Shift\+)?[acvxyz]$/.test(keys);

const names: Readonly<Record<string, string>> = {
  Escape: "Esc",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** What stands on the keys, in the order in which they are pressed; an optional key (`[Shift]`) is left out. */
export const keyNames = (keys: string, isMac: boolean): readonly string[] =>
  keys
    .split("+")
    .filter((key) => !key.startsWith("["))
    .map((key) => {
      if (key === "$mod") return isMac ? "⌘" : "Ctrl";
      return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
    });

export const isMacKeyboard = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
