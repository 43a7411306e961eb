import type { BuiltUser } from "./builders.ts";

/* What several probe inputs are made of. */

export const newUser = (emailAddress: string) => ({ emailAddress, firstName: "Probe", lastName: "" });
export const terms = {
  type: "PAYING",
  userSoftLimit: 10,
  licenses: [{ applicationId: "WFM", featureIds: [] }],
  toggles: ["beta"],
};
export const skillFields = { name: "Probe", colorCode: "#1461c4" };
export const roleFields = { displayName: "Probe", description: "", permissions: ["user:view"] };
const credential = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
export const assertion = {
  ...credential,
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
};
export const attestation = { ...credential, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };
export const openidClient = {
  name: "Probe",
  grants: ["authorization_code"],
  redirectUris: ["https://probe.test/callback"],
  postLogoutRedirectUris: [],
  frontchannelLogoutUris: [],
  backchannelLogoutUris: [],
  idTokenAlgorithm: "ES256",
  pairwise: false,
  requiresPushedRequests: false,
  requiresDpop: false,
  skipsConsent: false,
};
export const authorization = { client_id: "none", redirect_uri: "http://localhost:9090/callback" };
export const savedView = {
  name: "Probe",
  settings: { filter: {}, grid: { order: [], widths: {}, hidden: [], pinned: [], sorting: [] } },
  isShared: true,
};
export const preference = { preferenceName: "lastPage", value: '"/probe"' };
export const contextOf = ({ id }: BuiltUser) => ({ userId: id, applicationContext: "navigation" });
