import { endOwnSession, endOwnSessions, searchSessions } from "@evolve/contracts/sessions";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { MessageModal } from "@evolve/widgets/message-modal";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { AccessList } from "../../../parts/access-list.tsx";
import { useSecurityCall } from "./use-security-call.ts";
import parts from "../../../parts/parts.module.css";

/** Where the account is signed in now, and the ways to end that. */
export const SessionsCard = () => {
  const words = useWords();
  const { client } = useShell();
  const [asked, setAsked] = useState<"others" | "all" | null>(null);
  const close = () => setAsked(null);
  const list = useGrowingList({
    queryKey: ["sessions"],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchSessions, { body: { after } }, { signal, retryAfter: true }),
    rowsOf: ({ sessions }) => sessions,
    nextCursor: ({ next }) => next,
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
  const hasOthers = (list.page?.totalRecords ?? 0) > 1;
  return (
    <Card title={words.t("security.sessions")}>
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <PreviousRows list={list} />
          <AccessList
            entries={list.rows}
            currentLabel={words.t("security.thisSession")}
            removeLabel={words.t("security.sessionEnd")}
            removeLabelOf={(browser) => words.t("security.sessionEndOf", { browser })}
            question={{
              title: words.t("security.sessionEndTitle"),
              text: (browser) => words.t("security.sessionEndText", { browser }),
            }}
            onRemove={(id) => endOne.mutate(id)}
          />
          <MoreRows list={list}>{words.t("security.moreSessions")}</MoreRows>
        </>
      )}
      <div className={parts.group}>
        {hasOthers && <Button onPress={() => setAsked("others")}>{words.t("security.endOthers")}</Button>}
        <Button onPress={() => setAsked("all")}>{words.t("security.endAll")}</Button>
      </div>
      {asked === "others" && (
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("security.endOthersTitle")}
          confirmLabel={words.t("security.endOthers")}
          onConfirm={() => endOthers.mutate(undefined, { onSettled: close })}
          cancelLabel={words.t("common.cancel")}
          onCancel={close}
          isPending={endOthers.isPending}
        >
          {words.t("security.endOthersText")}
        </MessageModal>
      )}
      {asked === "all" && (
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("security.endAllTitle")}
          confirmLabel={words.t("security.endAll")}
          onConfirm={() => endAll.mutate(undefined)}
          cancelLabel={words.t("common.cancel")}
          onCancel={close}
          isPending={endAll.isPending}
        >
          {words.t("security.endAllText")}
        </MessageModal>
      )}
    </Card>
  );
};
