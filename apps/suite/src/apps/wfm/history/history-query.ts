import { type HistoryPeriod, readHistory } from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import type { Client } from "@evolve/session";
import { queryOptions } from "@tanstack/react-query";

/** A planning group's history, with what is usual of one measure. */
export const historyQuery = (client: Client, planningGroupId: string, period: HistoryPeriod, measure: Measure) =>
  queryOptions({
    queryKey: ["history", planningGroupId, period, measure],
    queryFn: async ({ signal }) =>
      (await client.call(readHistory, { params: { planningGroupId }, query: { period, measure } }, { signal })).history,
  });
