/** Hosts as sources of a policy: each whole, and all below it at a dot, at any port, in the page's own scheme or https. */
export const sourcesOf = (domains: readonly string[]): string =>
  ["'self'", ...domains.filter(isHost).flatMap((domain) => [`${domain}:*`, `*.${domain}:*`])].join(" ");

/** What is no host name has no business in a header. */
const isHost = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text);
