import { adherenceSubject } from "@evolve/contracts/adherence";
import { useLiveQueries } from "../use-live-queries.ts";

/** Begins the keys of all that is read of adherence. */
export const boardName = "adherence";

/** Reads the board again as states are pushed. What is scheduled changes without a push. */
export const useLiveBoard = (): void => {
  useLiveQueries({ name: boardName, subject: adherenceSubject, everyMs: 15_000 });
};
