import { answerConsent, describeConsent } from "@evolve/contracts/openid";
import { codeOf } from "@evolve/contracts/errors";
import { useWords } from "@evolve/i18n/react";
import type { CallResult } from "@evolve/contracts/call";
import type { CallError } from "@evolve/session";
import { Spinner } from "@evolve/widgets/spinner";
import { useEffect, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { Retry } from "../../parts/retry.tsx";
import { redirect, usePlace } from "../../router.ts";
import { authorizationBody } from "../sign-in/authorization-body.ts";
import { returnToSignIn } from "../sign-in/for-client.ts";
import { Notice } from "../sign-in/notice.tsx";
import { ScopeList } from "./scope-list.tsx";

/** What an application of somebody else may know: nothing is given before the answer, and 'no' is told to it as well. */
export const ConsentPage = () => {
  const words = useWords();
  const { client } = useApp();
  const { parameters } = usePlace();
  const [asked, setAsked] = useState<CallResult<typeof describeConsent>>();
  const [failure, setFailure] = useState<CallError>();
  const [pending, setPending] = useState<"allow" | "deny">();
  const [attempt, setAttempt] = useState(0);

  const fail = (error: unknown): void => {
    const refusal = refusalOf(error);
    if (refusal.code === codeOf("signedOut")) returnToSignIn();
    else if (refusal.status === 400) redirect("/error", { error_description: refusal.code });
    else setFailure(refusal);
  };

  useEffect(() => {
    let isCurrent = true;
    client.call(describeConsent, { body: authorizationBody(parameters) }).then(
      (described) => {
        if (isCurrent) setAsked(described);
      },
      (error: unknown) => {
        if (isCurrent) fail(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, parameters, attempt]);

  const answer = async (allow: boolean): Promise<void> => {
    if (pending !== undefined) return;
    setPending(allow ? "allow" : "deny");
    setFailure(undefined);
    try {
      const { redirectTo } = await client.call(answerConsent, { body: { ...authorizationBody(parameters), allow } });
      location.replace(redirectTo);
    } catch (error) {
      setPending(undefined);
      fail(error);
    }
  };

  if (asked === undefined)
    return failure === undefined ? (
      <div className="leaving">
        <Spinner size="large" label={words.t("common.loading")} />
      </div>
    ) : (
      <Retry
        title={words.t("signIn.title")}
        lead={words.t("openid.consentFailed")}
        reason={words.error(failure.code)}
        onRetry={() => {
          setFailure(undefined);
          setAttempt((before) => before + 1);
        }}
      />
    );
  const { clientName, userName, scopes } = asked;
  return (
    <>
      <PageHeading
        title={words.t("openid.consentTitle", { client: clientName })}
        lead={words.t("openid.consentLead", { userName, client: clientName })}
      />
      <Notice content={failure && { tone: "danger", text: words.error(failure.code) }} />
      <ScopeList scopes={scopes} />
      <p className="lead">{words.t("openid.consentNote")}</p>
      <div className="consent-actions">
        <Button variant="primary" isPending={pending === "allow"} onClick={() => void answer(true)}>
          {words.t("openid.allow")}
        </Button>
        <Button isPending={pending === "deny"} onClick={() => void answer(false)}>
          {words.t("openid.deny")}
        </Button>
      </div>
    </>
  );
};
