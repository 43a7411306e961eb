import type { Query } from "@evolve/shell";

/* How the screens of this app read the parameters of their addresses. */

/** The draft, and the run that it was made by. */
export const readGenerated = ({ draft, run }: Query) => ({ draft, run });

const dateOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;

/** The planning group that is shown. */
export const readGroup = ({ group }: Query) => ({ group });

/** The week of the staffing that is shown, by its first day, and the first moment of the interval whose explanation is opened. */
export const readInterval = ({ from, at }: Query) => ({ from: dateOf(from), at });

/** The day that is shown. */
export const readDay = ({ day }: Query) => ({ day: dateOf(day) });
