import { searchEmployeeGroups } from "@evolve/contracts/employee-groups";
import { searchGroups } from "@evolve/contracts/groups";
import { listSkills } from "@evolve/contracts/skills";
import type { Client } from "@evolve/session";
import type { SearchedChoices } from "@evolve/shell/kit";
import type { ChoiceOption, ServerChoices } from "@evolve/widgets/multi-select";
import { queryOptions } from "@tanstack/react-query";
import { choicesAtOnce, freshMs, optionOf } from "./choices.ts";

/** The tenant's employee groups, as `teams`. */
export const employeeGroups: SearchedChoices = {
  search: (client) => ({
    queryKey: ["employeeGroups", "choices"],
    fetchChoices: async (search, signal) => {
      const body = { filter: { search }, top: choicesAtOnce };
      const { employeeGroups: rows, totalRecords } = await client.call(searchEmployeeGroups, { body }, { signal });
      return { options: rows.map(optionOf), total: totalRecords };
    },
  }),
  named: (client, ids) => ({
    queryKey: ["employeeGroups", "named", ...ids],
    queryFn: async ({ signal }) => {
      const { employeeGroups: rows } = await client.call(
        searchEmployeeGroups,
        { body: { filter: { id: [...ids] } } },
        { signal },
      );
      return rows.map(optionOf);
    },
    staleTime: freshMs,
  }),
};

/** The tenant's groups, as a list with a search asks for them. */
export const groupSearch = (client: Client): ServerChoices => ({
  queryKey: ["groups", "choices"],
  fetchChoices: async (search, signal) => {
    const body = { filter: { search }, top: choicesAtOnce };
    const { groups, totalRecords } = await client.call(searchGroups, { body }, { signal });
    return { options: groups.map(optionOf), total: totalRecords };
  },
});

/** The tenant's skills; those that are not graded have no proficiency to choose. */
export const skillChoices = (client: Client) =>
  queryOptions({
    queryKey: ["skills", "choices"],
    queryFn: async ({ signal }): Promise<readonly (ChoiceOption & { readonly isGraded: boolean })[]> =>
      (await client.call(listSkills, {}, { signal })).skills.map(({ id, name, proficiencyEnabled }) => ({
        id,
        label: name,
        isGraded: proficiencyEnabled,
      })),
    staleTime: freshMs,
  });
