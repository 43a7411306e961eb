import { codeOf } from "@evolve/contracts/errors";
import { useWords } from "@evolve/i18n/react";
import { Button } from "../../parts/button.tsx";
import { Spinner } from "@evolve/widgets/spinner";
import { useEffect } from "react";
import { useApp } from "../../app-context.ts";
import { IdentityPill } from "../../parts/identity-pill.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { Retry } from "../../parts/retry.tsx";
import { LockNotice } from "./notice.tsx";

interface StoppedStepProps {
  readonly userName: string;
  readonly onBack: () => void;
}

const ContactButton = () => {
  const words = useWords();
  const { openContact } = useApp();
  return <Button onClick={openContact}>{words.t("common.contactUs")}</Button>;
};

/** Instead of step 2: the account is in lockdown, so a password would be of no use. */
export const LockedStep = ({ userName, onBack }: StoppedStepProps) => {
  const words = useWords();
  return (
    <>
      <PageHeading title={words.t("signIn.lockedTitle")} />
      <IdentityPill userName={userName} onBack={onBack} />
      <LockNotice text={words.error(codeOf("accountLockdown"))} />
      <ContactButton />
    </>
  );
};

/** Signed in already, and on the way to where somebody belongs. */
export const LeavingStep = () => {
  const words = useWords();
  const { announce } = useApp();
  const text = words.t("signIn.leaving");
  useEffect(() => announce(text), [announce, text]);
  return (
    <div className="leaving">
      <Spinner size="large" />
      <PageHeading title={words.t("signIn.title")} lead={text} />
    </div>
  );
};

interface StrandedStepProps {
  /** Why the way onward could not be found out. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Signed in, but the server did not say where to go. */
export const StrandedStep = ({ text, onRetry }: StrandedStepProps) => {
  const words = useWords();
  return (
    <Retry title={words.t("signIn.title")} lead={words.t("signIn.onwardFailed")} reason={text} onRetry={onRetry} />
  );
};
