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
export const businessUnitFields = {
  name: "Probe",
  zone: "Europe/Berlin",
  weekStart: 1,
  intervalMinutes: 30,
  sites: [],
};
export const openingHours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  isOpen: true,
  fromHour: "08:00",
  durationInMinutes: 600,
}));
export const serviceGoal = {
  serviceLevel: 0.8,
  targetSeconds: 20,
  averageWaitSeconds: null,
  abandonRate: null,
  maxOccupancy: null,
};
export const calendarEvent = {
  name: "Probe",
  businessUnitId: null,
  kind: "closed",
  firstDay: "2026-12-25",
  lastDay: "2026-12-25",
  effect: "exclude",
  factor: null,
  copiedDay: null,
};
export const activityCode = {
  name: "Probe",
  kind: "training",
  isPaid: true,
  isWorkTime: true,
  shrinkage: 0.05,
  fromHour: 8,
  toHour: 18,
  colorCode: "#1461c4",
};
export const interval = {
  start: "2026-11-02T09:00:00Z",
  minutes: 30,
  offered: 20,
  handled: 18,
  abandoned: 2,
  answeredInLevel: 15,
  talkSeconds: 4_000,
  holdSeconds: 100,
  afterCallSeconds: 700,
};
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
