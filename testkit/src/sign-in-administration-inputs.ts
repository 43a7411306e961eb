interface Given {
  readonly tenant: { readonly key: string };
  readonly administrator: { readonly roleId: string };
  readonly pendingId: string;
}
interface SignInInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Inputs of the calls by which administrators set up how their tenant signs in. */
export const signInAdministrationInputs: Record<string, (of: Given) => SignInInput> = {
  saveSignInPage: () => ({ body: { loginBanner: null, allowedDomains: [] } }),
  saveTenantSettings: () => ({
    body: {
      sessionTimeout: 15,
      supportEmail: "",
      supportPhone: "",
      helpUrl: "",
      studioHelpUrl: "",
      analyticsHelpUrl: "",
      communityUrl: "",
      downloadsUrl: "",
      analytics: false,
      sessionRecording: false,
    },
  }),
  readBrand: () => ({ query: {} }),
  saveBrand: () => ({
    body: {
      brandName: "Brand",
      backgroundColor: "#123456",
      headerTextColor: "#ffffff",
      supportEmail: "",
      coBrand: "",
      marketingUrl: "",
    },
  }),
  resetBrand: () => ({ body: {} }),
  saveSamlSettings: ({ tenant, administrator }) => ({
    body: {
      enabled: true,
      entityId: `https://idp.${tenant.key}.test`,
      signOnUrl: `https://idp.${tenant.key}.test/sso`,
      logoutUrl: null,
      certificates: ["none"],
      nameIdFormat: "emailAddress",
      attributes: { userName: "", email: "", firstName: "", lastName: "" },
      createUsers: true,
      defaultRoleId: administrator.roleId,
      idpInitiated: false,
      signRequests: true,
      lookForSession: false,
      landingPage: null,
    },
  }),
  readSamlMetadata: () => ({ body: { xml: "<none/>" } }),
  startSamlTest: () => ({ body: {} }),
  readSamlTest: () => ({ params: { testId: `_${"0".repeat(40)}` } }),
  searchSamlUsers: () => ({ body: {} }),
  rollSamlKey: () => ({ body: { step: "publish" } }),
  unlinkSamlUser: ({ pendingId }) => ({ params: { userId: pendingId } }),
};
