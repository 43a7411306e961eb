import { type IntradayDay, intradaySubject } from "@evolve/contracts/intraday";
import { useEffect } from "react";
import { useLiveQueries } from "../use-live-queries.ts";

/** Begins the keys of all that is read of a day. */
export const intradayName = "intraday";

/** An interval is read so long after it has ended. */
const afterEndMs = 1_000;

/** Reads the day again as intervals are pushed, and when one ends. Another schedule or forecast comes without a push. */
export const useLiveDay = (day: IntradayDay | undefined): void => {
  const read = useLiveQueries({ name: intradayName, subject: intradaySubject, everyMs: 60_000 });
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
