import type { TradeCheck } from "@evolve/contracts/shift-trades";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { ruleWords } from "./rule-words.ts";
import parts from "./parts.module.css";

interface RuleResultsProps {
  /** Whose rules they are. */
  readonly title: string;
  readonly check: TradeCheck;
  readonly zone: string;
}

/** The rules that a trade would break for one person, or that it breaks none. */
export const RuleResults = ({ title, check: { broken, missingSkills }, zone }: RuleResultsProps) => {
  const words = useWords();
  const { t } = words;
  const isFine = broken.length + missingSkills.length === 0;
  return (
    <Banner tone={isFine ? "success" : "warning"}>
      <strong>{title}</strong>
      <ul className={parts.reasons}>
        {isFine && <li>{t("shiftTrades.noRuleBroken")}</li>}
        {broken.map((rule) => (
          <li key={`${rule.code} ${rule.date}`}>{ruleWords(words, rule, zone)}</li>
        ))}
        {missingSkills.length > 0 && (
          <li>{t("shiftTrades.skillsMissing", { skills: words.list([...missingSkills]) })}</li>
        )}
      </ul>
    </Banner>
  );
};
