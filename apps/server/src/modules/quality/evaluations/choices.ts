import * as contract from "@evolve/contracts/evaluations";
import { operation } from "../../../core/operation.ts";
import { listTeams } from "../../directory/teams/index.ts";
import { listEvaluators, listForms, searchAgentRows } from "./people-repository.ts";

export const evaluationChoices = operation(contract.evaluationChoices, ({ actor: { tenantId }, read }) =>
  read(async (tx) => ({
    forms: await listForms(tx, tenantId),
    teams: await listTeams(tx, tenantId),
    evaluators: await listEvaluators(tx, tenantId),
  })),
);

export const searchEvaluatedAgents = operation(
  contract.searchEvaluatedAgents,
  async ({ actor: { tenantId, userId }, body, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchAgentRows(tx, tenantId, userId, body));
    return {
      agents: rows.map(({ id, name, teamName }) => ({ id, name, teamName })),
      totalRecords: total,
      next,
      statistics,
    };
  },
);
