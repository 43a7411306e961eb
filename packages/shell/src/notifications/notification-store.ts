import type { ServerFrame } from "@evolve/contracts/notification-frames";
import { codeOf } from "@evolve/contracts/errors";
import { type AuthInfo, type Clock, createListeners, type Unsubscribe } from "@evolve/session";
import { createNotificationSocket, type NotificationSocket, type OpenWire } from "./notification-socket.ts";
import type { DismissedBroadcasts } from "./dismissed-broadcasts.ts";
import { createWatchedSubjects } from "./watched-subjects.ts";
import {
  emptyState,
  markedAsRead,
  type NotificationState,
  unreadOf,
  withBroadcasts,
  withChanges,
  withoutBroadcast,
  withoutUnconfirmed,
} from "./notification-state.ts";

/** What the tabs of one browser tell each other; `docs/protocols.md` describes it. */
export type TabMessage =
  | { readonly type: "hello"; readonly userId: string }
  | { readonly type: "state"; readonly state: NotificationState }
  | { readonly type: "acknowledge"; readonly userId: string; readonly ids: readonly string[] }
  | { readonly type: "dismiss"; readonly userId: string; readonly id: string }
  | { readonly type: "wake"; readonly userId: string }
  | { readonly type: "watch"; readonly userId: string; readonly tab: string; readonly subjects: readonly string[] }
  | { readonly type: "changed"; readonly userId: string; readonly subjects: readonly string[] }
  | { readonly type: "led"; readonly userId: string };

export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => Unsubscribe;
}

interface StoreOptions {
  readonly userId: string;
  readonly clock: Clock;
  readonly channel: TabChannel;
  /** Runs in one tab of the browser at a time, until it is called off. */
  readonly lead: (action: (signal: AbortSignal) => Promise<void>) => Unsubscribe;
  readonly open: OpenWire;
  readonly auth: () => AuthInfo | undefined;
  readonly interval?: number;
  readonly locale: string;
  readonly timeZone: string;
  readonly dismissed: DismissedBroadcasts;
  readonly onTokenExpired: () => void;
}

export interface NotificationStore {
  readonly current: () => NotificationState;
  readonly subscribe: (listener: () => void) => Unsubscribe;
  /** Marks everything as read, and tells the server of each. */
  readonly acknowledgeAll: () => void;
  readonly dismiss: (broadcastUuid: string) => void;
  /** Fetches everything again in another language. */
  readonly changeLocale: (locale: string) => void;
  /** Connects now, where there is no connection. */
  readonly wake: () => void;
  /** Calls the listener whenever what it names may have changed: `schedule/<id>`. */
  readonly watch: (subject: string, listener: () => void) => Unsubscribe;
  readonly close: () => void;
}

/**
 * The user's notifications in this tab. One tab of the browser, the holder of a Web Lock, has the connection and tells the
 * others its state; when it goes, the next one resumes after the last sequence number that it was told.
 */
export const createNotificationStore = (options: StoreOptions): NotificationStore => {
  const { channel, clock, userId } = options;
  const listeners = createListeners<undefined>();
  let { locale } = options;
  let state = emptyState(userId, options.dismissed.read());
  let socket: NotificationSocket | undefined;
  const tab = crypto.randomUUID();
  const tellWatched = (): void => {
    if (socket === undefined) channel.post({ type: "watch", userId, tab, subjects: watched.own() });
    else socket.watch(watched.all());
  };
  const watched = createWatchedSubjects(tellWatched);
  const changed = (subjects: readonly string[]): void => {
    if (subjects.length === 0) return;
    channel.post({ type: "changed", userId, subjects });
    watched.changed(subjects);
  };

  const set = (next: NotificationState): void => {
    if (next === state) return;
    state = next;
    if (socket !== undefined) channel.post({ type: "state", state });
    listeners.emit(undefined);
  };
  const sendUnconfirmed = (ids: readonly string[]): void => {
    for (const id of ids) socket?.acknowledge(id);
  };
  const acknowledge = (ids: readonly string[]): void => {
    set(markedAsRead(state, ids));
    sendUnconfirmed(ids);
  };

  const dismiss = (id: string): void => {
    set(withoutBroadcast(state, id));
    options.dismissed.write(state.dismissed);
  };

  const receive = (frame: ServerFrame): void => {
    switch (frame.command) {
      case "CONNECTED":
        set(withBroadcasts(withChanges(state, frame.payload), frame.payload.broadcasts, clock.now()));
        if (watched.all().length > 0) socket?.watch(watched.all());
        // Nobody was told of what has happened meanwhile.
        changed(watched.all());
        return sendUnconfirmed(state.unconfirmed);
      case "NOTIFICATION":
        return set(withChanges(state, frame.payload));
      case "BROADCAST":
        return set(withBroadcasts(state, [frame.payload], clock.now()));
      case "CHANGED":
        return changed(frame.payload.subjects);
      case "ERROR":
        if (frame.payload.errorCode === codeOf("notFound"))
          set(withoutUnconfirmed(state, frame.headers.notificationUuid ?? ""));
    }
  };

  const leadTabs = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const own = createNotificationSocket({
        open: options.open,
        clock,
        auth: options.auth,
        ...(options.interval !== undefined && { interval: options.interval }),
        greeting: () => ({ after: state.sequence, locale, timeZone: options.timeZone }),
        onFrame: receive,
        onStatus: (status) => set({ ...state, status }),
        onTokenExpired: options.onTokenExpired,
      });
      socket = own;
      own.wake();
      channel.post({ type: "led", userId });
      signal.addEventListener(
        "abort",
        () => {
          own.close();
          socket = undefined;
          resolve();
        },
        { once: true },
      );
    });

  const hear = (message: TabMessage): void => {
    if (message.type === "state") {
      if (socket === undefined && message.state.userId === userId) set(message.state);
    } else if (message.userId !== userId) return;
    else if (message.type === "changed") watched.changed(message.subjects);
    else if (message.type === "led") tellWatched();
    else if (socket === undefined) return;
    else if (message.type === "watch") {
      watched.hear(message.tab, message.subjects);
      tellWatched();
    } else if (message.type === "hello") channel.post({ type: "state", state });
    else if (message.type === "acknowledge") acknowledge(message.ids);
    else if (message.type === "dismiss") dismiss(message.id);
    else socket.wake();
  };

  const stops = [channel.listen(hear), options.lead(leadTabs)];
  channel.post({ type: "hello", userId });

  return {
    current: () => state,
    subscribe: listeners.add,
    acknowledgeAll: () => {
      const ids = unreadOf(state).map(({ notificationUuid }) => notificationUuid);
      if (ids.length === 0) return;
      acknowledge(ids);
      if (socket === undefined) channel.post({ type: "acknowledge", userId, ids });
    },
    dismiss: (id) => {
      dismiss(id);
      if (socket === undefined) channel.post({ type: "dismiss", userId, id });
    },
    changeLocale: (next) => {
      if (next === locale) return;
      locale = next;
      state = { ...state, sequence: 0 };
      socket?.greet();
    },
    wake: () => {
      if (socket === undefined) channel.post({ type: "wake", userId });
      else socket.wake();
    },
    watch: watched.watch,
    close: () => {
      if (socket === undefined && watched.own().length > 0) channel.post({ type: "watch", userId, tab, subjects: [] });
      for (const stop of stops) stop();
    },
  };
};
