import type { Query } from "@evolve/shell";

/* How the screens of this app read the parameters of their addresses. */

/** The schedule that is edited. */
export const readEdited = ({ schedule }: Query) => ({ schedule });
