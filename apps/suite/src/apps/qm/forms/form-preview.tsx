import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import { type Answers, scoreOf } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { useState } from "react";
import { AnsweredForm } from "../../../parts/quality/answered-form.tsx";
import { ScoreLine } from "../../../parts/quality/evaluation-facts.tsx";
import { Card } from "../../../parts/card.tsx";
import styles from "../../../parts/quality/quality.module.css";

/** The form as evaluators see it, with a score to try out; nothing of it is kept. */
export const FormPreview = ({ content }: { readonly content: QualityFormContent }) => {
  const { t } = useShell().words;
  const [answers, setAnswers] = useState<Answers>({});
  const { score, isFailed } = scoreOf(content, answers);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <AnsweredForm
          content={content}
          answers={answers}
          onChange={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
        />
      </div>
      <div className={styles.side}>
        <Card title={t("quality.scoreSoFar")}>
          <ScoreLine score={score} isFailed={isFailed} />
          <p className={styles.said}>{t("quality.previewHint")}</p>
        </Card>
      </div>
    </div>
  );
};
