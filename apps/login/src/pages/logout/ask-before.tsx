import { useWords } from "@evolve/i18n/react";
import { type PropsWithChildren, useState } from "react";
import { useApp } from "../../app-context.ts";
import { Button } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import styles from "./logout.module.css";

/** Asks people whom another site has led here before it signs them out: following a link is not a wish to sign out. */
export const AskBefore = ({ children }: PropsWithChildren) => {
  const words = useWords();
  const { boot } = useApp();
  const [isAgreed, setAgreed] = useState(!boot.isFromOtherSite);
  if (isAgreed) return children;
  return (
    <>
      <PageHeading title={words.t("openid.endTitle")} lead={words.t("openid.endLeadAnybody")} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setAgreed(true)}>
          {words.t("openid.endYes")}
        </Button>
        <Button onClick={() => location.replace("/")}>{words.t("openid.endNo")}</Button>
      </div>
    </>
  );
};
