/** `2026-11-22T09:30`, as the clock on the wall shows it. */
export const localNow = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
