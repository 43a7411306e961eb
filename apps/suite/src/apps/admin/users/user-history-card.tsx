import { listUserEvents } from "@evolve/contracts/audit";
import type { CallResult } from "@evolve/contracts/call";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./user-screen.module.css";
import parts from "../../../parts/parts.module.css";

type UserEvent = CallResult<typeof listUserEvents>["events"][number];

const actionNames: Readonly<Record<string, PlainKey>> = {
  "user.created": "users.didCreate",
  "user.invited": "users.didInvite",
  "user.invited-again": "users.didInviteAgain",
  "user.imported": "users.didImport",
  "user.signed-up": "users.didSignUp",
  "user.updated": "users.didUpdate",
  "user.role-changed": "users.didChangeRole",
  "user.deleted": "users.didDelete",
  "user.revived": "users.didRevive",
  "user.locked": "users.didLock",
  "user.unlocked": "users.didUnlock",
  "user.sessions-ended": "users.didEndSessions",
  "user.factors-removed": "users.didRemoveFactors",
  "user.email-change-asked": "users.didAskEmail",
};

const fieldNames: Readonly<Record<string, PlainKey>> = {
  firstName: "users.firstName",
  lastName: "users.lastName",
  teamId: "users.team",
  employeeGroupId: "users.employeeGroup",
  hireDate: "users.hireDate",
  role: "users.role",
};

/** What was done about a user, newest first. An action that has no words here is shown by its name in the audit trail. */
export const UserHistoryCard = ({ userId }: { readonly userId: string }) => {
  const { t } = useWords();
  const { client } = useShell();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["users", "events", userId],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listUserEvents,
        { params: { userId }, query: pageParam === "" ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
  });
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <Card title={t("users.history")}>
      {events === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : events.length === 0 ? (
        <p className={parts.quiet}>{t("users.noHistory")}</p>
      ) : (
        <ol className={styles["events"]}>
          {events.map((event) => (
            <HistoryEntry key={event.id} event={event} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div className={parts.group}>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t("users.olderHistory")}
          </Button>
        </div>
      )}
    </Card>
  );
};

const HistoryEntry = ({ event }: { readonly event: UserEvent }) => {
  const words = useWords();
  const { t } = words;
  const name = actionNames[event.action];
  return (
    <li>
      <span className={styles["what"]}>{name ? t(name) : event.action}</span>
      {event.changes.map(({ field, before, after }) => (
        <span key={field} dir="auto">
          {t("users.changed", {
            field: fieldNames[field] ? t(fieldNames[field]) : field,
            before: before ?? "–",
            after: after ?? "–",
          })}
        </span>
      ))}
      <span className={styles["quiet"]}>
        <time dateTime={event.at}>{words.date(event.at, "dateTime")}</time>
        {event.person !== null && ` · ${event.person}`}
      </span>
    </li>
  );
};
