import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import { EmptyState } from "@evolve/widgets/empty-state";
import Star from "lucide-react/icons/star";
import { Card } from "../../../parts/card.tsx";
import type { Overview } from "./overview.ts";
import styles from "./home.module.css";

const best = 10;

/** Skills, the best first, each with how well it is mastered. */
export const SkillsCard = ({ overview: { skills } }: { readonly overview: Overview }) => {
  const words = useWords();
  return (
    <Card title={words.t("mySpace.skills")}>
      {skills.length === 0 ? (
        <EmptyState icon={<Star />} title={words.t("mySpace.noSkillsTitle")} text={words.t("mySpace.noSkillsText")} />
      ) : (
        <ul className={styles.skills}>
          {skills.map(({ id, name, proficiency }) => (
            <li key={id} className={styles.skill}>
              <span className={styles.skillName}>{name}</span>
              <span className={styles.skillBar} aria-hidden="true">
                <span style={{ width: `${(Math.min(proficiency, best) / best) * 100}%` }} />
              </span>
              <span className={cx(styles.skillLevel, "ev-num")}>
                {words.t("mySpace.proficiency", { level: words.number(proficiency), max: words.number(best) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
