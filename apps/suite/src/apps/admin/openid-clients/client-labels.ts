import type { PlainKey } from "@evolve/i18n";

export const addressFields = [
  ["redirectUris", "openidClients.redirectUris"],
  ["postLogoutRedirectUris", "openidClients.postLogoutRedirectUris"],
  ["frontchannelLogoutUris", "openidClients.frontchannelLogoutUris"],
  ["backchannelLogoutUris", "openidClients.backchannelLogoutUris"],
] as const satisfies readonly (readonly [string, PlainKey])[];

export const optionFields = [
  ["skipsConsent", "openidClients.skipsConsent"],
  ["pairwise", "openidClients.pairwise"],
  ["requiresPushedRequests", "openidClients.requiresPushedRequests"],
  ["requiresDpop", "openidClients.requiresDpop"],
] as const satisfies readonly (readonly [string, PlainKey])[];
