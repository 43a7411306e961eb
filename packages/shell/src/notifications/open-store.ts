import { notificationsPath } from "@evolve/contracts/notification-frames";
import { authInfo, lead, type Session, systemClock } from "@evolve/session";
import { keptDismissedBroadcasts } from "./dismissed-broadcasts.ts";
import type { OpenWire } from "./notification-socket.ts";
import type { Connection } from "../connection/connection.ts";
import {
  createNotificationStore,
  type NotificationStore,
  type TabChannel,
  type TabMessage,
} from "./notification-store.ts";

const name = "evolve-notifications";

const openChannel = (): TabChannel => {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      return () => channel.close();
    },
  };
};

const openWire: OpenWire = ({ opened, received, closed }) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${notificationsPath}`);
  socket.onopen = opened;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => received(data);
  socket.onclose = ({ code }) => closed(code);
  return {
    // While a connection closes, the browser reports what is sent as an error; `closed` follows, and with it a new connection.
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** Without Web Locks (plain HTTP) every tab has a connection of its own. */
const leadTabs = (action: (signal: AbortSignal) => Promise<void>): (() => void) => {
  if ("locks" in navigator) return lead(name, action);
  const over = new AbortController();
  void action(over.signal);
  return () => over.abort();
};

interface Parts {
  readonly userId: string;
  readonly session: Session;
  readonly connection: Connection;
  readonly locale: string;
}

/** The notifications of this page, until the session ends. Whenever the line may be back, it is tried at once. */
export const openStore = ({ userId, session, connection, locale }: Parts): NotificationStore => {
  const store = createNotificationStore({
    userId,
    clock: systemClock,
    channel: openChannel(),
    lead: leadTabs,
    open: openWire,
    auth: authInfo.read,
    locale,
    dismissed: keptDismissedBroadcasts(localStorage, userId),
    onTokenExpired: session.reportExpired,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const wake = (): void => store.wake();
  const wakeWhenSeen = (): void => {
    if (document.visibilityState === "visible" && store.current().status === "offline") wake();
  };
  const stops = [
    session.onChange(({ type }) => {
      if (type === "REFRESHED") wake();
      else if (type === "SIGNED_OUT") close();
    }),
    connection.subscribe(() => {
      if (!connection.isLost()) wake();
    }),
  ];
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wakeWhenSeen);
  const close = (): void => {
    for (const stop of stops) stop();
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wakeWhenSeen);
    store.close();
  };
  return { ...store, close };
};
