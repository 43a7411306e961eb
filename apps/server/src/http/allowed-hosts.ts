/** A whole host, or a suffix of it at a dot: `example.com` admits `a.example.com`, never `evilexample.com`. */
export const isAllowedHost = (hostname: string, domains: readonly string[]): boolean =>
  domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

/** An address of the host itself: `/demo/news`, never `//elsewhere`. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** Whether a page may lead to an address, or show it in a frame: http or https, without credentials, at an allowed host. */
export const isAllowedUrl = (url: string, domains: readonly string[]): boolean => {
  const parsed = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  return parsed !== null && parsed.username === "" && parsed.password === "" && isAllowedHost(parsed.hostname, domains);
};
