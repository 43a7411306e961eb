/** Contacts of one kind, which wait in one line. */
export interface SimulatedSkill {
  /** Expected contacts for each interval; they arrive at random (Poisson). */
  readonly arrivals: readonly number[];
  /** Mean handle time, always or for each interval; it is exponentially distributed. */
  readonly handleSeconds: number | readonly number[];
  /** Mean patience, exponentially distributed; without it nobody hangs up. */
  readonly patienceSeconds?: number;
  readonly targetSeconds: number;
  /** Lines with a smaller number are served first; 1 where none is given. Of equal ones, the longest waiting. */
  readonly priority?: number;
}

/** People who have the same skills. */
export interface SimulatedGroup {
  /** Which skills, by their place, and how well: contacts go to the group with the smallest level, 1 being the best. */
  readonly skills: readonly { readonly skill: number; readonly level?: number }[];
  /** How many are there, always or in each interval. Who leaves ends the current contact first. */
  readonly agents: number | readonly number[];
}

export interface SimulationInput {
  readonly intervalSeconds: number;
  readonly skills: readonly SimulatedSkill[];
  readonly groups: readonly SimulatedGroup[];
  /** A whole number; the same gives the same contacts. */
  readonly seed: number;
  /** Intervals at the beginning, while the lines fill up, that are simulated but not counted; 0 where none is given. */
  readonly warmUpIntervals?: number;
}
