/* The screens that a person keeps near: paths of the shell, `/admin/users`, in the context `navigation`. */

export const recentScreens = "recentScreens";
export const favoriteScreens = "favoriteScreens";

const mostRecent = 8;
const mostFavorites = 30;

/** A saved value of any other type counts as an empty list. */
export const screensIn = (saved: ReadonlyMap<string, unknown>, name: string): readonly string[] => {
  const value = saved.get(name);
  return Array.isArray(value) ? value.filter((path) => typeof path === "string") : [];
};

/** The newest comes first, and each screen once. */
export const withRecent = (paths: readonly string[], path: string): readonly string[] =>
  [path, ...paths.filter((other) => other !== path)].slice(0, mostRecent);

/** Adds it at the end, or takes it away where it is one already. */
export const withFavorite = (paths: readonly string[], path: string): readonly string[] =>
  paths.includes(path) ? paths.filter((other) => other !== path) : [...paths, path].slice(-mostFavorites);
