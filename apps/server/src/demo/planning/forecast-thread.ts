import { workerData } from "node:worker_threads";
import { pino } from "pino";
import { connectForLongWork } from "../../database/index.ts";
import { calculateForecast } from "../../modules/workforce/forecast/index.ts";

/* The entry of the thread that calculates the demo's forecast. */

export interface ForecastStart {
  readonly connectionString: string;
  readonly tenantId: string;
  readonly forecastId: string;
  readonly lastDay: string;
}

const { connectionString, tenantId, forecastId, lastDay } = workerData as ForecastStart;
const log = pino({ level: "warn" }, pino.destination({ dest: 2, sync: true }));
const database = connectForLongWork(connectionString, log);
try {
  await calculateForecast({
    database,
    // Nobody uses the demo data yet: no node has to hear of it.
    bus: { publish: () => Promise.resolve() },
    tenantId,
    payload: { forecastId, lastDay },
    checkpoint: null,
    save: async ({ write }) => {
      if (write) await database.withTenant(tenantId, write);
    },
  });
} finally {
  await database.close();
}
