import type { Forecast } from "@evolve/contracts/forecasts";

export interface Main {
  readonly forecastId: string;
}

/** Whether everybody else plans with the forecast exactly as it is now. */
export const isUnchangedMain = ({ id, published, version }: Forecast, main: Main | null): boolean =>
  published?.version === version && main?.forecastId === id;
