import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button, ButtonLink } from "../../parts/button.tsx";
import { hashOf } from "../../router.ts";
import styles from "./logout.module.css";

/** What could not be ended is never shown as a success; it can be tried again. */
export const LogoutFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useWords();
  return (
    <>
      <Banner tone="danger" className="notice">
        {words.t("account.logoutFailed")}
      </Banner>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {words.t("common.retry")}
        </Button>
        <ButtonLink href={hashOf("/")}>{words.t("signIn.backToLogin")}</ButtonLink>
      </div>
    </>
  );
};
