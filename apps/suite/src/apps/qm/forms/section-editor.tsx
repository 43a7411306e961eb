import { qualityFormLimits } from "@evolve/contracts/quality-forms";
import type { PlacedProblem, Score } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { TextField } from "@evolve/widgets/text-field";
import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import type { ComponentProps } from "react";
import { percentOf } from "../../../parts/quality/quality-words.ts";
import { moved, newQuestion, replaced, type Section, without } from "./edit-form.ts";
import { beside, focusPlace, placeId } from "./focus-place.ts";
import { problemNames } from "./form-words.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import { useReorder } from "./use-reorder.ts";
import { WeightField } from "./weight-field.tsx";
import styles from "./forms.module.css";

interface SectionEditorProps {
  readonly section: Section;
  readonly at: number;
  readonly count: number;
  /** Shares of the whole score. */
  readonly shares: Score["sections"][number] | undefined;
  /** What keeps it from being published, once that was tried. */
  readonly problems: readonly PlacedProblem[];
  /** What it is dragged by, and where it is dropped. */
  readonly grip: ComponentProps<"span">;
  readonly place: ComponentProps<"section">;
  readonly onChange: (section: Section) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A section with its questions, which are moved by dragging or by their buttons. */
export const SectionEditor = ({ section, at, count, shares, problems, ...on }: SectionEditorProps) => {
  const { words } = useShell();
  const { t } = words;
  const { questions } = section;
  const change = (part: Partial<Section>): void => on.onChange({ ...section, ...part });
  const move = (from: number, to: number): void => change({ questions: moved(questions, from, to) });
  const reorder = useReorder(move);
  const problemsOf = (questionId: string | null) =>
    problems
      .filter((one) => one.sectionId === section.id && one.questionId === questionId)
      .map(({ problem }) => (
        <p key={problem} className={styles.problem}>
          {t(problemNames[problem])}
        </p>
      ));
  const name = t("quality.sectionNumber", { number: at + 1 });
  return (
    <section
      className={styles.section}
      role="group"
      aria-label={name}
      id={placeId(section.id)}
      tabIndex={-1}
      {...on.place}
    >
      <div className={styles.head}>
        <span className={styles.grip} {...on.grip}>
          <GripVertical />
        </span>
        <h2>
          {name} · {percentOf(words, shares?.share ?? 0)}
        </h2>
        <MoveButtons name={name} at={at} count={count} onMove={on.onMove} onRemove={on.onRemove} />
      </div>
      {problemsOf(null)}
      <div className={styles.fields}>
        <TextField
          label={t("quality.sectionTitle")}
          autoComplete="off"
          isRequired
          maxLength={qualityFormLimits.titleMax}
          value={section.title}
          onChange={(title) => change({ title })}
        />
        <WeightField label={t("quality.weight")} value={section.weight} onChange={(weight) => change({ weight })} />
      </div>
      {questions.map((question, index) => {
        const title = t("quality.questionNumber", { number: `${at + 1}.${index + 1}` });
        return (
          <div
            key={question.id}
            className={styles.question}
            role="group"
            aria-label={title}
            id={placeId(question.id)}
            tabIndex={-1}
            {...reorder.placeOf(index)}
          >
            <div className={styles.head}>
              <span className={styles.grip} {...reorder.gripOf(index)}>
                <GripVertical />
              </span>
              <h3>
                {title} · {percentOf(words, shares?.questions[index]?.share ?? 0)}
              </h3>
              <MoveButtons
                name={title}
                at={index}
                count={questions.length}
                onMove={(to) => {
                  move(index, to);
                  if (to === 0 || to === questions.length - 1) focusPlace(question.id);
                }}
                onRemove={() => {
                  change({ questions: without(questions, index) });
                  focusPlace((beside(questions, index) ?? section).id);
                }}
              />
            </div>
            {problemsOf(question.id)}
            <QuestionEditor
              question={question}
              onChange={(next) => change({ questions: replaced(questions, index, next) })}
            />
          </div>
        );
      })}
      {questions.length < qualityFormLimits.questionsMax && (
        <Button icon={<Plus />} onPress={() => change({ questions: [...questions, newQuestion()] })}>
          {t("quality.addQuestion")}
        </Button>
      )}
    </section>
  );
};
