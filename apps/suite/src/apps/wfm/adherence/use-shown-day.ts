import { useState } from "react";

/**
 * Which day of an agent is shown. Without a date it is the one whose shift is under way or comes next: walking back to that day follows
 * the clock again.
 */
export const useShownDay = () => {
  const [date, setDate] = useState<string | undefined>(undefined);
  const [current, setCurrent] = useState<string | undefined>(undefined);
  return {
    date,
    /** Of the day that is shown: whether it goes on with the clock. */
    isNow: (shown: string): boolean => date === undefined || shown === current,
    /** Shows another day than the one that is shown now. */
    show: (next: string, shown: string): void => {
      const now = date === undefined ? shown : current;
      setCurrent(now);
      setDate(next === now ? undefined : next);
    },
  };
};
