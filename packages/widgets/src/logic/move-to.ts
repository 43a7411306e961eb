/** The list with one of its ids at another place; those between move up. A place outside the list is its nearest end. */
export const moveTo = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((other) => other !== id);
  others.splice(Math.max(0, place), 0, id);
  return others;
};
