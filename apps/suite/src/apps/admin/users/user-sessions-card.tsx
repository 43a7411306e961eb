import { endUserSessions, listUserSessions } from "@evolve/contracts/sessions";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { Question } from "../../../parts/question.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { nameOfUser } from "./user-columns.tsx";
import { cx } from "@evolve/widgets/cx";
import parts from "../../../parts/parts.module.css";

/** Where a user is signed in, and the way to end that. Who holds more than the reader keeps it to themselves. */
export const UserSessionsCard = ({ user }: { readonly user: UserDetails }) => {
  const words = useWords();
  const { t } = words;
  const { client, toasts, user: self } = useShell();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const params = { userId: user.id };
  const queryKey = ["users", "sessions", user.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(listUserSessions, { params }, { signal }),
  });
  const end = useMutation({
    mutationFn: () => client.call(endUserSessions, { params }),
    onSuccess: () => toasts.show({ tone: "success", text: t("users.sessionsEnded", { name: nameOfUser(user) }) }),
    onError: (failure) =>
      toasts.show({ tone: "danger", text: words.error(isCallError(failure) ? failure.code : networkCode) }),
    onSettled: () => {
      setAsked(false);
      return queryClient.invalidateQueries({ queryKey: ["users"] });
    },
  });
  if (isCallError(error) && error.status === 403) return null;
  return (
    <Card title={t("users.sessions")}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : data.sessions.length === 0 ? (
        <p className={parts.quiet}>{t("users.noSessions")}</p>
      ) : (
        <ul>
          {data.sessions.map(({ id, browser, address, lastUsedAt }) => (
            <li key={id} className={parts.row}>
              <span className={parts.rowWords}>
                <span>{browser || t("users.program")}</span>
                <span className={cx(parts.quiet, "ev-num")}>{address}</span>
                <span className={parts.quiet}>
                  {t("users.lastUsed", { time: words.relative(lastUsedAt, new Date()) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {user.id !== self.id && data !== undefined && data.sessions.length > 0 && (
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
          isPending={end.isPending}
          onConfirm={() => end.mutate()}
          onCancel={() => setAsked(false)}
        >
          {t("users.endSessionsText", { name: nameOfUser(user) })}
        </Question>
      )}
    </Card>
  );
};
