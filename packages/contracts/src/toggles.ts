/**
 * The feature toggles of section 9, by what they do while they are on. All are off where the list cannot be loaded. Which are on
 * is data, per tenant and per user.
 */
export const toggles = {
  /** The agent app is loaded from the content delivery network. */
  maxCloudfront: "release-max-cloudfront",
  /** The agent app opens in a tab. */
  maxTabBrowser: "release-max-tab-browser",
  /** The launcher has PartnerHub. */
  partnerHub: "release-partnerhub",
  /** The launcher has feedback management. */
  satmetrix: "release-satmetrix-integration",
  /** The launcher has Studio. */
  studioMenu: "release-studio-menu-integration",
  /** Web Studio needs no permission. */
  webStudioMenu: "release-web-studio-menu-integration",
  /** Tools stand in a second, smaller list of the launcher. */
  secondAppsList: "release-second-apps-list",
  /** The header has the menu that projects dashboards. */
  dashboardProjection: "release-dashboard-projection",
  /** Performance analytics opens at its dashboards. */
  inviewDashboards: "release-uh-inview-dashboard-integration",
  /** Self service opens the software downloads. */
  softwareDownloads: "release-software-download-redirect",
  /** The header marks a tenant that is for testing. */
  testIcon: "release-test-icon",
  /** The closed sidebar is the module picker alone. */
  navigationRedesign: "release-navigation-redesign",
  /** Addresses on other hosts name the host whose brand to show. */
  brandingHostRedirect: "release-brandinghost-redirect",
  /** Digital engagement gets an authorization code in place of a token. */
  authCode: "release-auth-code",
  /** The use of the suite is reported to the installation's collector, as where the tenant's settings turn that on. */
  gaAdoption: "release-ga-adoption",
} as const;

/** Toggles of a tenant as a whole, which mean nothing for one user. */
export const tenantToggles = {
  /** People with an address of the tenant's mail domains may register themselves. */
  selfRegistration: "self-registration",
} as const;
