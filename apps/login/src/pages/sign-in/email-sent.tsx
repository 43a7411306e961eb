import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "../../app-context.ts";
import { LaterWords } from "../../later-words.tsx";
import { hashOf } from "../../router.ts";
import { CheckEmail } from "../recover-password/check-email.tsx";
import { isMigrated } from "./refused.ts";

interface EmailSentProps {
  readonly userName: string;
  readonly refusal: CallError;
  readonly onBack: () => void;
}

const Said = ({ userName, refusal, onBack }: EmailSentProps) => {
  const words = useWords();
  const { toasts } = useApp();
  const hasMoved = isMigrated(refusal);
  const tell = useEffectEvent(() => {
    if (!hasMoved) toasts.show({ tone: "warning", text: words.t("account.policyChanged") });
  });
  useEffect(() => tell(), []);
  const lead = hasMoved ? words.t("account.migratedLead") : words.error(refusal.code);
  return <CheckEmail userName={userName} lead={lead} backTo={hashOf("/")} onBack={onBack} />;
};

/** Where the mail has gone, and why there is one. */
export const EmailSent = (props: EmailSentProps) => (
  <LaterWords>
    <Said {...props} />
  </LaterWords>
);
