import { type GenerationRun, generationLimits, searchGenerations } from "@evolve/contracts/schedule-generation";
import { useShell } from "@evolve/shell";
import { useGrowingList } from "@evolve/shell/growing-list";
import { useQuery } from "@tanstack/react-query";

/** The generations of a draft, newest first, page by page. */
export const useGenerations = (scheduleId: string) => {
  const { client } = useShell();
  return useGrowingList({
    queryKey: ["generations", scheduleId, "list"],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchGenerations, { body: { scheduleId, after } }, { signal }),
    rowsOf: ({ runs }) => runs,
    nextCursor: ({ next }) => next,
    isEnabled: scheduleId !== "",
  });
};

/** One generation of a draft, however old it is; null where there is none. */
export const useGeneration = (scheduleId: string, runId: string | undefined): GenerationRun | null => {
  const { client } = useShell();
  const found = useQuery({
    queryKey: ["generations", scheduleId, "found", runId],
    queryFn: ({ signal }) =>
      client.call(searchGenerations, { body: { scheduleId, filter: { id: [runId ?? ""] } } }, { signal }),
    enabled: scheduleId !== "" && runId !== undefined && runId !== "",
  });
  return found.data?.runs[0] ?? null;
};

/** Another seed gives another schedule. Above all seeds that were used for the draft; undefined until they are known. */
export const useNextSeed = (scheduleId: string): number | undefined => {
  const { client } = useShell();
  const highest = useQuery({
    queryKey: ["generations", scheduleId, "highest seed"],
    queryFn: ({ signal }) => {
      const orderBy = [{ field: "seed", direction: "desc" } as const];
      return client.call(searchGenerations, { body: { scheduleId, orderBy, top: 1 } }, { signal });
    },
    enabled: scheduleId !== "",
  });
  return highest.data && Math.min(generationLimits.seedMax, (highest.data.runs[0]?.seed ?? 0) + 1);
};
