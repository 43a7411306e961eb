import { type JobRow, listJobs, readJob } from "@evolve/contracts/jobs";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { whenIdle } from "../overlays/when-idle.ts";
import { useShell } from "../shell-context.ts";
import { isOpen } from "./job-state.ts";
import { jobsKey } from "./jobs-key.ts";

/** How long the server waits for news before it answers that there are none. */
const waitSeconds = "25";
const pauseMs = 250;

/** The user's newest jobs. Those that have not ended are followed, each by a request that waits for news of it. */
export const useJobs = (): readonly JobRow[] => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  const list = useQuery({
    queryKey: jobsKey,
    queryFn: async ({ signal }) => (await client.call(listJobs, { query: { of: "own" } }, { signal })).jobs,
    enabled: isIdle,
  });
  const jobs = list.data ?? [];
  const followed = useQueries({
    queries: jobs.filter(isOpen).map((job) => ({
      queryKey: ["job", job.id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const known = queryClient.getQueryData<JobRow>(["job", job.id]) ?? job;
        const query = { version: String(known.version), seconds: waitSeconds };
        return (await client.call(readJob, { params: { jobId: job.id }, query }, { signal })).job;
      },
      initialData: job,
      refetchInterval: ({ state: { data } }: { state: { data?: JobRow | undefined } }) =>
        data === undefined || isOpen(data) ? pauseMs : false,
      refetchIntervalInBackground: true,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const newest = new Map(followed.map((job) => [job.id, job]));
  // What has ended is the list's from now on.
  const hasEnded = followed.some((job) => !isOpen(job));
  useEffect(() => {
    if (!hasEnded) return;
    queryClient.setQueryData<readonly JobRow[]>(jobsKey, (known) =>
      known?.map((job) => queryClient.getQueryData<JobRow>(["job", job.id]) ?? job),
    );
  }, [hasEnded, queryClient]);
  return jobs.map((job) => newest.get(job.id) ?? job);
};
