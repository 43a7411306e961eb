import { limits } from "@evolve/contracts/limits";
import { searchRoles } from "@evolve/contracts/authorization";
import { searchTeams } from "@evolve/contracts/teams";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Its holders may enter nothing and are in no list (section 5 'Validation rules'). */
const noAccessRole = "No Access";

/** Roles and teams change seldom. */
const freshMs = 5 * 60_000;

export const useRoles = (isEnabled = true) => {
  const { client } = useShell();
  return useQuery({
    queryKey: ["roles"],
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await client.call(searchRoles, { body: {} }, { signal })).roles
        .filter(({ roleName }) => roleName !== noAccessRole)
        .map(({ id, displayName }) => ({ id, name: displayName })),
    staleTime: freshMs,
    enabled: isEnabled,
  });
};

export const useTeams = (isEnabled = true) => {
  const { client } = useShell();
  return useQuery({
    queryKey: ["teams"],
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await client.call(searchTeams, { body: { top: limits.pageSizeMax } }, { signal })).teams,
    staleTime: freshMs,
    enabled: isEnabled,
  });
};
