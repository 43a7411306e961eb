import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Spinner } from "@evolve/widgets/spinner";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "../../app-context.ts";
import { Heading, PageHeading } from "../../parts/page-heading.tsx";
import { Retry } from "../../parts/retry.tsx";
import { redirect } from "../../router.ts";
import { NewPasswordForm } from "../new-password/new-password-form.tsx";
import { tellHost } from "./tell-host.ts";
import { useInvitation } from "./use-invitation.ts";

/** How long the message stands before the login page follows. */
const loginAfterMs = 2_000;

interface SetPasswordProps {
  /** What follows an activation. */
  readonly onActivated: (userName: string, token: string) => (() => void) | undefined;
}

const SetPassword = ({ onActivated }: SetPasswordProps) => {
  const words = useWords();
  const { toasts } = useApp();
  const invitation = useInvitation();
  const { state, userName } = invitation;
  const title = words.t("account.setPasswordTitle");
  const activatedName = state.name === "activated" ? state.userName : undefined;

  const finish = useEffectEvent((name: string) => {
    toasts.show({ tone: "success", text: words.t("account.passwordSet") });
    return onActivated(name, invitation.token);
  });
  useEffect(() => (activatedName === undefined ? undefined : finish(activatedName)), [activatedName]);

  switch (state.name) {
    case "checking":
      return (
        <div className="leaving">
          <Spinner size="large" />
          <PageHeading title={title} lead={words.t("account.checkingInvitation")} />
        </div>
      );
    case "unknown":
      return (
        <Retry
          title={title}
          lead={words.t("account.invitationUnknown")}
          reason={words.error(state.failure.code)}
          onRetry={invitation.checkAgain}
        />
      );
    case "open":
      return (
        <>
          <Heading title={title} lead={words.t("account.setPasswordLead")} />
          <NewPasswordForm
            authenticator={state.authenticator}
            userName={userName}
            codes={{ totp: state.authenticator.mfaEnabled || invitation.needsTotp }}
            refused={invitation.refused}
            submitLabel={words.t("account.setPassword")}
            isPending={invitation.isPending}
            onSubmit={invitation.activate}
          />
        </>
      );
    case "activated":
      return (
        <>
          <PageHeading title={title} />
          <Banner tone="success" isAnnounced={false} className="notice">
            {words.t("account.passwordSet")}
          </Banner>
        </>
      );
  }
};

const goToLogin = (userName: string): (() => void) => {
  const timer = setTimeout(() => redirect("/", { userName }), loginAfterMs);
  return () => clearTimeout(timer);
};

/** Where an invitation's link leads: the first password, which activates the account. */
export const SetPasswordPage = () => <SetPassword onActivated={goToLogin} />;

/** The same inside another app of the tenant, which is told and goes on by itself. */
export const SetPasswordFrame = () => {
  const { boot } = useApp();
  return (
    <SetPassword
      onActivated={(userName, token) => {
        tellHost({ messageType: "passwordSet", userName, token }, boot.allowedDomains);
        return undefined;
      }}
    />
  );
};
