import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { PlacedProblem } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { placeId } from "./focus-place.ts";
import { problemNames } from "./form-words.ts";
import styles from "./forms.module.css";

interface ProblemListProps {
  readonly problems: readonly PlacedProblem[];
  readonly content: QualityFormContent;
}

const goTo = (id: string): void => {
  const place = document.getElementById(placeId(id));
  place?.focus();
  place?.scrollIntoView({ block: "center" });
};

/** What keeps the form from being published; each leads to its place. */
export const ProblemList = ({ problems, content }: ProblemListProps) => {
  const { t } = useShell().words;
  const placeOf = ({ sectionId, questionId }: PlacedProblem): string => {
    const at = content.sections.findIndex(({ id }) => id === sectionId);
    const index = content.sections[at]?.questions.findIndex(({ id }) => id === questionId) ?? -1;
    return index < 0
      ? t("quality.sectionNumber", { number: at + 1 })
      : t("quality.questionNumber", { number: `${at + 1}.${index + 1}` });
  };
  return (
    <Banner tone="danger" title={t("quality.problems")} isAnnounced>
      <ul className={styles.problems}>
        {problems.map((one) => {
          const id = one.questionId ?? one.sectionId;
          return (
            <li key={`${id} ${one.problem}`}>
              {id !== null && (
                <Button size="small" variant="ghost" onPress={() => goTo(id)}>
                  {placeOf(one)}
                </Button>
              )}{" "}
              {t(problemNames[one.problem])}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
};
