import { type Evaluation, readEvaluation } from "@evolve/contracts/evaluations";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AnsweredForm } from "../../../parts/quality/answered-form.tsx";
import { EvaluationCourse, EvaluationFacts, ScoreLine } from "../../../parts/quality/evaluation-facts.tsx";
import { ReadComment } from "../../../parts/quality/read-comment.tsx";
import { BackLink } from "../../../parts/back-link.tsx";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { Decide } from "./decide.tsx";
import { DraftView } from "./draft-view.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import styles from "../../../parts/quality/quality.module.css";

/** Quality Management, one evaluation: answered by its evaluator, read by others, and decided on where the agent disputes it. */
export const EvaluationScreen = () => {
  const { client, user, words } = useShell();
  const { t } = words;
  const evaluationId = useRouteParam("evaluationId");
  const { data, error, refetch } = useQuery({
    queryKey: ["evaluations", "one", evaluationId],
    queryFn: ({ signal }) => client.call(readEvaluation, { params: { evaluationId } }, { signal }),
    // A draft is what its evaluator types.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const evaluation = data?.evaluation;
  return (
    <Page
      title={evaluation ? t("quality.evaluationOf", { agent: evaluation.agentName }) : t("quality.evaluation")}
      lead={<BackLink to="/qm/evaluations">{t("quality.evaluations")}</BackLink>}
    >
      {evaluation === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : evaluation.status === "draft" && evaluation.evaluatorId === user.id ? (
        <DraftView evaluation={evaluation} onSubmitted={() => void refetch()} />
      ) : (
        <ReadView key={evaluation.version} evaluation={evaluation} onChanged={() => void refetch()} />
      )}
    </Page>
  );
};

const ReadView = ({ evaluation, onChanged }: { readonly evaluation: Evaluation; readonly onChanged: () => void }) => {
  const { holds, user, words } = useShell();
  const { t } = words;
  const [answers, setAnswers] = useState(evaluation.answers);
  const [isCorrecting, setCorrecting] = useState(false);
  const mayEdit = holds("quality:evaluations:edit") && evaluation.agentId !== user.id;
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <AnsweredForm
          content={evaluation.content}
          answers={answers}
          {...(isCorrecting && {
            onChange: (id, answer) => setAnswers((before) => ({ ...before, [id]: answer })),
          })}
        />
        <ReadComment comment={evaluation.comment} />
      </div>
      <div className={styles.side}>
        <Card title={t("quality.score")}>
          <ScoreLine {...evaluation} />
          <EvaluationFacts evaluation={evaluation} />
        </Card>
        {mayEdit && evaluation.status === "disputed" && (
          <Decide
            evaluation={evaluation}
            answers={answers}
            isCorrecting={isCorrecting}
            onCorrect={(is) => {
              setCorrecting(is);
              setAnswers(evaluation.answers);
            }}
            onDecided={onChanged}
          />
        )}
        <Card title={t("quality.course")}>
          <EvaluationCourse evaluation={evaluation} />
          {mayEdit && (
            <div className={styles.actions}>
              <WithdrawButton evaluation={evaluation} />
            </div>
          )}
        </Card>
      </div>
    </div>
  );
};
