import { type HistoryPeriod, type HistorySeries, readHistory } from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import type { Client } from "@evolve/session";
import { queryOptions } from "@tanstack/react-query";

export interface HistoryAsked {
  readonly planningGroupId: string;
  readonly period: HistoryPeriod;
  readonly measure: Measure;
}

/** A planning group's history of one measure; null where there is none. */
export const historyOf = async (
  client: Client,
  { planningGroupId, ...query }: HistoryAsked,
  signal: AbortSignal,
): Promise<HistorySeries | null> =>
  (await client.call(readHistory, { params: { planningGroupId }, query }, { signal })).history;

export const historyQuery = (client: Client, asked: HistoryAsked) =>
  queryOptions({
    queryKey: ["history", asked.planningGroupId, asked.period, asked.measure],
    queryFn: ({ signal }) => historyOf(client, asked, signal),
  });
