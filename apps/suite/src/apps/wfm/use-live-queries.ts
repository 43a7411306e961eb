import { useWatch } from "@evolve/shell/live";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** Several pushes of one moment are read once. */
const gatherMs = 700;

interface Live {
  /** Begins the keys of the queries that are read again. */
  readonly name: string;
  /** What the server announces changes of. */
  readonly subject: string;
  /** How often they are read without an announcement, while the page is in sight. */
  readonly everyMs: number;
}

/** Reads queries again soon after a change was announced, and now and then while they are in sight. Answers what reads them at once. */
export const useLiveQueries = ({ name, subject, everyMs }: Live): (() => void) => {
  const queryClient = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useCallback(() => void queryClient.invalidateQueries({ queryKey: [name] }), [queryClient, name]);
  const refresh = useCallback(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      read();
    }, gatherMs);
  }, [read]);
  useWatch(subject, refresh);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, everyMs);
    return () => {
      clearInterval(timer);
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, [refresh, everyMs]);
  return read;
};
