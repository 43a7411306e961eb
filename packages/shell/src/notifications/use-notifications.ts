import { useWords } from "@evolve/i18n/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../overlays/when-idle.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import type { NotificationState } from "./notification-state.ts";
import type { NotificationStore } from "./notification-store.ts";

const againMs = 10_000;

/** The page's notifications: their code, their words and the connection come after the page itself. */
export const useNotifications = (): NotificationStore | null => {
  const { user, isEmbedded } = useShell();
  const { session, connection, wordStore } = useRuntime();
  const { locale } = useWords();
  const [store, setStore] = useState<NotificationStore | null>(null);

  useEffect(() => {
    if (isEmbedded) return undefined;
    let opened: NotificationStore | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (): Promise<void> => {
      try {
        const [{ openStore }] = await Promise.all([import("./open-store.ts"), wordStore.need(["notifications"])]);
        if (isOver) return;
        opened = openStore({ userId: user.id, session, connection, locale: wordStore.current().locale });
        setStore(opened);
      } catch {
        timer = setTimeout(() => void open(), againMs);
      }
    };
    const callOff = whenIdle(() => void open());
    return () => {
      isOver = true;
      callOff();
      clearTimeout(timer);
      opened?.close();
    };
  }, [user.id, isEmbedded, session, connection, wordStore]);

  useEffect(() => store?.changeLocale(locale), [store, locale]);
  return store;
};

const nothing = { subscribe: () => () => undefined, current: () => null };

/** What the store holds; null until it is there. */
export const useNotificationState = (store: NotificationStore | null): NotificationState | null =>
  useSyncExternalStore<NotificationState | null>(
    store?.subscribe ?? nothing.subscribe,
    store?.current ?? nothing.current,
  );
