import { readJob } from "@evolve/contracts/jobs";
import { calculateStaffing } from "@evolve/contracts/staffing";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const pauseMs = 400;

/** Starts the calculation of planning groups and follows it; what it finds is read once it has ended. */
export const useCalculation = () => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const start = useAction<readonly string[]>({
    run: async (ids) => {
      const body = { planningGroupIds: [...ids] };
      setJobId((await client.call(calculateStaffing, { body })).jobId);
    },
    invalidates: [jobsKey],
  });
  const job = useQuery({
    queryKey: ["staffingJob", jobId],
    queryFn: async ({ signal }) =>
      (await client.call(readJob, { params: { jobId: jobId ?? "" }, query: {} }, { signal })).job,
    enabled: jobId !== null,
    refetchInterval: ({ state: { data } }) => ((data?.finishedAt ?? null) === null ? pauseMs : false),
  });
  const hasEnded = job.data !== undefined && job.data.finishedAt !== null;
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: ["staffing"] });
  }, [hasEnded, queryClient]);
  return {
    start: (planningGroupIds: readonly string[]) => start.mutate(planningGroupIds),
    isRunning: start.isPending || (jobId !== null && !hasEnded),
  };
};
