import { adherenceSubject } from "@evolve/contracts/adherence";
import { useWatch } from "@evolve/shell/live";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** Begins the keys of all that is read of adherence. */
export const boardName = "adherence";

/** Several pushes of one moment are read once. */
const gatherMs = 700;
/** What is scheduled changes without a push. */
const everyMs = 15_000;

/** Reads the board again soon after something was pushed, and now and then while it is in sight. */
export const useLiveBoard = (): void => {
  const queryClient = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void queryClient.invalidateQueries({ queryKey: [boardName] });
    }, gatherMs);
  }, [queryClient]);
  useWatch(adherenceSubject, refresh);
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
};
