import { searchRoles } from "@evolve/contracts/role-lists";
import { searchTeams } from "@evolve/contracts/teams";
import { usersBasicDetails } from "@evolve/contracts/user-lists";
import { searchUsers, UserKind } from "@evolve/contracts/users";
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

const labelOf = ({ fullName, emailAddress }: { readonly fullName: string; readonly emailAddress: string }): string =>
  fullName === "" ? emailAddress : fullName;

/** Anybody whom the tenant has or had, for a list of what people did. */
export const anybody: SearchedChoices = {
  search: (client) => ({
    queryKey: ["users", "actors"],
    fetchChoices: async (search, signal) => {
      const filter = { search, kind: [...UserKind.options] };
      const { users, totalRecords } = await client.call(
        searchUsers,
        { body: { filter, top: choicesAtOnce } },
        { signal },
      );
      return { options: users.map((user) => ({ id: user.id, label: labelOf(user) })), total: totalRecords };
    },
  }),
  named: (client, ids) => ({
    queryKey: ["users", "named", ...ids],
    queryFn: async ({ signal }) => {
      const input = { query: { includeDeleted: "true" as const }, body: { userIds: [...ids] } };
      const { users } = await client.call(usersBasicDetails, input, { signal });
      return users.map((user) => ({ id: user.id, label: labelOf(user) }));
    },
  }),
};
