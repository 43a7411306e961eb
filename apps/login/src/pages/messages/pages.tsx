import { useWords } from "@evolve/i18n/react";
import { authInfo } from "@evolve/session";
import { Button, ButtonLink } from "../../parts/button.tsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import MailX from "lucide-react/icons/mail-x";
import ShieldX from "lucide-react/icons/shield-x";
import UserX from "lucide-react/icons/user-x";
import { useSyncExternalStore } from "react";
import { hashOf, navigate, usePlace } from "../../router.ts";
import { errorText } from "./error-text.ts";
import { BackToLogin, ContactAction, MessagePage } from "./message-page.tsx";

/** Where links lead that are of no use any more: an invitation's, or one to choose a new password, of which one can ask for another. */
export const ExpiredInvitationPage = () => {
  const words = useWords();
  const { parameters } = usePlace();
  const userName = parameters.get("userName") ?? "";
  if (parameters.get("reason") === "reset")
    return (
      <MessagePage
        icon={<MailX aria-hidden="true" />}
        title={words.t("account.expiredLinkTitle")}
        lead={words.t("account.expiredLinkLead")}
      >
        <ButtonLink variant="primary" href={hashOf("/recoverPassword", { userName })}>
          {words.t("account.sendNewLink")}
        </ButtonLink>
        <ButtonLink href={hashOf("/", { userName })}>{words.t("signIn.backToLogin")}</ButtonLink>
      </MessagePage>
    );
  return (
    <MessagePage
      icon={<MailX aria-hidden="true" />}
      title={words.t("account.expiredInvitationTitle")}
      lead={words.t("account.expiredInvitationLead")}
    >
      <BackToLogin />
      <ContactAction />
    </MessagePage>
  );
};

export const ExpiredVerificationEmailPage = () => {
  const words = useWords();
  return (
    <MessagePage
      icon={<MailX aria-hidden="true" />}
      title={words.t("account.expiredVerificationTitle")}
      lead={words.t("account.expiredVerificationLead")}
    >
      <BackToLogin />
      <ContactAction />
    </MessagePage>
  );
};

export const InvalidUserPage = () => {
  const words = useWords();
  return (
    <MessagePage
      icon={<UserX aria-hidden="true" />}
      title={words.t("account.invalidUserTitle")}
      lead={words.t("account.invalidUserLead")}
    >
      <BackToLogin />
      <ContactAction />
    </MessagePage>
  );
};

const SignOutButton = () => (
  <Button variant="primary" onClick={() => navigate("/logout")}>
    {useWords().t("account.signOut")}
  </Button>
);

const never = (): (() => void) => () => undefined;
const isSignedIn = (): boolean => authInfo.read() !== undefined;

export const InsufficientPrivilegesPage = () => {
  const words = useWords();
  const hasSession = useSyncExternalStore(never, isSignedIn);
  return (
    <MessagePage
      icon={<ShieldX aria-hidden="true" />}
      title={words.t("account.insufficientPrivilegesTitle")}
      lead={words.t("account.insufficientPrivilegesLead")}
    >
      {hasSession ? <SignOutButton /> : <BackToLogin />}
      <ContactAction />
    </MessagePage>
  );
};

export const ErrorPage = () => {
  const words = useWords();
  const { parameters } = usePlace();
  return (
    <MessagePage
      icon={<CircleAlert aria-hidden="true" />}
      title={words.t("account.errorTitle")}
      lead={errorText(parameters.get("error_description") ?? "", words)}
    >
      <BackToLogin />
      <ContactAction />
    </MessagePage>
  );
};
