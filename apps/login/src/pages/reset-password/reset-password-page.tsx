import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";
import { Heading, PageHeading } from "../../parts/page-heading.tsx";
import { Retry } from "../../parts/retry.tsx";
import { hashOf } from "../../router.ts";
import { NewPasswordForm } from "../new-password/new-password-form.tsx";
import { SendAgain } from "../recover-password/send-again.tsx";
import { nameOf, type ResetWay } from "./reset-way.ts";
import { useReset } from "./use-reset.ts";
import styles from "../new-password/new-password.module.css";

interface Header {
  readonly title: PlainKey;
  readonly lead: "account.resetLead" | "account.resetCodeLead" | "account.expiredLead" | "account.mismatchLead";
  readonly submit: PlainKey;
}

const headers: Readonly<Record<"link" | "code" | "expired" | "mismatch", Header>> = {
  link: { title: "account.resetTitle", lead: "account.resetLead", submit: "account.reset" },
  code: { title: "account.resetTitle", lead: "account.resetCodeLead", submit: "account.reset" },
  expired: { title: "account.expiredTitle", lead: "account.expiredLead", submit: "account.updatePassword" },
  mismatch: { title: "account.mismatchTitle", lead: "account.mismatchLead", submit: "account.updatePassword" },
};

const headerOf = (way: ResetWay): Header => headers[way.name === "forced" ? way.reason : way.name];

/** A new password for somebody who has lost the old one, or whose old one is of no use any more. */
export const ResetPasswordPage = () => {
  const words = useWords();
  const reset = useReset();
  const { way, state } = reset;
  if (way === undefined) return null;
  const header = headerOf(way);
  const title = words.t(header.title);
  const userName = nameOf(way);

  switch (state.name) {
    case "checking":
      return (
        <div className="leaving">
          <Spinner size="large" />
          <PageHeading title={title} lead={words.t("account.checkingLink")} />
        </div>
      );
    case "unknown":
      return (
        <Retry
          title={title}
          lead={words.t("account.linkUnknown")}
          reason={words.error(state.failure.code)}
          onRetry={reset.checkAgain}
        />
      );
    case "open":
      return (
        <>
          <Heading title={title} lead={words.t(header.lead, { userName })} />
          <NewPasswordForm
            authenticator={state.authenticator}
            userName={userName}
            codes={{
              confirmationCode: way.name === "code",
              totp: state.authenticator.mfaEnabled || reset.needsTotp,
            }}
            refused={reset.refused}
            submitLabel={words.t(header.submit)}
            isPending={reset.isPending}
            onSubmit={reset.submit}
          >
            <div className={styles.formAfter}>
              <a href={hashOf("/", { userName })}>{words.t("account.backToSignIn")}</a>
              {way.name === "code" && <SendAgain userName={userName} label={words.t("account.sendNewCode")} />}
            </div>
          </NewPasswordForm>
        </>
      );
  }
};
