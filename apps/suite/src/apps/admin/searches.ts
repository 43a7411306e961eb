import type { Query } from "@evolve/shell";

/* How the screens of this app read the parameters of their addresses. */

/** The import that was started. */
export const readImport = ({ run }: Query) => ({ run });

/** The two roles. */
export const readCompared = ({ a, b }: Query) => ({ a, b });

/** The host whose brand is edited. */
export const readBrandHost = ({ host }: Query) => ({ host });

/** The user whose menu is explained. */
export const readMenuOf = ({ user }: Query) => ({ user });

/** The test of single sign-on that somebody comes back from. */
export const readTestId = ({ test }: Query) => ({
  test: test !== undefined && /^_[0-9a-f]{40}$/.test(test) ? test : undefined,
});
