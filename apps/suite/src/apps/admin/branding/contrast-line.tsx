import { contrastOf, enoughContrast } from "@evolve/contracts/contrast";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { textOn } from "./text-on.ts";
import parts from "../../../parts/parts.module.css";
import styles from "./branding.module.css";

interface ContrastLineProps {
  readonly text: string;
  readonly background: string;
  readonly onSuggest: (colour: string) => void;
}

/** Whether text in the header can be read, and a colour in which it can. */
export const ContrastLine = ({ text, background, onSuggest }: ContrastLineProps) => {
  const words = useWords();
  const { t } = words;
  const ratio = contrastOf(text, background);
  if (ratio === null) return null;
  const isGood = ratio >= enoughContrast;
  const suggested = textOn(background);
  return (
    <div className={styles.contrast} role="status">
      <span className={parts.quiet}>
        {t("branding.contrast", { ratio: words.number(Math.floor(ratio * 10) / 10) })}{" "}
        <StatusPill tone={isGood ? "success" : "danger"}>
          {t(isGood ? "branding.contrastGood" : "branding.contrastBad")}
        </StatusPill>
      </span>
      {!isGood && <Button onPress={() => onSuggest(suggested)}>{t("branding.suggest", { color: suggested })}</Button>}
    </div>
  );
};
