import { decideDispute, type Evaluation, evaluationLimits } from "@evolve/contracts/evaluations";
import { type Answers, openQuestions, scoreOf } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { TextArea } from "@evolve/widgets/text-area";
import { useUnsaved } from "@evolve/widgets/unsaved";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { percentOf } from "../../../parts/quality/quality-words.ts";
import styles from "../../../parts/quality/quality.module.css";

interface DecideProps {
  readonly evaluation: Evaluation;
  readonly answers: Answers;
  readonly isCorrecting: boolean;
  readonly onCorrect: (isCorrecting: boolean) => void;
  readonly onDecided: () => void;
}

/** Decides on a dispute: keeps the evaluation, or corrects answers beside it. */
export const Decide = ({ evaluation, answers, isCorrecting, onCorrect, onDecided }: DecideProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  useUnsaved(reason !== "" || isCorrecting);
  const open = openQuestions(evaluation.content, answers);
  const { score } = scoreOf(evaluation.content, answers);
  const decide = useAction<"kept" | "corrected", unknown>({
    run: (decision) =>
      client.call(decideDispute, {
        params: { evaluationId: evaluation.id },
        body: {
          decision,
          reason: reason.trim(),
          version: evaluation.version,
          ...(decision === "corrected" && { answers: { ...answers } }),
        },
      }),
    done: () => t("quality.decided", { name: evaluation.agentName }),
    invalidates: [["evaluations"]],
    onDone: onDecided,
  });
  const canSave = reason.trim() !== "" && !decide.isPending;
  return (
    <Card title={t("quality.dispute")}>
      <p className={styles.said} dir="auto">
        {evaluation.disputeReason}
      </p>
      <TextArea
        label={t("quality.decisionReason")}
        rows={3}
        isRequired
        maxLength={evaluationLimits.reasonMax}
        value={reason}
        onChange={setReason}
      />
      {isCorrecting && (
        <p className={styles.said} role="status">
          {open.length > 0
            ? t("quality.openQuestions", { count: open.length })
            : t("quality.newScore", { score: percentOf(words, score) })}
        </p>
      )}
      <div className={styles.actions}>
        {isCorrecting ? (
          <>
            <Button
              variant="primary"
              isDisabled={!canSave || open.length > 0}
              onPress={() => decide.mutate("corrected")}
            >
              {t("quality.saveCorrection")}
            </Button>
            <Button onPress={() => onCorrect(false)}>{t("common.cancel")}</Button>
          </>
        ) : (
          <>
            <Button variant="primary" isDisabled={!canSave} onPress={() => decide.mutate("kept")}>
              {t("quality.keep")}
            </Button>
            <Button onPress={() => onCorrect(true)}>{t("quality.correct")}</Button>
          </>
        )}
      </div>
    </Card>
  );
};
