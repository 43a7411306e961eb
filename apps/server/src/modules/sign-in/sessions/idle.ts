/**
 * How old the server's record of a person's activity may be: a page reports it once a minute, and it is stored as often. The
 * allowance keeps people who answer the page's warning in time signed in.
 */
const lagMinutes = 2;
/** A page that is cut off for a while cannot tell. Shorter time-outs are the browser's to keep. */
const shortestIdleMinutes = 20;

/** Whether nobody has used a session for longer than its tenant allows. A time-out of 0 is never. */
export const isIdle = ({ lastSeenAt }: { lastSeenAt: Date }, timeoutMinutes: number, now: Date): boolean => {
  const allowedMinutes = Math.max(timeoutMinutes + lagMinutes, shortestIdleMinutes);
  return timeoutMinutes > 0 && now.getTime() - lastSeenAt.getTime() > allowedMinutes * 60_000;
};
