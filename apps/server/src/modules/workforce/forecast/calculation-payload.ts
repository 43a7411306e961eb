import { LocalDate } from "@evolve/contracts/planning";
import { Id } from "@evolve/contracts/validators";
import * as z from "zod/mini";

export const CalculationPayload = z.strictObject({
  forecastId: Id,
  /** The last whole day in the business unit's zone when somebody started it. */
  lastDay: LocalDate,
});
