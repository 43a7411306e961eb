import type { ShellSettings } from "@evolve/contracts/navigation";
import { logFault } from "../log.ts";

/** Where Self service leads: to its page on the tenant's base address, or to the software downloads. */
export const selfServiceUrl = (
  { baseUrls, downloadsUrl }: Pick<ShellSettings, "baseUrls" | "downloadsUrl">,
  isRedirected: boolean,
): string => (isRedirected && downloadsUrl !== "" ? downloadsUrl : `${baseUrls.niceBaseUrl}/wfm/#/selfService`);

/** Whether an address leaves the suite's own pages: another host, or a page that is none of its apps. */
export const isElsewhere = (url: string): boolean => {
  const parsed = URL.parse(url, location.origin);
  return parsed?.origin !== location.origin || parsed.hash === "";
};

interface HelpSubject {
  /** The module one is in, by its id and the topic that it names. */
  readonly module: { readonly id: string; readonly helpLink: string } | undefined;
  readonly licenceType: string;
}

const studioLicences: readonly string[] = ["AS"];
const analyticsLicences: readonly string[] = ["ANALYTICS", "XSIGHT"];

const baseOf = (
  { module, licenceType }: HelpSubject,
  { helpUrl, studioHelpUrl, analyticsHelpUrl }: ShellSettings,
): string => {
  if (module?.id === "as" || studioLicences.includes(licenceType)) return studioHelpUrl || helpUrl;
  if (module?.id === "xsight" || analyticsLicences.includes(licenceType)) return analyticsHelpUrl || helpUrl;
  return helpUrl;
};

/**
 * The help for where one is: automation studio and AI analytics have their own, a module adds its topic. Undefined where there is no
 * help; an address that cannot be built is logged, too.
 */
export const helpUrlOf = (subject: HelpSubject, settings: ShellSettings, origin: string): string | undefined => {
  const base = baseOf(subject, settings);
  if (base === "") return undefined;
  const address = URL.parse(base, origin);
  if (address === null || !/^https?:$/.test(address.protocol)) {
    logFault(`no help link from ${base}`);
    return undefined;
  }
  const topic = subject.module?.helpLink ?? "";
  if (topic !== "") address.pathname = `${address.pathname.replace(/\/$/, "")}/${encodeURIComponent(topic)}`;
  return address.href;
};
