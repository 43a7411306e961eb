import { qualityFormLimits } from "@evolve/contracts/quality-forms";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { IconButton } from "@evolve/widgets/icon-button";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { answerOf, newOption, type Question, replaced, without } from "./edit-form.ts";
import { type AnswerName, answerNames, commentNames, criticalNames, nameOfAnswer } from "./form-words.ts";
import { WeightField } from "./weight-field.tsx";
import styles from "./forms.module.css";

interface QuestionEditorProps {
  readonly question: Question;
  readonly onChange: (question: Question) => void;
}

type Choice = Extract<Question["answer"], { kind: "choice" }>;

const Options = ({ answer, onChange }: { readonly answer: Choice; readonly onChange: (answer: Choice) => void }) => {
  const { t } = useShell().words;
  const { options } = answer;
  const change = (next: Choice["options"]): void => onChange({ ...answer, options: next });
  return (
    <div className={styles.options}>
      {options.map((option, at) => (
        <div key={option.id} className={styles.option}>
          <TextField
            label={t("quality.optionNumber", { number: at + 1 })}
            autoComplete="off"
            maxLength={qualityFormLimits.titleMax}
            value={option.text}
            onChange={(text) => change(replaced(options, at, { ...option, text }))}
          />
          <WeightField
            label={t("quality.points")}
            value={option.points}
            onChange={(points) => change(replaced(options, at, { ...option, points }))}
          />
          <IconButton
            label={t("quality.remove", { name: t("quality.optionNumber", { number: at + 1 }) })}
            icon={<X />}
            onPress={() => change(without(options, at))}
          />
        </div>
      ))}
      {options.length < qualityFormLimits.optionsMax && (
        <Button size="small" icon={<Plus />} onPress={() => change([...options, newOption(0)])}>
          {t("quality.addOption")}
        </Button>
      )}
    </div>
  );
};

const optionsOf = <K extends string>(t: (key: never) => string, names: Readonly<Record<K, string>>) =>
  (Object.keys(names) as K[]).map((id) => ({ id, label: t(names[id] as never) }));

/** The words of a question, how it is answered, and how much it counts. */
export const QuestionEditor = ({ question, onChange }: QuestionEditorProps) => {
  const { t } = useShell().words;
  const change = (part: Partial<Question>): void => onChange({ ...question, ...part });
  const { answer } = question;
  const isScored = answer.kind !== "text";
  return (
    <>
      <TextField
        label={t("quality.questionText")}
        autoComplete="off"
        isRequired
        maxLength={qualityFormLimits.textMax}
        value={question.text}
        onChange={(text) => change({ text })}
      />
      <TextField
        label={t("quality.questionHelp")}
        autoComplete="off"
        maxLength={qualityFormLimits.helpMax}
        value={question.help}
        onChange={(help) => change({ help })}
      />
      <div className={styles.fields}>
        <Select
          label={t("quality.answerKind")}
          placeholder=""
          options={optionsOf(t as never, answerNames)}
          value={nameOfAnswer(answer)}
          onChange={(name) => change({ answer: answerOf(name as AnswerName) })}
        />
        {isScored && (
          <>
            <WeightField
              label={t("quality.weight")}
              value={question.weight}
              onChange={(weight) => change({ weight })}
            />
            <Select
              label={t("quality.critical")}
              placeholder=""
              options={optionsOf(t as never, criticalNames)}
              value={question.critical}
              onChange={(critical) => change({ critical: critical as Question["critical"] })}
            />
          </>
        )}
        <Select
          label={t("quality.comment")}
          placeholder=""
          options={optionsOf(t as never, commentNames)}
          value={question.comment}
          onChange={(comment) => change({ comment: comment as Question["comment"] })}
        />
      </div>
      {answer.kind === "choice" && <Options answer={answer} onChange={(next) => change({ answer: next })} />}
      <Checkbox isSelected={question.allowsNotApplicable} onChange={(is) => change({ allowsNotApplicable: is })}>
        {t("quality.allowNotApplicable")}
      </Checkbox>
    </>
  );
};
