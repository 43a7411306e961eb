import { type Evaluation, readEvaluation, saveEvaluation, submitEvaluation } from "@evolve/contracts/evaluations";
import { useShell } from "@evolve/shell";
import { Card } from "../../../parts/card.tsx";
import { EvaluationFacts } from "../../../parts/quality/evaluation-facts.tsx";
import { DraftForm } from "./draft-form.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

interface DraftViewProps {
  readonly evaluation: Evaluation;
  readonly onSubmitted: () => void;
}

/** A draft of an evaluation. */
export const DraftView = ({ evaluation, onSubmitted }: DraftViewProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const params = { evaluationId: evaluation.id };
  return (
    <DraftForm
      stored={evaluation}
      save={(body) => client.call(saveEvaluation, { params, body })}
      read={async () => {
        const { evaluation: stored } = await client.call(readEvaluation, { params });
        return stored.status === "draft" ? stored : null;
      }}
      submit={(version) => client.call(submitEvaluation, { params, body: { version } })}
      done={() => t("quality.submitted", { name: evaluation.agentName })}
      invalidates={[["evaluations"]]}
      onSubmitted={onSubmitted}
      actions={<WithdrawButton evaluation={evaluation} />}
    >
      <Card title={t("quality.contact")}>
        <EvaluationFacts evaluation={evaluation} />
      </Card>
    </DraftForm>
  );
};
