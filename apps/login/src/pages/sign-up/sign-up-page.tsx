import { limits } from "@evolve/contracts/limits";
import { AccountFields, createAccount } from "@evolve/contracts/sign-up";
import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import { TextField } from "@evolve/widgets/text-field";
import MailCheck from "lucide-react/icons/mail-check";
import { useRef, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button } from "../../parts/button.tsx";
import { Heading } from "../../parts/page-heading.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import { hashOf } from "../../router.ts";
import { BackToLogin, MessagePage } from "../messages/message-page.tsx";
import styles from "../new-password/new-password.module.css";
import { Notice } from "../sign-in/notice.tsx";

/** Asks for an account of one's own. What it says is the same whether the address is known, welcome or neither. */
export const SignUpPage = () => {
  const words = useWords();
  const { client } = useApp();
  const [askedFor, setAskedFor] = useState<string>();
  const [failure, setFailure] = useState<CallError>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const send = async (account: AccountFields): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await client.call(createAccount, { body: account }, { retryAfter: true });
      setAskedFor(account.emailAddress);
    } catch (error) {
      setFailure(refusalOf(error));
    } finally {
      setPending(false);
    }
  };
  const form = useForm({ schema: AccountFields, showOn: "submit", onValid: (account) => void send(account) });
  const faults = useFaults(form);
  useTakeFocus(field);

  if (askedFor !== undefined)
    return (
      <MessagePage
        icon={<MailCheck aria-hidden="true" />}
        title={words.t("account.checkEmailTitle")}
        lead={words.t("account.signUpSent", { email: askedFor })}
      >
        <BackToLogin />
      </MessagePage>
    );
  return (
    <>
      <Heading title={words.t("account.signUpTitle")} lead={words.t("account.signUpLead")} />
      <Notice content={failure && { tone: "danger", text: words.error(failure.code) }} />
      <form method="dialog" className="form" {...form.handlers}>
        <TextField
          ref={field}
          name="firstName"
          label={words.t("account.firstName")}
          size="large"
          autoComplete="given-name"
          maxLength={limits.nameMax}
          isRequired
          error={faults("firstName")}
        />
        <TextField
          name="lastName"
          label={words.t("account.lastName")}
          size="large"
          autoComplete="family-name"
          maxLength={limits.nameMax}
          error={faults("lastName")}
        />
        <TextField
          name="emailAddress"
          label={words.t("account.workEmail")}
          size="large"
          type="email"
          autoComplete="email"
          placeholder={words.t("signIn.userNameExample")}
          maxLength={limits.emailMax}
          isRequired
          error={faults("emailAddress")}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.t("account.signUp")}
        </Button>
        <div className={styles.formAfter}>
          <a href={hashOf("/")}>{words.t("account.backToSignIn")}</a>
        </div>
      </form>
    </>
  );
};
