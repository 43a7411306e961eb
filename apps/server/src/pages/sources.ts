/**
 * Hosts as sources of a policy: each host, and its subdomains where it begins with a dot, at any port, in the page's own
 * scheme or https.
 */
export const sourcesOf = (domains: readonly string[]): string =>
  ["'self'", ...domains.filter(isHost).flatMap((domain) => [`${domain}:*`, `*.${domain}:*`])].join(" ");

/** Text that is not a host name must not get into a header. */
const isHost = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text);
