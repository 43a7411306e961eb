import { useWords } from "@evolve/i18n/react";
import { EmptyState } from "@evolve/widgets/empty-state";
import Star from "lucide-react/icons/star";
import { Card } from "../../../parts/card.tsx";
import { SkillList } from "../../../parts/skill-list.tsx";
import type { Overview } from "./overview.ts";

/** Skills, the best first, each with how well it is mastered. */
export const SkillsCard = ({ overview: { skills } }: { readonly overview: Overview }) => {
  const words = useWords();
  return (
    <Card title={words.t("mySpace.skills")}>
      {skills.length === 0 ? (
        <EmptyState icon={<Star />} title={words.t("mySpace.noSkillsTitle")} text={words.t("mySpace.noSkillsText")} />
      ) : (
        <SkillList skills={skills} levelText={(level, max) => words.t("mySpace.proficiency", { level, max })} />
      )}
    </Card>
  );
};
