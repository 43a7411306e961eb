import { listUserEvents } from "@evolve/contracts/audit";
import type { CallResult } from "@evolve/contracts/call";
import type { Words } from "@evolve/i18n";
import { auditActionText } from "@evolve/i18n/audit-action-names";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { TimesIn } from "../../../parts/times-in.tsx";
import { actorText } from "../audit-log/actor-text.ts";
import { fieldText } from "../audit-log/field-names.ts";
import styles from "./user-screen.module.css";
import parts from "../../../parts/parts.module.css";

type UserEvent = CallResult<typeof listUserEvents>["events"][number];

/** What was done about a user, newest first. */
export const UserHistoryCard = ({ userId }: { readonly userId: string }) => {
  const { t } = useWords();
  const { client } = useShell();
  const list = useGrowingList({
    queryKey: ["users", "events", userId],
    fetchPage: (before: string | undefined, signal) =>
      client.call(listUserEvents, { params: { userId }, query: before === undefined ? {} : { before } }, { signal }),
    rowsOf: (page) => page.events,
    nextCursor: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
  });
  return (
    <Card title={t("users.history")}>
      <PreviousRows list={list} />
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : list.rows.length === 0 ? (
        <p className={parts.quiet}>{t("users.noHistory")}</p>
      ) : (
        <>
          <TimesIn />
          <ol className={styles.events}>
            {list.rows.map((event) => (
              <HistoryEntry key={event.id} event={event} />
            ))}
          </ol>
        </>
      )}
      <div className={parts.group}>
        <MoreRows list={list}>{t("users.olderHistory")}</MoreRows>
      </div>
    </Card>
  );
};

const valueText = (words: Words, field: string, value: string | null): string => {
  if (value === null) return "–";
  return field === "hireDate" ? words.date(value, "date", "UTC") : value;
};

const HistoryEntry = ({ event }: { readonly event: UserEvent }) => {
  const words = useWords();
  const { t } = words;
  return (
    <li>
      <span className={styles.what}>{auditActionText(words, event.action)}</span>
      {event.changes.map(({ field, before, after }) => (
        <span key={field} dir="auto">
          {t("users.changed", {
            field: fieldText(words, field),
            before: valueText(words, field, before),
            after: valueText(words, field, after),
          })}
        </span>
      ))}
      <span className={styles.quiet}>
        <time dateTime={event.at}>{words.date(event.at, "dateTime")}</time>
        {` · ${actorText(words, event)}`}
      </span>
    </li>
  );
};
