/** The element of a section or question. */
export const placeId = (id: string): string => `place-${id}`;

/** Puts the focus on a section or question once it has been drawn: a button that was pressed may be gone, or disabled by then. */
export const focusPlace = (id: string | undefined): void => {
  if (id === undefined) return;
  requestAnimationFrame(() => document.getElementById(placeId(id))?.focus());
};

/** The member that gets the focus of one that is removed: the next one, else the one before. */
export const beside = <T>(list: readonly T[], at: number): T | undefined => list[at + 1] ?? list[at - 1];
