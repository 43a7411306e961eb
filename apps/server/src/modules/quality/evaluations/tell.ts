import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { listDeciders } from "./people-repository.ts";
import type { WholeEvaluation } from "./repository.ts";

const valuesOf = ({ formName, reference, agentName }: WholeEvaluation) => ({
  form: formName,
  reference,
  agent: agentName,
});

/** Tells the agent what has become of an evaluation. */
export const tellAgent = async (
  services: Services,
  tx: TenantTransaction,
  made: WholeEvaluation,
  key: "evaluationSubmitted" | "disputeKept" | "disputeCorrected",
): Promise<void> => {
  await notify(services, tx, {
    to: { users: [made.agentId] },
    topic: "quality",
    text: { key, values: valuesOf(made) },
    linkURL: `/my-space/#/evaluations/${made.id}`,
  });
};

/** Tells the evaluator that the agent disputes; where they have left, those who may decide. */
export const tellOfDispute = async (
  services: Services,
  tx: TenantTransaction,
  made: WholeEvaluation,
): Promise<void> => {
  await notify(services, tx, {
    to: { users: await listDeciders(tx, tx.tenantId, made) },
    topic: "quality",
    text: { key: "evaluationDisputed", values: valuesOf(made) },
    linkURL: `/qm/#/evaluations/${made.id}`,
  });
};
