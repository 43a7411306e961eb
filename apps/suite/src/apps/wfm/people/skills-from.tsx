import { organisationLimits } from "@evolve/contracts/organisation";
import type { SkillFrom } from "@evolve/contracts/planning-people";
import { useWords } from "@evolve/i18n/react";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { NumericSelector } from "@evolve/widgets/numeric-selector";
import { today } from "../../../parts/local-days.ts";
import { Day, OneOf, Periods } from "./periods.tsx";

const proficiencies = Array.from({ length: organisationLimits.proficiencyMax }, (_, index) => index + 1);

interface SkillsFromProps {
  readonly skills: readonly ChoiceOption[];
  readonly value: readonly SkillFrom[];
  readonly error: string | undefined;
  readonly onChange: (skills: SkillFrom[]) => void;
}

/** Skills, each with a proficiency and its first day. */
export const SkillsFrom = ({ skills, value, error, onChange }: SkillsFromProps) => {
  const { t } = useWords();
  const next = skills.find((option) => !value.some(({ skillId }) => skillId === option.id));
  return (
    <Periods
      legend={t("workPlans.skills")}
      value={value}
      error={error}
      onChange={onChange}
      made={
        next && (() => ({ skillId: next.id, proficiency: organisationLimits.proficiencyDefault, fromDay: today() }))
      }
      addLabel={t("workPlans.addSkill")}
    >
      {(skill, change) => (
        <>
          <OneOf
            label={t("workPlans.skill")}
            options={skills.filter(({ id }) => id === skill.skillId || !value.some(({ skillId }) => skillId === id))}
            value={skill.skillId}
            onChange={(skillId) => change({ skillId })}
          />
          <NumericSelector
            label={t("workPlans.proficiency")}
            value={skill.proficiency}
            values={proficiencies}
            onChange={(proficiency) => change({ proficiency })}
          />
          <Day
            label={t("workPlans.from")}
            isRequired
            value={skill.fromDay}
            onChange={(fromDay) => change({ fromDay: fromDay ?? "" })}
          />
        </>
      )}
    </Periods>
  );
};
