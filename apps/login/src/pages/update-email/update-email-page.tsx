import { codeOf } from "@evolve/contracts/errors";
import { verifyEmail } from "@evolve/contracts/email-verification";
import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import MailCheck from "lucide-react/icons/mail-check";
import { useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button, ButtonLink } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { currentPlace, hashOf, redirect } from "../../router.ts";
import { MessagePage } from "../messages/message-page.tsx";
import { Notice } from "../sign-in/notice.tsx";

interface Verified {
  readonly emailAddress: string;
  readonly samlUser: boolean;
}

const given = () => {
  const { parameters } = currentPlace();
  return { userName: parameters.get("userName") ?? "", emailVerificationToken: parameters.get("token") ?? "" };
};

/** What the server says of a link that is of no use, as opposed to a server that cannot be reached. */
const isSpent = ({ code }: CallError): boolean =>
  [codeOf("emailTokenInvalid"), codeOf("invalidParameters"), codeOf("emailExists")].includes(code);

/**
 * Where the link of a changed email address leads. The address is verified by the button, never by opening the page: mail
 * scanners open links too.
 */
export const UpdateEmailPage = () => {
  const words = useWords();
  const { client } = useApp();
  const [body] = useState(given);
  const [verified, setVerified] = useState<Verified>();
  const [failure, setFailure] = useState<CallError>();
  const [isPending, setPending] = useState(false);

  const verify = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      setVerified(await client.call(verifyEmail, { body }, { retryAfter: true }));
    } catch (error) {
      const refusal = refusalOf(error);
      if (isSpent(refusal)) redirect("/expiredVerificationEmail");
      else setFailure(refusal);
    } finally {
      setPending(false);
    }
  };

  if (verified === undefined)
    return (
      <>
        <PageHeading
          title={words.t("account.verifyTitle")}
          lead={words.t("account.verifyLead", { userName: body.userName })}
        />
        <Notice content={failure && { tone: "danger", text: words.error(failure.code) }} />
        <Button variant="primary" isPending={isPending} onClick={() => void verify()}>
          {words.t("account.verify")}
        </Button>
      </>
    );
  return (
    <MessagePage
      key="verified"
      icon={<MailCheck aria-hidden="true" />}
      title={words.t("account.verifiedTitle")}
      lead={words.t(verified.samlUser ? "account.verifiedSamlLead" : "account.verifiedLead", {
        email: verified.emailAddress,
      })}
    >
      {!verified.samlUser && (
        <ButtonLink variant="primary" href={hashOf("/", { userName: body.userName })}>
          {words.t("signIn.signIn")}
        </ButtonLink>
      )}
    </MessagePage>
  );
};
