import { useEffect, useState } from "react";

/** The dashboards in turn: the first one, then the favourites after it. With null seconds it stays where it is. */
export const useRotation = (first: string, favorites: readonly string[], seconds: number | null) => {
  const ids = favorites.includes(first) ? favorites : [first, ...favorites];
  const [current, setCurrent] = useState(first);
  const place = Math.max(0, ids.indexOf(current));
  const go = (by: number) => setCurrent(ids[(place + by + ids.length) % ids.length] ?? first);
  const next = ids[(place + 1) % ids.length] ?? first;

  useEffect(() => {
    if (seconds === null || next === current) return;
    const timer = setTimeout(() => setCurrent(next), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds, next, current]);

  return { id: ids[place] ?? first, place, total: ids.length, go };
};
