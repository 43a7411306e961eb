/* The letters of the two layouts, key for key: a shortcut works whichever of them is on. */
const latin = "qwertyuiopasdfghjklzxcvbnm";
const cyrillic = "йцукенгшщзфывапролдячсмить";

/** The binding that tinykeys listens for: `$mod+k` is also pressed as `л`, with the same key. */
export const bindingOf = (keys: string): string =>
  keys.replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => {
    const other = cyrillic[latin.indexOf(letter)] ?? letter;
    return `${before}(${letter}|${other})`;
  });

/** Whether it is pressed without Ctrl or Command, so that it can be met while typing or speaking. */
export const isSingleKey = (keys: string): boolean => !keys.includes("$mod") && !keys.includes("Alt");

const names: Readonly<Record<string, string>> = { Escape: "Esc" };

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
