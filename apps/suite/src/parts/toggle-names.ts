import { tenantToggles, toggles } from "@evolve/contracts/toggles";
import type { PlainKey, Words } from "@evolve/i18n";

const toggleNames = {
  [toggles.maxCloudfront]: "users.toggleMaxCloudfront",
  [toggles.maxTabBrowser]: "users.toggleMaxTabBrowser",
  [toggles.partnerHub]: "users.togglePartnerHub",
  [toggles.satmetrix]: "users.toggleSatmetrix",
  [toggles.studioMenu]: "users.toggleStudioMenu",
  [toggles.webStudioMenu]: "users.toggleWebStudioMenu",
  [toggles.secondAppsList]: "users.toggleSecondAppsList",
  [toggles.dashboardProjection]: "users.toggleDashboardProjection",
  [toggles.inviewDashboards]: "users.toggleInviewDashboards",
  [toggles.softwareDownloads]: "users.toggleSoftwareDownloads",
  [toggles.testIcon]: "users.toggleTestIcon",
  [toggles.navigationRedesign]: "users.toggleNavigationRedesign",
  [toggles.brandingHostRedirect]: "users.toggleBrandingHostRedirect",
  [toggles.authCode]: "users.toggleAuthCode",
  [toggles.gaAdoption]: "users.toggleGaAdoption",
  [tenantToggles.selfRegistration]: "users.toggleSelfRegistration",
} as const satisfies Record<
  (typeof toggles)[keyof typeof toggles] | (typeof tenantToggles)[keyof typeof tenantToggles],
  PlainKey
>;

/** Whether this version knows what a toggle does. */
export const isKnownToggle = (name: string): name is keyof typeof toggleNames => name in toggleNames;

/** The toggles of a tenant, in the order in which they are offered. */
export const tenantToggleNames = [...Object.values(tenantToggles), ...Object.values(toggles)];

/** What a feature toggle does. Its words are in the area `users`. One that an operator has given a tenant and this version does not know is shown by its name. */
export const toggleText = ({ t }: Words, name: string): string => (isKnownToggle(name) ? t(toggleNames[name]) : name);
