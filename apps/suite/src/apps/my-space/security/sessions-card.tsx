import { endOwnSession, endOwnSessions, listSessions } from "@evolve/contracts/sessions";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { MessageModal } from "@evolve/widgets/message-modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../home/card.tsx";
import { QueryState } from "./query-state.tsx";
import { useSecurityCall } from "./use-security-call.ts";

/** Where the account is signed in now, and the ways to end that. */
export const SessionsCard = () => {
  const words = useWords();
  const { client } = useShell();
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => client.call(listSessions, {}, { signal, retryAfter: true }),
  });
  const endOne = useSecurityCall(
    (sessionId: string) => client.call(endOwnSession, { params: { sessionId } }),
    () => words.t("security.sessionEnded"),
  );
  const endOthers = useSecurityCall(
    () => client.call(endOwnSessions, { body: { which: "others" } }),
    ({ ended }) => words.t("security.sessionsEnded", { count: ended }),
  );
  // This session ends with the others: the shell hears of it and goes to the sign-in page.
  const endAll = useSecurityCall(
    () => client.call(endOwnSessions, { body: { which: "all" } }),
    () => undefined,
  );
  const hasOthers = (data?.sessions.length ?? 0) > 1;
  return (
    <Card title={words.t("security.sessions")}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="ms-sign-ins">
          {data.sessions.map(({ id, browser, address, lastUsedAt, current }) => (
            <li key={id} className="ms-sign-in">
              <span className="ms-sign-in-words">
                <span>{browser || words.t("security.unknownBrowser")}</span>
                <span className="ms-quiet ev-num">{address}</span>
                <span className="ms-quiet">
                  {words.t("security.lastUsed", { time: words.relative(lastUsedAt, new Date()) })}
                </span>
              </span>
              {current ? (
                <StatusPill tone="ok">{words.t("security.thisSession")}</StatusPill>
              ) : (
                <Button
                  size="small"
                  aria-label={words.t("security.sessionEndOf", { browser: browser || address })}
                  onPress={() => endOne.mutate(id)}
                >
                  {words.t("security.sessionEnd")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="ms-groups">
        {hasOthers && (
          <Button isPending={endOthers.isPending} onPress={() => endOthers.mutate(undefined)}>
            {words.t("security.endOthers")}
          </Button>
        )}
        <Button onPress={() => setAsked(true)}>{words.t("security.endAll")}</Button>
      </div>
      {isAsked && (
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("security.endAllTitle")}
          confirmLabel={words.t("security.endAll")}
          onConfirm={() => endAll.mutate(undefined)}
          cancelLabel={words.t("common.cancel")}
          onCancel={() => setAsked(false)}
          isPending={endAll.isPending}
        >
          {words.t("security.endAllText")}
        </MessageModal>
      )}
    </Card>
  );
};
