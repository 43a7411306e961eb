import { useWords } from "@evolve/i18n/react";
import { useApp } from "../app-context.ts";
import { ScheduleArt } from "./schedule-art.tsx";
import { useHydrated } from "./use-hydrated.ts";
import styles from "./frame.module.css";

/**
 * The right half of a wide screen: what the suite is for, or the brand's own page. That is shown without the rights of our
 * origin, reads nothing here and leads nowhere but into a new window; a narrow screen, which has no panel, does not load it.
 */
export const Panel = () => {
  const words = useWords();
  const { brandName, marketingUrl } = useApp().boot;
  const isHydrated = useHydrated();
  return (
    <aside className={styles.panel}>
      {marketingUrl !== "" && isHydrated ? (
        <iframe
          src={marketingUrl}
          title={words.t("signIn.marketingTitle", { brand: brandName })}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <>
          <ScheduleArt />
          <p className={styles.panelTitle}>{words.t("signIn.panelTitle")}</p>
          <p>{words.t("signIn.panelLead")}</p>
        </>
      )}
    </aside>
  );
};
