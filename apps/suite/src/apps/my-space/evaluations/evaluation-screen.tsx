import { readOwnEvaluation } from "@evolve/contracts/own-evaluations";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { AnsweredForm } from "../../../parts/quality/answered-form.tsx";
import { EvaluationCourse, EvaluationFacts, ScoreLine } from "../../../parts/quality/evaluation-facts.tsx";
import { ReadComment } from "../../../parts/quality/read-comment.tsx";
import { BackLink } from "../../../parts/back-link.tsx";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { AnswerCard } from "./answer-card.tsx";
import styles from "../../../parts/quality/quality.module.css";

/** My Space, one evaluation: read, acknowledged or disputed. */
export const EvaluationScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const evaluationId = useRouteParam("ownEvaluationId");
  const { data, error, refetch } = useQuery({
    queryKey: ["own-evaluations", "one", evaluationId],
    queryFn: ({ signal }) => client.call(readOwnEvaluation, { params: { evaluationId } }, { signal }),
  });
  const evaluation = data?.evaluation;
  return (
    <Page
      title={evaluation?.formName ?? t("quality.evaluation")}
      lead={<BackLink to="/my-space/evaluations">{t("quality.evaluations")}</BackLink>}
    >
      {evaluation === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.layout}>
          <div className={styles.main}>
            <AnsweredForm content={evaluation.content} answers={evaluation.answers} />
            <ReadComment comment={evaluation.comment} />
          </div>
          <div className={styles.side}>
            <Card title={t("quality.score")}>
              <ScoreLine {...evaluation} />
              <EvaluationFacts evaluation={evaluation} />
            </Card>
            <AnswerCard key={evaluation.version} evaluation={evaluation} />
            <Card title={t("quality.course")}>
              <EvaluationCourse evaluation={evaluation} />
            </Card>
          </div>
        </div>
      )}
    </Page>
  );
};
