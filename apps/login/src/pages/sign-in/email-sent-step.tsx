import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useApp } from "../../app-context.ts";
import { LaterWords } from "../../later-words.tsx";
import { hashOf } from "../../router.ts";
import { LoadBoundary } from "../../parts/load-boundary.tsx";
import { PageFailure } from "../../parts/page-failure.tsx";
import { CheckEmail } from "../recover-password/check-email.tsx";
import { isMigrated } from "./refused.ts";

interface EmailSentStepProps {
  readonly userName: string;
  readonly refusal: CallError;
  readonly onBack: () => void;
}

const EmailSent = ({ userName, refusal, onBack }: EmailSentStepProps) => {
  const words = useWords();
  const { toasts } = useApp();
  const hasMoved = isMigrated(refusal);
  const tell = useEffectEvent(() => {
    if (!hasMoved) toasts.show({ tone: "warn", text: words.t("account.policyChanged") });
  });
  useEffect(() => tell(), []);
  const lead = hasMoved ? words.t("account.migratedLead") : words.error(refusal.code);
  return <CheckEmail userName={userName} lead={lead} backTo={hashOf("/")} onBack={onBack} />;
};

/** Instead of step 2: the password no longer does, and the server has mailed the way to a new one. */
export const EmailSentStep = (props: EmailSentStepProps) => (
  <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
    <Suspense fallback={null}>
      <LaterWords>
        <EmailSent {...props} />
      </LaterWords>
    </Suspense>
  </LoadBoundary>
);
