import type { MenuEntry } from "../menu.tsx";

/**
 * Lets an action of a menu wait until the menu has gone and given the focus back to where it was opened, so that a dialog
 * which the action opens gives the focus back there too, and not to an item that is no more.
 */
export const afterMenu = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.map((entry) => {
    if ("isLine" in entry || "items" in entry || !entry.onAction) return entry;
    const { onAction } = entry;
    return { ...entry, onAction: () => requestAnimationFrame(() => requestAnimationFrame(onAction)) };
  });
