import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import type { Policy } from "./use-security-policy.ts";
import parts from "../../../parts/parts.module.css";

const SignOutDialog = lazyPart(async () => (await import("./sign-out-dialog.tsx")).SignOutDialog);

/** After an incident: everybody's sessions, and the way to end them. */
export const SessionsCard = ({ open }: { readonly open: Policy["otherSessions"] }) => {
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={words.t("securityPolicy.sessions")}>
      <p className={parts.quiet}>{words.t("securityPolicy.sessionsLead")}</p>
      <p>{words.t("securityPolicy.openSessions", { sessions: open.sessions, people: open.people })}</p>
      <div className={parts.group}>
        <Button
          variant="danger"
          onHoverStart={SignOutDialog.fetch}
          onFocus={SignOutDialog.fetch}
          onPress={() => setAsked(true)}
        >
          {words.t("securityPolicy.signOutAll")}
        </Button>
      </div>
      <Suspense>{isAsked && <SignOutDialog open={open} onClose={() => setAsked(false)} />}</Suspense>
    </Card>
  );
};
