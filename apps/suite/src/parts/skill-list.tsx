import { organisationLimits } from "@evolve/contracts/organisation";
import { useWords } from "@evolve/i18n/react";
import { cx } from "@evolve/widgets/cx";
import styles from "./skill-list.module.css";

interface SkillListProps {
  readonly skills: readonly {
    readonly id: string;
    readonly name: string;
    readonly proficiency: number;
    /** False for a skill that is not graded: nothing is shown beside its name. */
    readonly proficiencyEnabled?: boolean;
  }[];
  /** `7 of 10`, of numbers as the reader writes them. */
  readonly levelText: (level: string, max: string) => string;
}

const best = organisationLimits.proficiencyMax;

/** Skills, each with how well it is mastered. */
export const SkillList = ({ skills, levelText }: SkillListProps) => {
  const words = useWords();
  return (
    <ul className={styles.skills}>
      {skills.map(({ id, name, proficiency, proficiencyEnabled = true }) => (
        <li key={id} className={styles.skill}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {proficiencyEnabled && (
            <>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(Math.min(proficiency, best) / best) * 100}%` }} />
              </span>
              <span className={cx(styles.level, "ev-num")}>
                {levelText(words.number(proficiency), words.number(best))}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
