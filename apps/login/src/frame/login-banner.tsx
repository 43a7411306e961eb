import { useApp } from "../app-context.ts";
import { useHydrated } from "./use-hydrated.ts";
import styles from "./frame.module.css";

/** The tenant's notice above the form: plain text with its line breaks. */
export const LoginBanner = () => {
  const { loginBanner } = useApp().boot;
  const isHydrated = useHydrated();
  if (loginBanner === null || !isHydrated) return null;
  const { message, colours } = loginBanner;
  return (
    <p className={styles.loginBanner} style={colours}>
      {message}
    </p>
  );
};
