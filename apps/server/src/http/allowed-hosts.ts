/** Matches a whole host or a parent domain: `example.com` allows `a.example.com`, never `evilexample.com`. */
export const isAllowedHost = (hostname: string, domains: readonly string[]): boolean =>
  domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

/** A path on the host itself: `/demo/news`, never `//elsewhere`. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/**
 * Whether a page may link to an address or frame it: https, or http as well unless the site needs https, without credentials, on an
 * allowed host.
 */
export const isAllowedUrl = (url: string, domains: readonly string[], needsHttps: boolean): boolean => {
  const parsed = (needsHttps ? /^https:\/\//i : /^https?:\/\//i).test(url) ? URL.parse(url) : null;
  return parsed?.username === "" && parsed.password === "" && isAllowedHost(parsed.hostname, domains);
};
