import { Credentials } from "@evolve/contracts/authentication";
import { forgotPassword } from "@evolve/contracts/passwords";
import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import { TextField } from "@evolve/widgets/text-field";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button } from "../../parts/button.tsx";
import { Heading } from "../../parts/page-heading.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import { hashOf, redirect, usePlace } from "../../router.ts";
import { findAuthenticator } from "../new-password/authenticator.ts";
import { Notice } from "../sign-in/notice.tsx";
import { CheckEmail } from "./check-email.tsx";
import styles from "../new-password/new-password.module.css";

const Schema = z.pick(Credentials, { userName: true });

/** Asks for a mail by which a forgotten password can be reset. What it says is the same whether or not anybody has the name. */
export const RecoverPasswordPage = () => {
  const words = useWords();
  const { client } = useApp();
  const { parameters } = usePlace();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<CallError>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const back = hashOf(parameters.get("smartLogin") === "true" ? "/smartlogin" : "/");

  const send = async ({ userName }: { readonly userName: string }): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      const [, { idmType }] = await Promise.all([
        client.call(forgotPassword, { body: { userName } }, { retryAfter: true }),
        findAuthenticator(client, userName, "EVOLVE"),
      ]);
      // The Cognito-style mail has no link, only the code that the next page asks for.
      if (idmType === "EVOLVECG") redirect("/resetPassword", { idmType: "2", userName });
      else setSentTo(userName);
    } catch (error) {
      setFailure(refusalOf(error));
    } finally {
      setPending(false);
    }
  };
  const form = useForm({ schema: Schema, showOn: "submit", onValid: (values) => void send(values) });
  const faults = useFaults(form);
  useTakeFocus(field);

  if (sentTo !== undefined)
    return (
      <CheckEmail userName={sentTo} lead={words.t("account.checkEmailLead", { userName: sentTo })} backTo={back} />
    );
  return (
    <>
      <Heading title={words.t("account.recoverTitle")} lead={words.t("account.recoverLead")} />
      <Notice content={failure && { tone: "danger", text: words.error(failure.code) }} />
      <form method="dialog" className="form" {...form.handlers}>
        <TextField
          ref={field}
          name="userName"
          label={words.t("account.userNameOrEmail")}
          size="large"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={words.t("signIn.userNameExample")}
          defaultValue={parameters.get("userName") ?? ""}
          error={faults("userName")}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.t("account.continue")}
        </Button>
        <div className={styles.formAfter}>
          <a href={back}>{words.t("account.backToSignIn")}</a>
        </div>
      </form>
    </>
  );
};
