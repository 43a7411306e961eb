import type { Query } from "@evolve/shell";

/* How the routes of this app read the parameters of their addresses, for the manifest and the screens. */

/** The schedule that is edited. */
export const readEdited = ({ schedule }: Query) => ({ schedule });
