import { useEffect, useState } from "react";

const everyMs = 15_000;

/** The present, in milliseconds since 1970, which goes on while it is shown. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
