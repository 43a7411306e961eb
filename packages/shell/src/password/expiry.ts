/** Days before the end of a password from which on its owner is warned. */
const windowDays = 5;
const dayMs = 24 * 60 * 60 * 1_000;

/** The calendar day of a moment where the person is, as a number of days. */
const dayOf = (moment: Date): number =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs);

/**
 * Calendar days until a password expires: 0 is today, 1 tomorrow, as its owner's calendar has it. Undefined where nothing is to
 * be said: it never expires, not within the window, or has expired, which sign-in deals with.
 */
export const daysToWarnOf = (expiresOn: string | null, now: Date): number | undefined => {
  const expires = new Date(expiresOn ?? Number.NaN);
  if (Number.isNaN(expires.getTime()) || expires.getTime() <= now.getTime()) return undefined;
  const days = dayOf(expires) - dayOf(now);
  return days <= windowDays ? days : undefined;
};
