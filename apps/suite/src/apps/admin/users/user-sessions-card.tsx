import { endUserSession, endUserSessions, searchUserSessions } from "@evolve/contracts/sessions";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { useState } from "react";
import { AccessList } from "../../../parts/access-list.tsx";
import { Card } from "../../../parts/card.tsx";
import { Question } from "../../../parts/question.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { nameOfUser } from "./user-columns.tsx";
import parts from "../../../parts/parts.module.css";

/** Where a user is signed in, and the ways to end that. Hidden from those who may not look, because the user holds more than they do. */
export const UserSessionsCard = ({ user }: { readonly user: UserDetails }) => {
  const { t } = useWords();
  const { client, user: self } = useShell();
  const [isAsked, setAsked] = useState(false);
  const params = { userId: user.id };
  const list = useGrowingList({
    queryKey: ["users", "sessions", user.id],
    fetchPage: (after: string | undefined, signal) =>
      client.call(searchUserSessions, { body: { ...params, after } }, { signal }),
    rowsOf: ({ sessions }) => sessions,
    nextCursor: ({ next }) => next,
  });
  const isSignedIn = list.rows !== undefined && list.rows.length > 0;
  const endOne = useAction<string>({
    run: (sessionId) => client.call(endUserSession, { params: { ...params, sessionId } }),
    done: () => t("security.sessionEnded"),
    invalidates: [["users"]],
  });
  const endAll = useAction<undefined>({
    run: () => client.call(endUserSessions, { params }),
    done: () => t("users.sessionsEnded", { name: nameOfUser(user) }),
    invalidates: [["users"]],
    onEnd: () => setAsked(false),
  });
  if (isCallError(list.error) && list.error.status === 403) return null;
  return (
    <Card title={t("users.sessions")}>
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : !isSignedIn ? (
        <p className={parts.quiet}>{t("users.noSessions")}</p>
      ) : (
        <>
          <PreviousRows list={list} />
          <AccessList
            entries={list.rows}
            currentLabel={t("security.thisSession")}
            removeLabel={t("security.sessionEnd")}
            removeLabelOf={(browser) => t("security.sessionEndOf", { browser })}
            question={{
              title: t("security.sessionEndTitle"),
              text: (browser) => t("security.sessionEndText", { browser }),
            }}
            onRemove={(id) => endOne.mutate(id)}
          />
          <MoreRows list={list}>{t("security.moreSessions")}</MoreRows>
        </>
      )}
      {user.id !== self.id && isSignedIn && (
        <div className={parts.group}>
          <Button onPress={() => setAsked(true)}>{t("users.endSessions")}</Button>
        </div>
      )}
      {isAsked && (
        <Question
          tone="danger"
          title={t("users.endSessionsTitle")}
          confirmLabel={t("users.endSessions")}
          cancelLabel={t("common.cancel")}
          isPending={endAll.isPending}
          onConfirm={() => endAll.mutate(undefined)}
          onCancel={() => setAsked(false)}
        >
          {t("users.endSessionsText", { name: nameOfUser(user) })}
        </Question>
      )}
    </Card>
  );
};
