import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import MailCheck from "lucide-react/icons/mail-check";
import { ButtonLink } from "../../parts/button.tsx";
import { hashOf } from "../../router.ts";
import { MessagePage } from "../messages/message-page.tsx";
import { SendAgain } from "./send-again.tsx";
import styles from "../new-password/new-password.module.css";

interface CheckEmailProps {
  readonly userName: string;
  readonly lead: string;
  /** The address of the form to go back to. */
  readonly backTo: string;
  readonly onBack?: () => void;
}

/** A mail is on its way: its link, its code for people who read it on another device, and how to get another. */
export const CheckEmail = ({ userName, lead, backTo, onBack }: CheckEmailProps) => {
  const words = useWords();
  return (
    <>
      <MessagePage icon={<MailCheck aria-hidden="true" />} title={words.t("account.checkEmailTitle")} lead={lead}>
        <ButtonLink variant="primary" href={hashOf("/resetPassword", { userName })}>
          {words.t("account.enterCode")}
        </ButtonLink>
      </MessagePage>
      <div className={cx(styles.formAfter, styles.checkEmailAfter)}>
        <a href={backTo} onClick={onBack}>
          {words.t("account.backToSignIn")}
        </a>
        <SendAgain userName={userName} label={words.t("account.sendAgain")} />
      </div>
    </>
  );
};
