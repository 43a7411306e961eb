import type { HistoryPeriod, HistorySeries } from "@evolve/contracts/history";
import { useShell } from "@evolve/shell";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { historyQuery } from "./history-query.ts";

/** The handle times of the days of these contacts: an interval has the same place in both. They are read beside them. */
export const useHandleTimes = (contacts: HistorySeries, planningGroupId: string, period: HistoryPeriod) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(historyQuery(client, { planningGroupId, period, measure: "handleTime" }));
  const isOfTheseDays =
    data?.days.length === contacts.days.length && data.days[0]?.startsAt === contacts.days[0]?.startsAt;
  // A day began, or an import ended, between the two answers.
  useEffect(() => {
    if (data && !isOfTheseDays) void queryClient.invalidateQueries({ queryKey: ["history", planningGroupId] });
  }, [data, isOfTheseDays, queryClient, planningGroupId]);
  return {
    handleTimes: data && isOfTheseDays ? data : null,
    isGone: data === null,
    error,
    retry: () => void refetch(),
  };
};
