import { notificationLimits } from "@evolve/contracts/notification-limits";
import type { Broadcast, Notification } from "@evolve/contracts/notifications";
import type { Changes } from "@evolve/contracts/notification-frames";

/** `offline`: there is no connection, and another is tried in a while. */
export type SocketStatus = "connecting" | "connected" | "offline";

export interface ShownBroadcast {
  readonly broadcastUuid: string;
  readonly message: string;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly endsAt: number;
}

/** What all tabs of the browser know of the user's notifications. */
export interface NotificationState {
  readonly userId: string;
  readonly status: SocketStatus;
  /** Whether the list has come. */
  readonly isLoaded: boolean;
  /** What to resume after. */
  readonly sequence: number;
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** Marked as read here; the server has not confirmed it yet. */
  readonly unconfirmed: readonly string[];
  readonly broadcasts: readonly ShownBroadcast[];
  /** Broadcasts that the user has dismissed. */
  readonly dismissed: readonly string[];
}

export const emptyState = (userId: string, dismissed: readonly string[]): NotificationState => ({
  userId,
  status: "connecting",
  isLoaded: false,
  sequence: 0,
  notifications: [],
  unconfirmed: [],
  broadcasts: [],
  dismissed,
});

export const unreadOf = ({ notifications }: NotificationState): readonly Notification[] =>
  notifications.filter(({ isRead }) => !isRead).slice(0, notificationLimits.notificationsKept);

/** Takes over what the server has sent. Applied twice, it changes nothing more. */
export const withChanges = (state: NotificationState, changes: Changes): NotificationState => {
  const byId = new Map(
    (changes.isWhole ? [] : state.notifications).map((notification) => [notification.notificationUuid, notification]),
  );
  const confirmed = new Set<string>();
  for (const notification of changes.notifications) {
    if (notification.isRead) confirmed.add(notification.notificationUuid);
    byId.set(notification.notificationUuid, notification);
  }
  const notifications = [...byId.values()]
    .sort((one, other) => other.sequence - one.sequence)
    .slice(0, notificationLimits.notificationsKept);
  const unconfirmed = state.unconfirmed.filter((id) => byId.has(id) && !confirmed.has(id));
  return {
    ...state,
    isLoaded: true,
    sequence: changes.sequence,
    notifications: notifications.map((notification) =>
      unconfirmed.includes(notification.notificationUuid) ? { ...notification, isRead: true } : notification,
    ),
    unconfirmed,
  };
};

export const markedAsRead = (state: NotificationState, ids: readonly string[]): NotificationState => {
  const marked = new Set(ids);
  return {
    ...state,
    notifications: state.notifications.map((notification) =>
      marked.has(notification.notificationUuid) ? { ...notification, isRead: true } : notification,
    ),
    unconfirmed: [...new Set([...state.unconfirmed, ...ids])],
  };
};

/** The server has no such notification any more. */
export const withoutUnconfirmed = (state: NotificationState, id: string): NotificationState => ({
  ...state,
  unconfirmed: state.unconfirmed.filter((one) => one !== id),
});

/** Adds broadcasts that are not known yet, and drops those that are over. */
export const withBroadcasts = (
  state: NotificationState,
  broadcasts: readonly Broadcast[],
  now: number,
): NotificationState => {
  const known = state.broadcasts.filter(({ endsAt }) => endsAt > now);
  const isNew = ({ broadcastUuid }: Broadcast): boolean =>
    !state.dismissed.includes(broadcastUuid) && known.every((one) => one.broadcastUuid !== broadcastUuid);
  const added = broadcasts
    .filter(isNew)
    .map(({ broadcastUuid, message, duration }) => ({ broadcastUuid, message, endsAt: now + duration }));
  return { ...state, broadcasts: [...known, ...added] };
};

const dismissedMost = 50;

export const withoutBroadcast = (state: NotificationState, id: string): NotificationState => ({
  ...state,
  broadcasts: state.broadcasts.filter(({ broadcastUuid }) => broadcastUuid !== id),
  dismissed: [...state.dismissed.filter((one) => one !== id), id].slice(-dismissedMost),
});
