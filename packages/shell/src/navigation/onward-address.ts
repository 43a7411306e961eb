import type { NavigationLink } from "@evolve/contracts/navigation";
import type { ShellSettings } from "@evolve/contracts/shell-settings";

interface Onward {
  readonly settings: Pick<ShellSettings, "baseUrls" | "brandingHost">;
  /** Names the host whose brand to show. */
  readonly namesBrandingHost: boolean;
  readonly isEmbedded: boolean;
  /** Where the page is. */
  readonly here: Pick<Location, "host" | "hostname">;
}

const bases = { nice: "niceBaseUrl", incontact: "incontactBaseUrl", analytics: "analyticsBaseUrl" } as const;

/**
 * The address of a link on another host; undefined for one on this host, which the shell opens. `UHRequest=1` tells the
 * contact-centre app that the request comes from the suite's header; `brandingHost` names a branded tenant's host unless the page is on it.
 */
export const onwardAddress = (
  { url, appContext, baseUrl }: Pick<NavigationLink, "url" | "appContext" | "baseUrl">,
  { settings, namesBrandingHost, isEmbedded, here }: Onward,
): string | undefined => {
  const base = URL.parse(settings.baseUrls[bases[baseUrl]]);
  if (url === "" || base === null || base.host === here.host) return undefined;
  const address = new URL(`/${appContext}/`, base);
  if (baseUrl === "incontact") address.searchParams.set("UHRequest", "1");
  const { brandingHost } = settings;
  if (namesBrandingHost && brandingHost !== null && brandingHost !== here.hostname)
    address.searchParams.set("brandingHost", brandingHost);
  if (isEmbedded) address.searchParams.set("embeddedClient", "true");
  address.hash = url;
  return address.href;
};
