/** The browser refreshes 5 minutes before a token of 15 ends, so a shorter idle time-out is the browser's to keep. */
const shortestIdleMinutes = 20;

/** Whether nobody has used a session for longer than its tenant allows. A time-out of 0 is never. */
export const isIdle = ({ lastSeenAt }: { lastSeenAt: Date }, timeoutMinutes: number, now: Date): boolean =>
  timeoutMinutes > 0 && now.getTime() - lastSeenAt.getTime() > Math.max(timeoutMinutes, shortestIdleMinutes) * 60_000;
