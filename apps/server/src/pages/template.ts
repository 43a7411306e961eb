import { randomBytes } from "node:crypto";
import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { HostBrand } from "../modules/directory/branding/index.ts";
import { brandColoursOf } from "../modules/directory/branding/index.ts";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { installableHead } from "./install-head.ts";

/** What the page's scripts know before they have fetched anything; documented in docs/protocols.md. */
export interface Boot {
  language: Language;
  branding: { brandName: string; logoUrl: string; faviconUrl: string; coBrand: string; marketingUrl: string };
  tenantName: string;
  loginBanner: HostBrand["loginBanner"];
  /** Set where the host's tenant has an identity provider. */
  singleSignOn: { tenantId: string; looksForSession: boolean } | null;
  allowsSignUp: boolean;
  /** False for a page that another site opened without a user's click. */
  isOpenedBySomeone: boolean;
  /** Whether another site has led here, which is none of the allowed ones. */
  isFromOtherSite: boolean;
  /** Empty where support is not reached by phone. */
  supportPhone: string;
  allowedDomains: readonly string[];
  area: string;
  host: string;
  prefetch: readonly string[];
}

export interface RenderedPage {
  html: string;
  contentSecurityPolicy: string;
}

/** Fills a built page with the host's branding and boot data, inlined so that the first paint needs no further request. */
export const renderPage = (
  template: string,
  boot: Boot,
  brand: HostBrand,
  {
    framed = [],
    framers = null,
    recorder = null,
    collector = null,
  }: {
    /** Hosts beside the allowed ones that frames may be loaded from. */
    readonly framed?: readonly string[];
    /** Hosts whose pages may frame this one; null for nobody. */
    readonly framers?: readonly string[] | null;
    /** Origins of the session recorder and of the collector of page views, where the installation has them. */
    readonly recorder?: string | null;
    readonly collector?: string | null;
  } = {},
): RenderedPage => {
  const nonce = newNonce();
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
    `<link rel="icon" href="${escapeHtml(boot.branding.faviconUrl || productIcon)}">`,
    installableHead(brand),
  ].join("");
  const replacements: Record<string, string> = {
    "%lang%": escapeHtml(boot.language),
    "<!--boot-->": head,
    "<!--brand-style-->": brand.profile
      ? `<style nonce="${nonce}">${brandStyle(brand.profile.backgroundColor)}</style>`
      : "",
    "{{brandName}}": escapeHtml(boot.branding.brandName),
    "{{logoUrl}}": escapeHtml(boot.branding.logoUrl),
    "{{coBrand}}": escapeHtml(boot.branding.coBrand),
    "{{startIsLate}}": escapeHtml(startIsLate(boot.language)),
  };
  return {
    html: template.replace(
      /%lang%|<!--boot-->|<!--brand-style-->|\{\{(?:brandName|logoUrl|coBrand|startIsLate)\}\}/g,
      (mark) => replacements[mark] ?? mark,
    ),
    contentSecurityPolicy: [
      "default-src 'self'",
      ["script-src 'self'", recorder].filter(Boolean).join(" "),
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      // A recording that was fetched as a whole is played from memory.
      "media-src 'self' blob:",
      // The marketing panel and, at sign-out, the frames of sibling hosts and of OpenID clients, on any host.
      `frame-src ${sourcesOf([...boot.allowedDomains, ...framed])} https:`,
      // The auto-attendant's service.
      [`connect-src ${sourcesOf(boot.allowedDomains)}`, recorder, collector].filter(Boolean).join(" "),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framers === null ? "'none'" : sourcesOf(framers)}`,
    ].join("; "),
  };
};

const startIsLate = (language: Language): string =>
  createWords(language, catalogueOf(language, ["shell"])).t("shell.startIsLate");

/** The product's icon, inlined to save a request. */
const productIcon = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#1461c4"/><g fill="#fff"><rect x="6" y="8" width="10" height="3.2" rx="1.6"/><rect x="10" y="12.6" width="12" height="3.2" rx="1.6" opacity=".75"/><rect x="7.5" y="17.2" width="8" height="3.2" rx="1.6" opacity=".5"/></g></svg>',
).toString("base64")}`;

export const newNonce = (): string => randomBytes(16).toString("base64");

/** JSON that is safe inside a script element: no `<` can end it, and the two Unicode line separators are escaped. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** The brand's colours, overriding the default look's tokens; a dark theme keeps its own surfaces. */
const brandStyle = (background: string): string => {
  const { hover, text } = brandColoursOf(background);
  const mix = (share: number, base: string): string => `color-mix(in srgb, ${background} ${share}%, ${base})`;
  const light = `--brand:${background};--brand-hover:${hover};--on-brand:${text};--focus:${background};--brand-soft:${mix(10, "white")};--brand-line:${mix(35, "white")}`;
  const dark = `--brand:${mix(55, "white")};--brand-hover:${mix(40, "white")};--on-brand:#07120d;--focus:${mix(40, "white")};--brand-soft:${mix(30, "black")};--brand-line:${mix(60, "black")}`;
  const header = `--header-from:${mix(55, text === "#000000" ? "white" : "black")};--header-to:${background};--login-from:${mix(45, "black")};--login-to:${background}`;
  return (
    `:root:root{${light};${header}}` +
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme="light"]){${dark}}}` +
    `:root:root[data-theme="dark"]{${dark}}`
  );
};

/**
 * Hosts as sources of a policy: each host, and its subdomains where it begins with a dot, at any port, in the page's own
 * scheme or https.
 */
export const sourcesOf = (domains: readonly string[]): string =>
  ["'self'", ...domains.filter(isHost).flatMap((domain) => [`${domain}:*`, `*.${domain}:*`])].join(" ");

/** Text that is not a host name must not get into a header. */
const isHost = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text);
