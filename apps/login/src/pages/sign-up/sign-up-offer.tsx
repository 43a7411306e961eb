import { useWords } from "@evolve/i18n/react";
import { hashOf } from "../../router.ts";
import styles from "./sign-up.module.css";

/** Under the first step of a host whose organization lets its people register themselves. */
export const SignUpOffer = () => {
  const words = useWords();
  return (
    <p className={styles.offer}>
      {words.t("signIn.noAccount")} <a href={hashOf("/signUp")}>{words.t("signIn.signUp")}</a>
    </p>
  );
};
