import { limits } from "@evolve/contracts/limits";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { useRouteSearch, useShell } from "@evolve/shell";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { readGroup } from "./searches.ts";

/** What was chosen last on any of these screens, until the page is left. */
const lastChosen = new WeakMap<QueryClient, string>();

/** The planning groups to choose from, and the one that is shown: the address's, else the one chosen last, else the first. */
export const usePlanningGroup = () => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [asked, change] = useRouteSearch(readGroup);
  const { data, error, refetch } = useQuery({
    queryKey: ["planningGroups", "all"],
    queryFn: async ({ signal }) =>
      (await client.call(searchPlanningGroups, { body: { top: limits.pageSizeMax } }, { signal })).planningGroups,
  });
  const find = (id: string | undefined) => data?.find((group) => group.id === id);
  return {
    groups: data ?? [],
    isEmpty: data?.length === 0,
    group: find(asked.group) ?? find(lastChosen.get(queryClient)) ?? data?.[0],
    choose: (id: string): void => {
      lastChosen.set(queryClient, id);
      change({ group: id });
    },
    error,
    retry: (): void => void refetch(),
  };
};

export type ChosenGroup = ReturnType<typeof usePlanningGroup>;
