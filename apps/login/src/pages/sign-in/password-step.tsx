import { Credentials, type login } from "@evolve/contracts/authentication";
import type { CallInput } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { PasswordField } from "@evolve/widgets/password-field";
import { useEffect, useRef, useState } from "react";
import { OneTimeCode } from "@evolve/contracts/validators";
import * as z from "zod/mini";
import { useApp } from "../../app-context.ts";
import { CodeField } from "../../parts/code-field.tsx";
import { IdentityPill } from "../../parts/identity-pill.tsx";
import { Heading } from "../../parts/page-heading.tsx";
import { Button } from "../../parts/button.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import { refusalOf } from "../../failures.ts";
import { hashOf } from "../../router.ts";
import { OtherField, OtherWays } from "../second-step/lazy-second-step.tsx";
import type { Way } from "../second-step/other-ways.tsx";
import { Notice, type NoticeContent } from "./notice.tsx";

const Schema = z.pick(Credentials, { userName: true, password: true });
const SchemaWithCode = z.extend(Schema, { totp: OneTimeCode });

const SchemaWithRecoveryCode = z.extend(Schema, { recoveryCode: z.string().check(z.minLength(1, "required")) });

const schemas = { totp: SchemaWithCode, recoveryCode: SchemaWithRecoveryCode, passkey: Schema };

type OtherProof = Pick<CallInput<typeof login>["body"], "recoveryCode" | "passkey" | "enrolment">;
export type OfferedCredentials = z.output<typeof Credentials> & OtherProof;

interface PasswordStepProps {
  readonly userName: string;
  readonly needsCode: boolean;
  /** Where another way than the code was asked for, or is the only one. */
  readonly wantedWay: Way | undefined;
  readonly notice: NoticeContent | undefined;
  /** The field that the last refusal was about; it gets the focus back with its text selected. */
  readonly retry: { readonly field: "password" | "totp" } | undefined;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onSubmit: (credentials: OfferedCredentials) => void;
}

/** Step 2: the password and, where the account needs it, the one-time code. What was typed stays in its fields until it has been accepted. */
export const PasswordStep = (props: PasswordStepProps) => {
  const { userName, needsCode, wantedWay, notice, retry, isPending, onBack, onSubmit } = props;
  const words = useWords();
  const { announce, client } = useApp();
  const [way, setWay] = useState<Way>(wantedWay ?? "totp");
  const [failure, setFailure] = useState<NoticeContent>();
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const submit = async (credentials: OfferedCredentials): Promise<void> => {
    setFailure(undefined);
    if (!needsCode || way !== "passkey") return onSubmit(credentials);
    try {
      const { askPasskey } = await import("../second-step/ask-passkey.ts");
      onSubmit({ ...credentials, passkey: await askPasskey(client, { alone: false }) });
    } catch (error) {
      setFailure({ tone: "danger", text: words.error(refusalOf(error).code) });
    }
  };
  const form = useForm<(typeof schemas)[Way]>({
    schema: needsCode ? schemas[way] : Schema,
    showOn: "submit",
    onValid: (values) => void submit(values),
  });
  const faults = useFaults(form);
  const title = words.t("signIn.welcome");
  const lead = words.t(needsCode ? "signIn.passwordAndCodeLead" : "signIn.passwordLead");

  useTakeFocus(password);
  useEffect(() => announce(`${title}. ${lead}`), [announce, title, lead]);
  useEffect(() => {
    if (retry === undefined) return;
    const field = (retry.field === "totp" ? code : password).current;
    field?.focus();
    field?.select();
  }, [retry]);

  return (
    <>
      <Heading title={title} lead={lead} />
      <IdentityPill userName={userName} onBack={onBack} />
      <Notice content={failure ?? notice} />
      <form method="dialog" className="form" {...form.handlers}>
        {/* For password managers: what they fill in or save belongs to this user name. */}
        <input hidden readOnly type="text" name="userName" autoComplete="username" value={userName} />
        <PasswordField
          ref={password}
          name="password"
          label={words.t("signIn.password")}
          size="large"
          autoComplete="current-password"
          labelEnd={
            <a className="field-link" href={hashOf("/recoverPassword", { userName })}>
              {words.t("signIn.forgotPassword")}
            </a>
          }
          error={faults("password")}
        />
        {needsCode && way === "totp" && (
          <CodeField ref={code} name="totp" label={words.t("signIn.code")} error={faults("totp")} />
        )}
        {needsCode && <OtherField way={way} error={faults("recoveryCode")} />}
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.t("signIn.signIn")}
        </Button>
      </form>
      {needsCode && <OtherWays way={way} onWay={setWay} />}
    </>
  );
};
