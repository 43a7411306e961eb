import { toggles } from "@evolve/contracts/toggles";
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
} as const satisfies Record<(typeof toggles)[keyof typeof toggles], PlainKey>;

const isKnown = (name: string): name is keyof typeof toggleNames => name in toggleNames;

/** What a feature toggle does. One that an operator has given a tenant and this version does not know is shown by its name. */
export const toggleText = ({ t }: Words, name: string): string => (isKnown(name) ? t(toggleNames[name]) : name);
