import { searchRoles } from "@evolve/contracts/authorization";
import { searchTeams } from "@evolve/contracts/teams";
import type { Client } from "@evolve/session";
import type { SearchedChoices } from "@evolve/shell/kit";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { queryOptions } from "@tanstack/react-query";

/** What the organization has changes seldom, and a change made here invalidates them. */
export const freshMs = 5 * 60_000;

/** How many choices are found by one search. */
export const choicesAtOnce = 50;

export const optionOf = ({ id, name }: { readonly id: string; readonly name: string }): ChoiceOption => ({
  id,
  label: name,
});

export const roleChoices = (client: Client) =>
  queryOptions({
    queryKey: ["roles", "choices"],
    queryFn: async ({ signal }): Promise<readonly ChoiceOption[]> =>
      (await client.call(searchRoles, { body: {} }, { signal })).roles.map(({ id, displayName }) => ({
        id,
        label: displayName,
      })),
    staleTime: freshMs,
  });

/** The tenant's teams: the server searches them, since there may be more than one page. */
export const teams: SearchedChoices = {
  search: (client) => ({
    queryKey: ["teams", "choices"],
    fetchChoices: async (search, signal) => {
      const body = { filter: { search }, top: choicesAtOnce };
      const { teams: rows, totalRecords } = await client.call(searchTeams, { body }, { signal });
      return { options: rows.map(optionOf), total: totalRecords };
    },
  }),
  named: (client, ids) => ({
    queryKey: ["teams", "named", ...ids],
    queryFn: async ({ signal }) =>
      (await client.call(searchTeams, { body: { filter: { id: [...ids] } } }, { signal })).teams.map(optionOf),
    staleTime: freshMs,
  }),
};
