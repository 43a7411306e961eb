import { limits } from "@evolve/contracts/limits";
import { browserCookies, type Cookies } from "./cookies.ts";

const cookieName = "bookmark";

/** The deep link to return to after sign-in. */
export const createBookmark = (cookies: Cookies) => ({
  save: (url: string): void => cookies.write(cookieName, url, limits.bookmarkCookieMinutes * 60),
  /** The link, once. The caller still checks that it leads to this origin or an allowed one. */
  take: (): string | undefined => {
    const url = cookies.read(cookieName);
    if (url !== undefined) cookies.remove(cookieName);
    return url === "" ? undefined : url;
  },
});

export const bookmark = createBookmark(browserCookies);
