import { evaluationChoices, searchEvaluatedAgents } from "@evolve/contracts/evaluations";
import type { Client } from "@evolve/session";
import type { SearchedChoices } from "@evolve/shell/kit";
import type { ChoiceOption, ServerChoices } from "@evolve/widgets/multi-select";

export const choicesOf = (client: Client) => ({
  queryKey: ["evaluation-choices"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => client.call(evaluationChoices, {}, { signal }),
});

const some = (of: "forms" | "teams" | "evaluators") => (client: Client) => ({
  queryKey: ["evaluation-choices", of],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ChoiceOption[]> =>
    (await client.call(evaluationChoices, {}, { signal }))[of].map(({ id, name }) => ({ id, label: name })),
});

export const formOptions = some("forms");
export const teamOptions = some("teams");
export const evaluatorOptions = some("evaluators");

/** People who can be evaluated, found by what is typed. */
export const agentSearch = (client: Client): ServerChoices => ({
  queryKey: ["evaluated-agents"],
  fetchChoices: async (search, signal) => {
    const { agents, totalRecords } = await client.call(
      searchEvaluatedAgents,
      { body: { filter: { search }, top: 50 } },
      { signal },
    );
    return {
      options: agents.map(({ id, name, teamName }) => ({
        id,
        label: name,
        ...(teamName && { description: teamName }),
      })),
      total: totalRecords,
    };
  },
});

export const searchedAgents: SearchedChoices = {
  search: agentSearch,
  named: (client, ids) => ({
    queryKey: ["evaluated-agents", "named", ...ids],
    queryFn: async ({ signal }) =>
      (await client.call(searchEvaluatedAgents, { body: { filter: { id: [...ids] } } }, { signal })).agents.map(
        ({ id, name }) => ({ id, label: name }),
      ),
  }),
};
