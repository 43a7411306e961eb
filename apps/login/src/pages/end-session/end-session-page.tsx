import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { endOpenidSession } from "@evolve/contracts/openid";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { authInfo, type CallError } from "@evolve/session";
import { Spinner } from "@evolve/widgets/spinner";
import { useEffect, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { Retry } from "../../parts/retry.tsx";
import { redirect, usePlace } from "../../router.ts";
import { BackToLogin } from "../messages/message-page.tsx";
import { type ToldClient, useToldClients } from "./use-told-clients.ts";
import styles from "./end-session.module.css";

type Outcome = CallResult<typeof endOpenidSession>;

const stateKeys = {
  waiting: "openid.clientWaiting",
  delivered: "openid.clientDelivered",
  failed: "openid.clientFailed",
  none: "openid.clientNone",
} as const satisfies Record<ToldClient["backchannel"], PlainKey>;

const bodyOf = (parameters: URLSearchParams) => {
  const value = (name: string): string | undefined => parameters.get(name) ?? undefined;
  return {
    id_token_hint: value("id_token_hint"),
    client_id: value("client_id"),
    post_logout_redirect_uri: value("post_logout_redirect_uri"),
    state: value("state"),
  };
};

/**
 * An application asks to sign somebody out. The session ends by this page's own call, never by being sent here; then the
 * applications of the session are told, and the browser goes on to the one that asked.
 */
export const EndSessionPage = () => {
  const words = useWords();
  const { client, session } = useApp();
  const { parameters } = usePlace();
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<CallError>();
  const [isPending, setPending] = useState(false);
  const isEnded = outcome?.ended === true;
  const { clients, isOver, markLoaded } = useToldClients(client, isEnded ? outcome.sessionId : undefined);

  const end = async (confirmed: boolean): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const answer = await client.call(endOpenidSession, { body: { ...bodyOf(parameters), confirmed } });
      // The suite's own tokens are of the session that has just ended.
      if (answer.ended && authInfo.read() !== undefined) await (await session()).signOut();
      setOutcome(answer);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === codeOf("invalidLoginRequest"))
        redirect("/error", { error: "invalid_request", error_description: refusal.code });
      else setFailure(refusal);
    } finally {
      setPending(false);
    }
  };

  // After the page has been shown, so that it says what is going on.
  useEffect(() => {
    const timer = setTimeout(() => void end(false));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request, which comes with a new page
  }, []);
  useEffect(() => {
    if (isOver && outcome?.redirectTo) location.replace(outcome.redirectTo);
  }, [isOver, outcome]);

  if (failure !== undefined)
    return (
      <Retry
        title={words.t("openid.endingTitle")}
        lead={words.t("openid.endFailed")}
        reason={words.error(failure.code)}
        onRetry={() => void end(outcome !== undefined)}
      />
    );
  if (outcome?.ended === false)
    return (
      <>
        <PageHeading
          title={words.t("openid.endTitle")}
          lead={
            outcome.clientName === null
              ? words.t("openid.endLeadAnybody")
              : words.t("openid.endLead", { client: outcome.clientName })
          }
        />
        <div className={styles.actions}>
          <Button variant="primary" isPending={isPending} onClick={() => void end(true)}>
            {words.t("openid.endYes")}
          </Button>
          <Button onClick={() => location.replace("/")}>{words.t("openid.endNo")}</Button>
        </div>
      </>
    );
  const isDone = isOver && outcome?.redirectTo === null;
  return (
    <>
      <PageHeading
        key={isDone ? "done" : "ending"}
        title={words.t(isDone ? "openid.endedTitle" : "openid.endingTitle")}
        lead={clients.length > 0 ? words.t("openid.endedLead") : isDone ? words.t("openid.endedPlain") : undefined}
      />
      {clients.length > 0 && (
        <ul className={styles.clients} aria-label={words.t("openid.clientsLabel")} aria-live="polite">
          {clients.map(({ name, frontchannel, backchannel }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={styles.state}>{words.t(stateKeys[backchannel])}</span>
              {frontchannel !== null && (
                <iframe src={frontchannel} title={name} hidden onLoad={() => markLoaded(frontchannel)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isDone ? <BackToLogin /> : <Spinner size="large" />}
    </>
  );
};
