import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { useSyncExternalStore } from "react";
import { useApp } from "../app-context.ts";
import { currentYear, prerenderedYear } from "../year.ts";
import { LanguageSelect, type LanguageSelectProps } from "./language-select.tsx";
import styles from "./frame.module.css";

const never = (): (() => void) => () => undefined;

export const Footer = (props: LanguageSelectProps) => {
  const words = useWords();
  const { boot, openContact } = useApp();
  const year = useSyncExternalStore(never, currentYear, prerenderedYear);
  return (
    <footer className={styles.footer}>
      {/* The server writes it into the prerendered page, as it does with the brand's name. */}
      <p className={styles.coBrand} suppressHydrationWarning>
        {boot.coBrand}
      </p>
      <p>{words.t("signIn.copyright", { from: `${limits.copyrightFrom}`, year: `${year}` })}</p>
      <div className={styles.footerActions}>
        <button type="button" className={styles.textLink} onClick={openContact}>
          {words.t("common.contactUs")}
        </button>
        <LanguageSelect {...props} />
      </div>
    </footer>
  );
};
