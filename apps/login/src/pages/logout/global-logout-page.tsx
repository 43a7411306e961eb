import { useWords } from "@evolve/i18n/react";
import { redirects } from "@evolve/session";
import { Spinner } from "@evolve/widgets/spinner";
import { useEffect } from "react";
import { useApp } from "../../app-context.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { redirect, usePlace } from "../../router.ts";
import { AskBefore } from "./ask-before.tsx";
import { LogoutFailure } from "./logout-failure.tsx";
import { useEndOfSession } from "./use-end-of-session.ts";

/** Ends the system-wide session, then leads to the address after it if that is allowed, else to sign-in. */
export const GlobalLogoutPage = () => (
  <AskBefore>
    <SigningOut />
  </AskBefore>
);

const SigningOut = () => {
  const words = useWords();
  const { boot } = useApp();
  const { parameters } = usePlace();
  const { state, retry } = useEndOfSession();
  const isDone = state === "ended";

  useEffect(() => {
    if (!isDone) return;
    const after = parameters.get("post_logout_redirect_uri") ?? "";
    if (redirects.isAllowed(after, boot.allowedDomains, location.origin)) return location.replace(after);
    redirect("/", {
      autoLogout: parameters.has("autoLogout") ? "true" : "",
      embeddedClient: parameters.get("embeddedClient") ?? "",
    });
  }, [isDone, parameters, boot]);

  return (
    <div className="leaving">
      {state === "failed" ? null : <Spinner size="large" />}
      <PageHeading title={words.t(state === "failed" ? "account.logoutFailedTitle" : "account.logoutTitle")} />
      {state === "failed" && <LogoutFailure onRetry={retry} />}
    </div>
  );
};
