import type { Activity } from "@evolve/contracts/usage";

export interface Analytics {
  /** `path` is a route's pattern (`/admin/users/$userId`), so that no id and no search gets out. */
  readonly pageView: (path: string) => void;
  readonly event: (category: string, action: string, label: string) => void;
}

interface AnalyticsOptions {
  /** Where hits go; empty where the tenant has not turned analytics on. */
  readonly url: string;
  readonly userId: string;
  readonly organizationName: string;
  /** Whether the browser asks not to be tracked. */
  readonly isRefused: boolean;
  readonly send: (url: string, hit: Activity) => void;
}

const nothing: Analytics = { pageView: () => undefined, event: () => undefined };

/** Section 7's page views and events; nothing is sent unless the tenant wants it and the browser does not object. */
export const createAnalytics = ({ url, userId, organizationName, isRefused, send }: AnalyticsOptions): Analytics => {
  if (url === "" || isRefused) return nothing;
  const dimensions = { userId, organizationName };
  let last = "";
  return {
    pageView: (path) => {
      if (path === last) return;
      last = path;
      send(url, { hitType: "pageview", eventCategory: "", eventAction: "", eventLabel: path, userId, dimensions });
    },
    event: (eventCategory, eventAction, eventLabel) =>
      send(url, { hitType: "event", eventCategory, eventAction, eventLabel, userId, dimensions }),
  };
};

/** Do Not Track and Global Privacy Control. */
export const refusesTracking = (
  browser: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean } = navigator,
): boolean => browser.doNotTrack === "1" || browser.globalPrivacyControl === true;

/** Sends a hit without waiting for it; a lost one is ignored. */
export const sendHit = (url: string, hit: Activity): void => {
  void fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(hit),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
};
