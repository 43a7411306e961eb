import { useWords } from "@evolve/i18n/react";
import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import type { LanguageSelectProps } from "./language-select.tsx";
import { LoginBanner } from "./login-banner.tsx";
import { PageNotice, type PageNoticeContent } from "./page-notice.tsx";
import { Panel } from "./panel.tsx";
import styles from "./frame.module.css";

interface FrameProps extends LanguageSelectProps {
  /** What is said to a screen reader next. */
  readonly announcement: string;
  readonly notice: PageNoticeContent | undefined;
  readonly onNoticeDismiss: () => void;
  readonly children: ReactNode;
}

/** What stands around every page of the sign-in area. */
export const Frame = ({ announcement, notice, onNoticeDismiss, onLanguage, children }: FrameProps) => {
  const words = useWords();
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        <Brand />
        <main className={styles.main}>
          <LoginBanner />
          <noscript>
            <p className={styles.noScript}>{words.t("signIn.noScript")}</p>
          </noscript>
          {notice && <PageNotice content={notice} onDismiss={onNoticeDismiss} />}
          {children}
        </main>
        <Footer onLanguage={onLanguage} />
        <p className="ev-sr" role="status">
          {announcement}
        </p>
      </div>
      <Panel />
    </div>
  );
};
