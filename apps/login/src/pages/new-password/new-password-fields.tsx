import { policyLines } from "@evolve/i18n/password-policy";
import { useWords } from "@evolve/i18n/react";
import { Checklist } from "@evolve/widgets/checklist";
import { PasswordField } from "@evolve/widgets/password-field";
import { type Ref, useId, useState } from "react";
import type { Authenticator } from "./authenticator.ts";
import styles from "./new-password.module.css";

interface NewPasswordFieldsProps {
  readonly authenticator: Authenticator;
  readonly userName: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A new password, the checklist of what it has to be, and the field that repeats it. */
export const NewPasswordFields = ({ authenticator, userName, errorOf, ref }: NewPasswordFieldsProps) => {
  const words = useWords();
  const listId = useId();
  const [password, setPassword] = useState("");
  const lines = policyLines(words, authenticator, password);
  const met = lines.filter(({ isMet }) => isMet).length;

  const texts = {
    size: "large",
    autoComplete: "new-password",
  } as const;

  return (
    <>
      {/* For password managers: the new password belongs to this user name. */}
      <input hidden readOnly type="text" autoComplete="username" value={userName} />
      <PasswordField
        {...texts}
        ref={ref}
        name="password"
        label={words.t("password.new")}
        describedBy={listId}
        error={errorOf("password")}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Checklist
        id={listId}
        className={styles.passwordRules}
        label={words.t("password.rules")}
        items={lines}
        progress={password === "" ? "" : words.t("password.progress", { met, total: lines.length })}
      />
      <PasswordField
        {...texts}
        name="confirmPassword"
        label={words.t("password.confirm")}
        error={errorOf("confirmPassword")}
      />
    </>
  );
};
