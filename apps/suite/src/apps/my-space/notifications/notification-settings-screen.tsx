import { readNotificationSettings } from "@evolve/contracts/notifications";
import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
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
      <section className={`su-card ${styles.card ?? ""}`}>
        {data === undefined ? (
          <QueryState error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <ChannelTable settings={data.settings} />
            <p className="su-quiet">{words.t("notifications.mailFixed")}</p>
          </>
        )}
      </section>
    </Page>
  );
};
