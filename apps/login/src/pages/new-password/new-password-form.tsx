import { useWords } from "@evolve/i18n/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../parts/button.tsx";
import { CodeField } from "../../parts/code-field.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import type { Authenticator } from "./authenticator.ts";
import { type AskedCodes, type NewPasswordForm as Values, newPasswordSchema } from "./new-password.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** What the server refused about one field. A new object for each refusal, so that the field gets the focus each time. */
export interface RefusedField {
  readonly field: keyof Values;
  readonly text: string;
}

interface NewPasswordFormProps {
  readonly authenticator: Authenticator;
  readonly userName: string;
  readonly codes: AskedCodes;
  readonly refused: RefusedField | undefined;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: (values: Values) => void;
  /** What stands under the button. */
  readonly children?: ReactNode;
}

/** A new password with its checklist and the codes that it has to come with. What was typed stays in its fields. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const { authenticator, userName, codes, refused, submitLabel, isPending, onSubmit, children } = props;
  const words = useWords();
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const form = useForm({ schema: newPasswordSchema(authenticator, codes), showOn: "leaving", onValid: onSubmit });
  const faults = useFaults(form);
  /** The refusal that has been answered by typing again. */
  const [answered, setAnswered] = useState<RefusedField>();
  const isRefused = (field: string): boolean => refused !== answered && refused?.field === field;
  const errorOf = (field: string) => faults(field) ?? (isRefused(field) ? refused?.text : undefined);
  useTakeFocus(first);

  useEffect(() => {
    if (refused === undefined) return;
    const field = element.current?.elements.namedItem(refused.field);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [refused]);

  return (
    <form
      ref={element}
      method="dialog"
      className="form"
      {...form.handlers}
      onInput={(event) => {
        setAnswered(refused);
        form.handlers.onInput(event);
      }}
    >
      {codes.confirmationCode && (
        <CodeField
          ref={first}
          name="confirmationCode"
          label={words.t("account.confirmationCode")}
          description={words.t("account.confirmationCodeHint")}
          error={errorOf("confirmationCode")}
        />
      )}
      <NewPasswordFields
        authenticator={authenticator}
        userName={userName}
        errorOf={errorOf}
        {...(!codes.confirmationCode && { ref: first })}
      />
      {codes.totp && (
        <CodeField
          name="totp"
          label={words.t("signIn.code")}
          description={words.t("account.totpHint")}
          error={errorOf("totp")}
        />
      )}
      <Button type="submit" variant="primary" isPending={isPending}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
};
