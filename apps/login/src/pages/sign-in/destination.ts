import { redirects } from "@evolve/session";

interface Choice {
  /** The requested redirectURL; empty when there is none. */
  readonly redirectUrl: string;
  readonly allowedDomains: readonly string[];
  /** The deep link that somebody was sent here from. */
  readonly bookmark: string | undefined;
  /** Where the organization wants sessions of its identity provider to begin; empty without a wish. */
  readonly ssoLandingPage: string;
  /** The first page that the permissions allow, by the landing rule. */
  readonly landing: string;
  /** The origin of this page. */
  readonly origin: string;
}

export const insufficientPrivileges = "/login/#/insufficientPrivileges";

const isOwn = (url: string, origin: string): boolean => URL.parse(url, origin)?.origin === origin;

/**
 * Where somebody goes once signed in: the requested address when its host is allowed, else insufficientPrivileges; without
 * one the deep link they came by, else the landing page of single sign-on, else their own. Who may use nothing at all never
 * goes past insufficientPrivileges.
 */
export const chooseDestination = (choice: Choice): string => {
  const { redirectUrl, allowedDomains, bookmark, ssoLandingPage, landing, origin } = choice;
  const isWithin = (url: string): boolean => isOwn(url, origin) || redirects.isAllowed(url, allowedDomains, origin);
  if (redirectUrl !== "")
    return redirects.isAllowed(redirectUrl, allowedDomains, origin) ? redirectUrl : insufficientPrivileges;
  const target = isWithin(landing) ? landing : insufficientPrivileges;
  if (target.endsWith("/insufficientPrivileges")) return insufficientPrivileges;
  if (bookmark !== undefined && isOwn(bookmark, origin)) return bookmark;
  return ssoLandingPage !== "" && isWithin(ssoLandingPage) ? ssoLandingPage : target;
};
