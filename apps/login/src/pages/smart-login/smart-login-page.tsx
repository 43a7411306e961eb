import { Credentials } from "@evolve/contracts/authentication";
import { codeOf } from "@evolve/contracts/errors";
import { useWords } from "@evolve/i18n/react";
import { PasswordField } from "@evolve/widgets/password-field";
import { TextField } from "@evolve/widgets/text-field";
import { type SubmitEvent, useEffect, useRef } from "react";
import { OneTimeCode } from "@evolve/contracts/validators";
import * as z from "zod/mini";
import { Button } from "../../parts/button.tsx";
import { CodeField } from "../../parts/code-field.tsx";
import { Heading } from "../../parts/page-heading.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import { hashOf, usePlace } from "../../router.ts";
import { describeFailure } from "../sign-in/failure.ts";
import { EmailSentStep } from "../sign-in/email-sent-step.tsx";
import { Notice, type NoticeContent } from "../sign-in/notice.tsx";
import { PasswordStep } from "../sign-in/password-step.tsx";
import { LeavingStep } from "../sign-in/stopped-steps.tsx";
import { EnrolStep, RecoveryStep } from "../second-step/lazy-second-step.tsx";
import { useSmartLogin } from "./use-smart-login.ts";

const Schema = z.pick(Credentials, { userName: true, password: true });
const SchemaWithCode = z.extend(Schema, { totp: OneTimeCode });
const Named = z.object({ userName: Credentials.shape.userName, password: z.literal("") });

/** User name and password in one form, for tools and people that need both at once. */
export const SmartLoginPage = () => {
  const words = useWords();
  const { parameters } = usePlace();
  const hasAutoLogout = parameters.has("autoLogout");
  const flow = useSmartLogin(hasAutoLogout);
  const { step, refusal, isPending } = flow;
  const isForm = step.name === "form";
  const needsCode = isForm && step.needsCode;
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const form = useForm<typeof Schema | typeof SchemaWithCode>({
    schema: needsCode ? SchemaWithCode : Schema,
    showOn: "submit",
    onValid: flow.submit,
  });
  const faults = useFaults(form);
  useTakeFocus(first);
  useEffect(() => {
    if (refusal === undefined || !isForm) return;
    const field = element.current?.elements.namedItem(needsCode ? "totp" : "password");
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [refusal, needsCode, isForm]);

  const failure: NoticeContent | undefined = refusal && { tone: "danger", ...describeFailure(refusal, words) };
  const common = { isPending, onBack: flow.goBack };
  switch (step.name) {
    case "leaving":
      return <LeavingStep />;
    case "emailSent":
      return <EmailSentStep userName={step.userName} refusal={step.refusal} onBack={flow.goBack} />;
    case "recovery":
      return <RecoveryStep codes={step.codes} isPending={isPending} onContinue={flow.goOn} />;
    case "enrol":
      return (
        <EnrolStep
          {...common}
          userName={step.credentials.userName}
          notice={<Notice content={failure} />}
          attempt={step.attempt}
          isExpired={refusal?.code === codeOf("enrolmentExpired")}
          onEnrol={(proof) => flow.submit({ ...step.credentials, ...proof })}
        />
      );
    case "proof":
      return (
        <PasswordStep
          {...common}
          userName={step.userName}
          needsCode
          wantedWay="passkey"
          notice={failure}
          retry={step.retry}
          onSubmit={flow.submit}
        />
      );
    case "form":
  }
  const notice = failure ?? (hasAutoLogout ? { tone: "info" as const, text: words.t("signIn.autoLogout") } : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    form.handlers.onSubmit(event);
    // Somebody with an identity provider has no password to type here.
    const { data } = z.safeParse(Named, Object.fromEntries(new FormData(event.currentTarget)));
    if (data) flow.seekProvider(data.userName);
  };
  return (
    <>
      <Heading title={words.t("signIn.title")} lead={words.t("account.smartLoginLead")} />
      <Notice content={notice} />
      <form ref={element} method="dialog" className="form" {...form.handlers} onSubmit={submit}>
        <TextField
          ref={first}
          name="userName"
          label={words.t("signIn.userName")}
          size="large"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={words.t("signIn.userNameExample")}
          defaultValue={flow.userName || (parameters.get("userName") ?? "")}
          error={faults("userName")}
        />
        <PasswordField
          name="password"
          label={words.t("signIn.password")}
          size="large"
          autoComplete="current-password"
          labelEnd={
            <a className="field-link" href={hashOf("/recoverPassword", { smartLogin: "true" })}>
              {words.t("signIn.forgotPassword")}
            </a>
          }
          error={faults("password")}
        />
        {needsCode && <CodeField name="totp" label={words.t("signIn.code")} error={faults("totp")} />}
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.t("signIn.signIn")}
        </Button>
      </form>
    </>
  );
};
