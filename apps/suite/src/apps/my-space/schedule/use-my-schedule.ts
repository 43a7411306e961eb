import { type OwnSchedule, readMySchedule } from "@evolve/contracts/my-schedule";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { daysLater } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { startOfMonth } from "../../../parts/local-days.ts";

/** Signing out removes it. */
const storageKey = "mySchedule";
const days = 56;

interface Seen {
  readonly userId: string;
  /** When it was up to date. */
  readonly at: number;
  readonly months: Readonly<Record<string, OwnSchedule>>;
}

const none = { at: 0, months: {} };

const readSeen = (userId: string): Omit<Seen, "userId"> => {
  try {
    const seen = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Seen | null;
    return seen?.userId === userId ? seen : none;
  } catch {
    return none;
  }
};

/** Keeps the two months that were seen last. */
const keepSeen = (userId: string, month: string, schedule: OwnSchedule, at: number): void => {
  const others = Object.entries(readSeen(userId).months).filter(([known]) => known !== month);
  const months = Object.fromEntries([...others.slice(-1), [month, schedule]]);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ userId, at, months } satisfies Seen));
  } catch {
    // Full, or forbidden: the schedule is then not there offline.
  }
};

/** One's own schedule in the weeks of a date's month; offline, as it was last seen. */
export const useMySchedule = (date: string) => {
  const { client, user } = useShell();
  const month = startOfMonth(date);
  const query = useQuery({
    queryKey: ["my-schedule", month],
    queryFn: ({ signal }) =>
      client.call(readMySchedule, { query: { from: daysLater(month, -7), days: String(days) } }, { signal }),
    networkMode: "always",
    refetchInterval: 300_000,
  });
  const { data, dataUpdatedAt, error } = query;
  const [seen] = useState(() => readSeen(user.id));
  useEffect(() => {
    if (data !== undefined) keepSeen(user.id, month, data, dataUpdatedAt);
  }, [data, dataUpdatedAt, month, user.id]);
  const isOffline = error !== null && isCallError(error) && error.code === networkCode;
  const kept = isOffline ? seen.months[month] : undefined;
  return {
    schedule: data ?? kept,
    error,
    refetch: query.refetch,
    /** When what is shown was up to date, where it may not be so any more. */
    asOf: isOffline ? (data === undefined ? seen.at : dataUpdatedAt) : null,
  };
};
