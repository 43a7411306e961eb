import { readMySchedule } from "@evolve/contracts/my-schedule";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { daysLater } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { startOfMonth } from "../../../parts/local-days.ts";
import { keepSeen, readKept } from "./kept-schedule.ts";

const days = 56;

/** One's own schedule in the weeks of a date's month; offline, as it was last seen. */
export const useMySchedule = (date: string) => {
  const { client, user, words } = useShell();
  const month = startOfMonth(date);
  const query = useQuery({
    queryKey: ["my-schedule", month],
    queryFn: ({ signal }) =>
      client.call(readMySchedule, { query: { from: daysLater(month, -7), days: String(days) } }, { signal }),
    networkMode: "always",
    refetchInterval: 300_000,
  });
  const { data, dataUpdatedAt, error } = query;
  const [kept] = useState(() => readKept(user.id));
  useEffect(() => {
    if (data !== undefined) keepSeen(words, { userId: user.id, month, schedule: data, at: dataUpdatedAt });
  }, [data, dataUpdatedAt, month, user.id, words]);
  const isOffline = error !== null && isCallError(error) && error.code === networkCode;
  return {
    schedule: data ?? (isOffline ? kept?.months[month] : undefined),
    error,
    refetch: query.refetch,
    /** When what is shown was up to date, where it may not be so any more. */
    asOf: isOffline ? (data === undefined ? (kept?.at ?? 0) : dataUpdatedAt) : null,
  };
};
