import { useWords } from "@evolve/i18n/react";
import UserCheck from "lucide-react/icons/user-check";
import { ButtonLink } from "../../parts/button.tsx";
import { hashOf } from "../../router.ts";
import { MessagePage } from "../messages/message-page.tsx";

/** Single sign-on came back with somebody else than who is signed in: one of the two has to go. */
export const SessionAlreadyExistsPage = () => {
  const words = useWords();
  return (
    <MessagePage
      icon={<UserCheck aria-hidden="true" />}
      title={words.t("sso.existsTitle")}
      lead={words.t("sso.existsLead")}
    >
      <ButtonLink variant="primary" href={hashOf("/", { autoLogout: "true" })}>
        {words.t("sso.existsSignOut")}
      </ButtonLink>
      <ButtonLink href={hashOf("/")}>{words.t("sso.existsStay")}</ButtonLink>
    </MessagePage>
  );
};
