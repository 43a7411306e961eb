/** A whole host, or a suffix of it at a dot: `example.com` admits `a.example.com`, never `evilexample.com`. */
const matches = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

export const redirects = {
  /**
   * Whether a page of the site at `origin` may send somebody to an address, by the list of allowed domains (`allowedDomains` of the
   * boot data). Only https, or http as well where the site itself is http; written out in full, without credentials.
   */
  isAllowed: (url: string, domains: readonly string[], origin: string): boolean => {
    const parsed = URL.parse(url);
    if (parsed === null || !/^https?:\/\//i.test(url)) return false;
    if (parsed.protocol !== "https:" && origin.startsWith("https:")) return false;
    if (parsed.username !== "" || parsed.password !== "") return false;
    const host = parsed.hostname;
    return !host.startsWith(".") && domains.some((domain) => domain !== "" && matches(host, domain.toLowerCase()));
  },
};
