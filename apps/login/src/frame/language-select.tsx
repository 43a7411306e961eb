import { useWords } from "@evolve/i18n/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type Language, languages, localeOf, ownNames } from "../words.ts";
import styles from "./frame.module.css";

export interface LanguageSelectProps {
  readonly onLanguage: (language: Language) => void;
}

/** A native select: it opens as the platform's own does, and works before anything else on the page does. */
export const LanguageSelect = ({ onLanguage }: LanguageSelectProps) => {
  const words = useWords();
  return (
    <span className={styles.language}>
      <select
        aria-label={words.t("signIn.language")}
        value={words.language}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          const chosen = languages.find((language) => language === currentTarget.value);
          if (chosen !== undefined) onLanguage(chosen);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={localeOf(language)}>
            {ownNames[language]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
};
