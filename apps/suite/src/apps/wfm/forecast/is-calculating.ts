import type { Forecast } from "@evolve/contracts/forecasts";

/** The demo's first forecast is calculated by no job that anybody follows. */
export const isCalculating = ({ calculation, calculatedAt }: Forecast): boolean =>
  calculation === null ? calculatedAt === null : ["waiting", "running", "cancelling"].includes(calculation.state);
