import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import { type Answer, type Answers, answerTo, type OpenQuestion, scoreOf } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { StatusPill } from "@evolve/widgets/status-pill";
import { percentOf } from "./quality-words.ts";
import { QuestionAnswer } from "./question-answer.tsx";
import styles from "./quality.module.css";

interface AnsweredFormProps {
  readonly content: QualityFormContent;
  readonly answers: Answers;
  /** Without it the answers are read. */
  readonly onChange?: ((questionId: string, answer: Answer) => void) | undefined;
  readonly missing?: readonly OpenQuestion[];
}

/** Sections with their scores, and each question with its answer. */
export const AnsweredForm = ({ content, answers, onChange, missing = [] }: AnsweredFormProps) => {
  const { words } = useShell();
  const { t } = words;
  const { sections } = scoreOf(content, answers);
  return content.sections.map((section, at) => (
    <section key={section.id} className={styles.section} aria-labelledby={`section-${section.id}`}>
      <div className={styles.sectionHead}>
        <h2 id={`section-${section.id}`} dir="auto">
          {section.title}
        </h2>
        {sections[at]?.isFailed && <StatusPill tone="danger">{t("quality.failed")}</StatusPill>}
        <span className="ev-num">{percentOf(words, sections[at]?.score ?? null)}</span>
      </div>
      {section.questions.map((question, index) => (
        <QuestionAnswer
          key={question.id}
          question={question}
          number={`${at + 1}.${index + 1}`}
          answer={answerTo(question, answers)}
          {...(onChange && { onChange: (answer: Answer) => onChange(question.id, answer) })}
          missing={missing.find(({ questionId }) => questionId === question.id)?.reason}
        />
      ))}
    </section>
  ));
};
