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
  /** Tells every open one that the session is over, and forgets all. */
  readonly endAll: () => void;
}

/** The windows that this page has opened. Their names are in the cookie `evolveChildWindows`, a JSON list. */
export const createChildWindows = (cookies: Cookies): ChildWindows => {
  const children = new Map<Child["target"], Child>();

  const keepNames = (): void => {
    const names = [...children.values()].map(({ name }) => name).filter((name) => name !== "");
    if (names.length === 0) cookies.remove(cookieName);
    else cookies.write(cookieName, JSON.stringify([...new Set(names)]), limits.authCookieHours * 60 * 60);
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
      keepNames();
    },
  };
};

export const childWindows: ChildWindows = createChildWindows(browserCookies);
