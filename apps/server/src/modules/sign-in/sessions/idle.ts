/**
 * What the server knows of a person's doing may be so old: a page tells it once a minute, and it writes it down as often. So
 * nobody who answers the page's warning in time is signed out all the same.
 */
const lagMinutes = 2;
/** A page that is cut off for a while cannot tell. Shorter time-outs are the browser's to keep. */
const shortestIdleMinutes = 20;

/** Whether nobody has used a session for longer than its tenant allows. A time-out of 0 is never. */
export const isIdle = ({ lastSeenAt }: { lastSeenAt: Date }, timeoutMinutes: number, now: Date): boolean => {
  const allowedMinutes = Math.max(timeoutMinutes + lagMinutes, shortestIdleMinutes);
  return timeoutMinutes > 0 && now.getTime() - lastSeenAt.getTime() > allowedMinutes * 60_000;
};
