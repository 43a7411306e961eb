import { searchEmployeeGroups } from "@evolve/contracts/employee-groups";
import { searchGroups } from "@evolve/contracts/groups";
import { limits } from "@evolve/contracts/limits";
import { listSkills } from "@evolve/contracts/skills";
import type { Client } from "@evolve/session";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { queryOptions } from "@tanstack/react-query";
import { freshMs } from "./choices.ts";

export const employeeGroupChoices = (client: Client) =>
  queryOptions({
    queryKey: ["employeeGroups", "choices"],
    queryFn: async ({ signal }): Promise<readonly ChoiceOption[]> =>
      (await client.call(searchEmployeeGroups, { body: { top: limits.pageSizeMax } }, { signal })).employeeGroups.map(
        ({ id, name }) => ({ id, label: name }),
      ),
    staleTime: freshMs,
  });

export const groupChoices = (client: Client) =>
  queryOptions({
    queryKey: ["groups", "choices"],
    queryFn: async ({ signal }): Promise<readonly ChoiceOption[]> =>
      (await client.call(searchGroups, { body: { top: limits.pageSizeMax } }, { signal })).groups.map(
        ({ id, name }) => ({ id, label: name }),
      ),
    staleTime: freshMs,
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
