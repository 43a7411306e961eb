import { readNotificationSettings } from "@evolve/contracts/notifications";
import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { useQuery } from "@tanstack/react-query";
import parts from "../../../parts/parts.module.css";
import { QueryState } from "../../../parts/query-state.tsx";
import { ChannelTable } from "./channel-table.tsx";
import styles from "./notification-settings.module.css";
import { settingsKey } from "./use-setting.ts";

/** What somebody is notified of, and how. */
export const NotificationSettingsScreen = () => {
  const words = useWords();
  const { client } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => client.call(readNotificationSettings, {}, { signal, retryAfter: true }),
  });
  return (
    <Page title={words.t("notifications.settingsTitle")} lead={words.t("notifications.settingsLead")}>
      <section className={cx(parts.card, styles.card)}>
        {data === undefined ? (
          <QueryState error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <ChannelTable settings={data.settings} />
            <p className={parts.quiet}>{words.t("notifications.mailFixed")}</p>
          </>
        )}
      </section>
    </Page>
  );
};
