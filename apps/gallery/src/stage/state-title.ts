import type { Words } from "@evolve/i18n";

/** A state's name in words: `gallery.state-WithError`. */
export const stateTitle = ({ message, has }: Words, name: string): string => {
  const key = `gallery.state-${name}`;
  return has(key) ? message(key) : name;
};

/** When to use a state that means the same with every widget: `gallery.when-Disabled`. */
export const usualCaption = ({ message, has }: Words, name: string): string | undefined => {
  const key = `gallery.when-${name}`;
  return has(key) ? message(key) : undefined;
};
