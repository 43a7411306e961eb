/** A key that is held with another one belongs to the browser or the system: Alt with an arrow goes back. */
export const hasModifier = (event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean =>
  event.altKey || event.ctrlKey || event.metaKey;
