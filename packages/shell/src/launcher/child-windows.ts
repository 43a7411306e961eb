import { limits } from "@evolve/contracts/limits";
import { browserCookies, type Cookies } from "@evolve/session";

const cookieName = "evolveChildWindows";

interface Child {
  readonly target: Pick<Window, "postMessage" | "closed">;
  /** Its window's name; empty for one that only spoke to us. */
  readonly name: string;
  /** Where to speak to it. */
  readonly origin: string;
}

export interface ChildWindows {
  readonly add: (child: Child) => void;
  /** Tells every open one that the session is over, and forgets all, those of other tabs too: the session is theirs as well. */
  readonly endAll: () => void;
}

/**
 * The windows that this page has opened. The cookie `evolveChildWindows`, a JSON list, holds their names and those of the browser's
 * other tabs.
 */
export const createChildWindows = (cookies: Cookies): ChildWindows => {
  const children = new Map<Child["target"], Child>();
  /** The names in the cookie that came from this page. */
  let own: readonly string[] = [];

  const keepNames = (): void => {
    const others = namesIn(cookies.read(cookieName)).filter((name) => !own.includes(name));
    own = [...children.values()].map(({ name }) => name).filter((name) => name !== "");
    const names = [...new Set([...others, ...own])];
    if (names.length === 0) cookies.remove(cookieName);
    else cookies.write(cookieName, JSON.stringify(names), limits.authCookieHours * 60 * 60);
  };

  return {
    add: (child) => {
      for (const { target } of [...children.values()]) if (target.closed) children.delete(target);
      const known = children.get(child.target);
      children.set(child.target, { ...child, name: child.name || (known?.name ?? "") });
      keepNames();
    },
    endAll: () => {
      for (const { target, origin } of children.values())
        if (!target.closed) target.postMessage({ messageType: "signedOut" }, origin);
      children.clear();
      own = [];
      cookies.remove(cookieName);
    },
  };
};

const namesIn = (text = "[]"): readonly string[] => {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
};

export const childWindows: ChildWindows = createChildWindows(browserCookies);
