import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** The newest value, for what runs later: a listener, or an answer of the server. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
