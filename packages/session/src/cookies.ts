/** The cookies that scripts share with the server. Values are any text; they travel percent-encoded. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string, maxAgeSeconds: number) => void;
  readonly remove: (name: string) => void;
}

interface Page {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string; readonly hostname: string };
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "127.0.0.1" || host === "[::1]";

/** Everywhere but on plain-HTTP localhost, where a browser would drop a Secure cookie. */
const needsSecure = ({ protocol, hostname }: Page["location"]): boolean =>
  protocol !== "http:" || !isLoopback(hostname);

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

export const createCookies = (page: () => Page): Cookies => {
  const write = (name: string, value: string, maxAgeSeconds: number): void => {
    const { document, location } = page();
    const secure = needsSecure(location) ? "; Secure" : "";
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  };
  return {
    read: (name) => {
      const pairs = page().document.cookie.split("; ");
      const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`));
      return pair === undefined ? undefined : decode(pair.slice(name.length + 1));
    },
    write,
    remove: (name) => write(name, "", 0),
  };
};

/** The cookies of this page. */
export const browserCookies: Cookies = createCookies(() => globalThis);
