import { evaluationLimits } from "@evolve/contracts/evaluations";
import { type Answers, answerTo, type OpenQuestion, openQuestions, scoreOf } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { TextArea } from "@evolve/widgets/text-area";
import { type ReactNode, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { AnsweredForm } from "../../../parts/quality/answered-form.tsx";
import { ScoreLine } from "../../../parts/quality/evaluation-facts.tsx";
import { answerText } from "../../../parts/quality/answer-text.ts";
import { type DraftCalls, type StoredDraft, useDraft } from "./use-draft.ts";
import styles from "../../../parts/quality/quality.module.css";

/** Puts the focus on the first thing to fill in. */
const goTo = ({ questionId, reason }: OpenQuestion): void => {
  const field = document.getElementById(`question-${questionId}`);
  field?.querySelector<HTMLElement>(reason === "comment" ? "textarea" : "input, textarea")?.focus();
  field?.scrollIntoView({ block: "center" });
};

interface DraftFormProps extends DraftCalls {
  readonly stored: StoredDraft;
  readonly submit: (version: number) => Promise<unknown>;
  /** Says that it is submitted. */
  readonly done: () => string;
  readonly invalidates: readonly (readonly unknown[])[];
  readonly onSubmitted: () => void;
  /** Other things to do with it. */
  readonly actions?: ReactNode;
  /** Cards beside it. */
  readonly children: ReactNode;
}

/** Questions to answer, the score so far, and what is left to do. */
export const DraftForm = ({
  stored,
  save,
  read,
  submit: send,
  done,
  invalidates,
  onSubmitted,
  actions,
  children,
}: DraftFormProps) => {
  const { words } = useShell();
  const { t } = words;
  const draft = useDraft(stored, { save, read });
  const [wasTried, setTried] = useState(false);
  const { content } = stored;
  const open = openQuestions(content, draft.answers);
  const [first] = open;
  const { score, isFailed } = scoreOf(content, draft.answers);
  const submit = useAction<null, unknown>({
    run: async () => {
      if (draft.isDirty) await draft.save();
      return send(draft.version());
    },
    done,
    invalidates,
    onDone: onSubmitted,
  });
  const trySubmit = (): void => {
    setTried(true);
    if (first) goTo(first);
    else submit.mutate(null);
  };
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        {draft.elsewhere && (
          <EditConflict
            title={t("quality.draftElsewhere")}
            text={t("quality.draftElsewhereText")}
            fields={[
              ...content.sections.flatMap(({ questions }, at) =>
                questions.map((question, index) => {
                  const said = (answers: Answers): string => {
                    const answer = answerTo(question, answers);
                    return [answerText(words, question, answer), answer.comment].filter(Boolean).join(" · ");
                  };
                  const label = `${at + 1}.${index + 1} ${question.text}`;
                  return [label, said(draft.answers), said(draft.elsewhere?.answers ?? {})] as const;
                }),
              ),
              [t("quality.overallComment"), draft.comment, draft.elsewhere.comment],
            ]}
            onKeepMine={draft.keepMine}
            onTakeTheirs={draft.takeStored}
          />
        )}
        <AnsweredForm
          content={content}
          answers={draft.answers}
          onChange={draft.answer}
          missing={wasTried ? open : []}
        />
        <Card title={t("quality.overallComment")}>
          <TextArea
            label={t("quality.overallComment")}
            isLabelHidden
            rows={3}
            maxLength={evaluationLimits.commentMax}
            value={draft.comment}
            onChange={draft.say}
          />
        </Card>
      </div>
      <div className={styles.side}>
        <Card
          title={t("quality.scoreSoFar")}
          note={!draft.elsewhere && t(draft.isDirty ? "quality.saving" : "quality.allSaved")}
        >
          <ScoreLine score={score} isFailed={isFailed} />
          {draft.failure !== "" && (
            <Banner
              tone="danger"
              action={<Button onPress={() => void draft.save().catch(() => undefined)}>{t("common.retry")}</Button>}
            >
              {draft.failure}
            </Banner>
          )}
          <p className={styles.said} role="status">
            {t("quality.openQuestions", { count: open.length })}
          </p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              isDisabled={draft.elsewhere !== null}
              isPending={submit.isPending}
              onPress={trySubmit}
            >
              {t("quality.submit")}
            </Button>
            {first && <Button onPress={() => goTo(first)}>{t("quality.nextOpen")}</Button>}
            {actions}
          </div>
        </Card>
        {children}
      </div>
    </div>
  );
};
