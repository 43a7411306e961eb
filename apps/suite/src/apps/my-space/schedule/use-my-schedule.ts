import { readMySchedule } from "@evolve/contracts/my-schedule";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { daysLater } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { startOfMonth } from "../../../parts/local-days.ts";
import { keepSeen, readKept } from "./kept-schedule.ts";

const daysBefore = 7;
const days = 56;

/**
 * One's own schedule in the weeks of a date's month, as far as `last`; offline, as it was last seen: weeks about the turn of a month are
 * in both of its months.
 */
export const useMySchedule = (date: string, last = date) => {
  const { client, user, words } = useShell();
  const month = startOfMonth(date);
  const query = useQuery({
    queryKey: ["my-schedule", month],
    queryFn: ({ signal }) =>
      client.call(readMySchedule, { query: { from: daysLater(month, -daysBefore), days: String(days) } }, { signal }),
    networkMode: "always",
    refetchInterval: 300_000,
  });
  const { data, dataUpdatedAt, error } = query;
  useEffect(() => {
    if (data !== undefined) keepSeen(words, { userId: user.id, month, schedule: data, at: dataUpdatedAt });
  }, [data, dataUpdatedAt, month, user.id, words]);
  const isOffline = error !== null && isCallError(error) && error.code === networkCode;
  const isMissing = isOffline && data === undefined;
  const kept = useMemo(() => (isMissing ? readKept(user.id) : null), [isMissing, user.id]);
  const covers = (known: string): boolean =>
    daysLater(known, -daysBefore) <= date && last < daysLater(known, days - daysBefore);
  const near = Object.keys(kept?.months ?? {}).find(covers);
  return {
    schedule: data ?? kept?.months[month] ?? (near === undefined ? undefined : kept?.months[near]),
    error,
    refetch: query.refetch,
    /** When what is shown was up to date, where it may not be so any more. */
    asOf: isOffline ? (data === undefined ? (kept?.at ?? 0) : dataUpdatedAt) : null,
  };
};
