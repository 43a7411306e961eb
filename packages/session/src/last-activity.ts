import { limits } from "@evolve/contracts/limits";
import type { Cookies } from "./cookies.ts";

const cookieName = "last_activity";
const cookieSeconds = limits.authCookieHours * 60 * 60;

/** When somebody last did something in any tab, in milliseconds since the epoch. */
export const createLastActivity = (cookies: Cookies) => ({
  read: (): number | undefined => {
    const at = Number(cookies.read(cookieName) ?? Number.NaN);
    return Number.isFinite(at) && at > 0 ? at : undefined;
  },
  write: (at: number): void => cookies.write(cookieName, String(at), cookieSeconds),
  clear: (): void => cookies.remove(cookieName),
});
export type LastActivity = ReturnType<typeof createLastActivity>;
