import { type IntradayDay, intradaySubject } from "@evolve/contracts/intraday";
import { useWatch } from "@evolve/shell/live";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** Begins the keys of all that is read of a day. */
export const dayName = "intraday";

/** Several pushes of one moment are read once. */
const gatherMs = 700;
/** Another schedule or forecast comes without a push. */
const everyMs = 60_000;
/** An interval is read so long after it has ended. */
const afterEndMs = 1_000;

/** Reads the day again soon after intervals were pushed, when an interval ends, and now and then while it is in sight. */
export const useLiveDay = (day: IntradayDay | undefined): void => {
  const queryClient = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useCallback(() => void queryClient.invalidateQueries({ queryKey: [dayName] }), [queryClient]);
  const refresh = useCallback(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      read();
    }, gatherMs);
  }, [read]);
  useWatch(intradaySubject, refresh);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, everyMs);
    return () => {
      clearInterval(timer);
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, [refresh]);
  const untilEnd = day === undefined || day.date < day.today ? null : msUntilEnd(day);
  useEffect(() => {
    if (untilEnd === null) return undefined;
    const timer = setTimeout(read, untilEnd + afterEndMs);
    return () => clearTimeout(timer);
  }, [read, untilEnd]);
};

/** How long the interval under way went on when the day was read. */
const msUntilEnd = ({ now, startsAt, intervalMinutes }: IntradayDay): number => {
  const length = intervalMinutes * 60_000;
  return length - ((now - startsAt) % length);
};
