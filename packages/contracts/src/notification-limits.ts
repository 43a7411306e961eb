/** Limits of notifications and their sockets; apart, since sign-in pages need none of them. */
export const notificationLimits = {
  /** Of one user; older ones are deleted, and more are never counted as unread. */
  notificationsKept: 30,
  notificationTitleMax: 200,
  notificationContentMax: 2_000,
  notificationActionsMax: 5,
  notificationRecipientsMax: 500,
  broadcastMinMs: 5_000,
  broadcastMaxMs: 24 * 60 * 60_000,
  /** The largest frame of a command, in bytes. */
  socketFrameMax: 8_192,
  /** How many commands a socket may send at once, and how many a second from then on. */
  socketFramesAtOnce: 60,
  socketFramesPerSecond: 20,
  /** A browser shares one between its tabs; more are those that its network has dropped without a word. */
  socketsPerSession: 4,
  /** A socket without a session is closed after this time. */
  socketConnectMs: 10_000,
  socketPingMs: 30_000,
  /** Before a browser opens another, at most; doubled with each retry up to the longest. */
  socketRetryMs: 1_000,
  socketRetryMaxMs: 60_000,
} as const;
