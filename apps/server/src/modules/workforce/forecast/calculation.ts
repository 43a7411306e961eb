import { localDateOf } from "@evolve/workforce";
import type { ActorTransaction } from "../../../core/operation.ts";
import type { Services } from "../../../core/services.ts";
import { defineLongJob, startLongJob } from "../../platform/jobs/index.ts";
import { CalculationPayload } from "./calculation-payload.ts";
import { setCalculation } from "./forecasts-repository.ts";

export const calculation = defineLongJob({
  name: "forecast.calculate",
  input: CalculationPayload,
  module: new URL("./calculate-work.ts", import.meta.url),
});

/** Starts the calculation of a forecast as its actor. Returns the job's id. */
export const startCalculation = async (
  services: Services,
  tx: ActorTransaction,
  forecastId: string,
  zone: string,
): Promise<string> => {
  const lastDay = localDateOf(tx.now.getTime(), zone, -1);
  const jobId = await startLongJob(services, tx, calculation, { forecastId, lastDay });
  await setCalculation(tx, tx.tenantId, forecastId, jobId);
  return jobId;
};
