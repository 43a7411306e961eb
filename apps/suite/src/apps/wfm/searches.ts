import type { Query } from "@evolve/shell";

/* How the screens of this app read the parameters of their addresses. */

/** The draft, and the run that it was made by. */
export const readGenerated = ({ draft, run }: Query) => ({ draft, run });

/** An interval of the staffing, whose explanation is opened: its planning group, its week and its first moment. */
export const readInterval = ({ group, from = "", at }: Query) => ({
  group,
  from: /^\d{4}-\d\d-\d\d$/.test(from) ? from : undefined,
  at,
});
