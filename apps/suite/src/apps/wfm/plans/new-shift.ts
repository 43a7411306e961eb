import type { PlanShift } from "@evolve/contracts/work-plans";

/** Eight and a half hours from the morning on, every day. */
export const newShift = (name: string): PlanShift => ({
  name,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startFrom: 420,
  startTo: 600,
  startStep: 30,
  lengthMin: 480,
  lengthMax: 480,
  lengthStep: 30,
  activities: [],
});
