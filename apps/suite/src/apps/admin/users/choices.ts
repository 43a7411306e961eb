import { searchRoles } from "@evolve/contracts/authorization";
import { limits } from "@evolve/contracts/limits";
import { searchTeams } from "@evolve/contracts/teams";
import type { Client } from "@evolve/session";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { queryOptions } from "@tanstack/react-query";

/** Its holders may enter nothing and are in no list (section 5 'Validation rules'). */
const noAccessRole = "No Access";

/** What the organization has changes seldom, and a change made here invalidates them. */
export const freshMs = 5 * 60_000;

export const roleChoices = (client: Client) =>
  queryOptions({
    queryKey: ["roles", "choices"],
    queryFn: async ({ signal }): Promise<readonly ChoiceOption[]> =>
      (await client.call(searchRoles, { body: {} }, { signal })).roles
        .filter(({ roleName }) => roleName !== noAccessRole)
        .map(({ id, displayName }) => ({ id, label: displayName })),
    staleTime: freshMs,
  });

export const teamChoices = (client: Client) =>
  queryOptions({
    queryKey: ["teams", "choices"],
    queryFn: async ({ signal }): Promise<readonly ChoiceOption[]> =>
      (await client.call(searchTeams, { body: { top: limits.pageSizeMax } }, { signal })).teams.map(({ id, name }) => ({
        id,
        label: name,
      })),
    staleTime: freshMs,
  });
