import type { CallResult } from "@evolve/contracts/call";
import { mfaSecret } from "@evolve/contracts/factors";
import { OneTimeCode } from "@evolve/contracts/validators";
import { useWords } from "@evolve/i18n/react";
import { QrCode } from "@evolve/widgets/qr-code";
import { Spinner } from "@evolve/widgets/spinner";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { LaterWords } from "../../later-words.tsx";
import { Button } from "../../parts/button.tsx";
import { CodeField } from "../../parts/code-field.tsx";
import { IdentityPill } from "../../parts/identity-pill.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import styles from "./second-step.module.css";

const Schema = z.object({ totp: OneTimeCode });

interface EnrolStepProps {
  readonly userName: string;
  readonly notice: ReactNode;
  /** Another one after each refusal: the code has to be typed again, and an old secret is replaced. */
  readonly attempt: number;
  readonly isExpired: boolean;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onEnrol: (proof: { readonly totp: string; readonly enrolment: string }) => void;
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

const Enrol = ({ userName, notice, attempt, isExpired, isPending, onBack, onEnrol }: EnrolStepProps) => {
  const words = useWords();
  const { client } = useApp();
  const [secret, setSecret] = useState<CallResult<typeof mfaSecret>>();
  const [failure, setFailure] = useState("");
  const [asked, setAsked] = useState(0);
  const code = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema: Schema,
    showOn: "submit",
    onValid: ({ totp }) => onEnrol({ totp, enrolment: secret?.ticket ?? "" }),
  });
  const faults = useFaults(form);

  const round = isExpired ? attempt : 0;
  useEffect(() => {
    const gone = new AbortController();
    client.call(mfaSecret, { query: { userName } }, { signal: gone.signal }).then(
      (answer) => {
        setFailure("");
        setSecret(answer);
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setFailure(refusalOf(error).code);
      },
    );
    return () => gone.abort();
  }, [client, userName, round, asked]);
  useEffect(() => {
    if (attempt > 0) code.current?.select();
  }, [attempt]);

  return (
    <>
      <PageHeading title={words.t("secondStep.enrolTitle")} lead={words.t("secondStep.enrolLead")} />
      <IdentityPill userName={userName} onBack={onBack} />
      {notice}
      {failure !== "" && (
        <>
          <p role="alert">{words.error(failure)}</p>
          <Button onClick={() => setAsked(asked + 1)}>{words.t("common.retry")}</Button>
        </>
      )}
      {secret === undefined ? (
        failure === "" && <Spinner size="large" />
      ) : (
        <form method="dialog" className="form" {...form.handlers}>
          <div>
            <p>{words.t("secondStep.enrolScan")}</p>
            <div className={styles.qr}>
              <QrCode text={secret.address} label={words.t("secondStep.enrolQr")} />
            </div>
            <p>
              {words.t("secondStep.enrolType")} <strong>{inGroups(secret.secret)}</strong>
            </p>
          </div>
          <CodeField
            ref={code}
            name="totp"
            label={words.t("signIn.code")}
            description={words.t("secondStep.enrolCodeHint")}
            error={faults("totp")}
          />
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.t("secondStep.enrolConfirm")}
          </Button>
        </form>
      )}
    </>
  );
};

/** The organization requires two-step verification, and the person who signs in has none yet. */
export const EnrolStep = (props: EnrolStepProps) => (
  <LaterWords>
    <Enrol {...props} />
  </LaterWords>
);
