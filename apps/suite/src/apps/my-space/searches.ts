import type { Query } from "@evolve/shell";

/* How the screens of this app read the parameters of their addresses. */

/** The shift that is offered. */
export const readOffered = ({ shift }: Query) => ({ shift });

/** The first day that one asks off; the panel is open while there is one. */
export const readAsked = ({ day }: Query) => ({ day });
