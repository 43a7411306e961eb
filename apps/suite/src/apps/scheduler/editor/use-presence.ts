import { announcePresence, presenceLimits } from "@evolve/contracts/schedule-presence";
import type { CallResult } from "@evolve/contracts/call";
import { useShell } from "@evolve/shell";
import { useWatch } from "@evolve/shell/live";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

export type Present = CallResult<typeof announcePresence>["people"][number];

interface Focus {
  readonly agentId: string | null;
  readonly shiftId: string | null;
}

/** Says that this schedule is open here and whose shift is being edited. Answers who else has it open. */
export const usePresence = (scheduleId: string, { agentId, shiftId }: Focus): readonly Present[] => {
  const { client } = useShell();
  const [place] = useState(() => crypto.randomUUID());
  const params = { scheduleId };
  const here = useQuery({
    queryKey: ["schedule-people", scheduleId, place, agentId, shiftId],
    queryFn: ({ signal }) =>
      client.call(announcePresence, { params, body: { place, agentId, shiftId, isLeaving: false } }, { signal }),
    refetchInterval: presenceLimits.everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  useWatch(`schedule-people/${scheduleId}`, () => void here.refetch());
  useEffect(() => {
    const leave = (): void => {
      const body = { place, agentId: null, shiftId: null, isLeaving: true };
      // If this request is lost, the others see the presence expire.
      client.call(announcePresence, { params: { scheduleId }, body }, { keepalive: true }).catch(() => undefined);
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [client, scheduleId, place]);
  return here.data?.people ?? [];
};
