import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { useEffect, useState } from "react";
import type { NotificationStore } from "./notification-store.ts";
import { useNotificationState } from "./use-notifications.ts";

/** Messages to everybody, above the page, each for as long as its publisher wanted. */
export const BroadcastBanners = ({ store }: { readonly store: NotificationStore }) => {
  const { t } = useWords();
  const state = useNotificationState(store);
  const [now, setNow] = useState(() => Date.now());
  const broadcasts = (state?.broadcasts ?? []).filter(({ endsAt }) => endsAt > now);
  const next = Math.min(...broadcasts.map(({ endsAt }) => endsAt));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), longestTimer) + 1);
    return () => clearTimeout(timer);
  }, [next, now]);
  return broadcasts.map(({ broadcastUuid, message }) => (
    <Banner
      key={broadcastUuid}
      className="sh-banner"
      title={t("notifications.broadcast")}
      onDismiss={() => store.dismiss(broadcastUuid)}
    >
      {message}
    </Banner>
  ));
};

const longestTimer = 60 * 60_000;
