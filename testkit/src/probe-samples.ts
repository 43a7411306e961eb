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
export const scenarioParameters = {
  serviceLevel: null,
  targetSeconds: null,
  volumePercent: 10,
  handleTimePercent: 0,
  shrinkagePoints: 0.05,
  peopleMax: null,
};
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
export const workPlan = {
  name: "Probe",
  minWeeklyMinutes: 2_400,
  maxWeeklyMinutes: 2_400,
  minDays: 5,
  maxDays: 5,
  maxDailyMinutes: null,
  minRestMinutes: 660,
  maxConsecutiveDays: 6,
  daysOffTogether: 1,
  maxMinutesWithoutBreak: null,
  shifts: [
    {
      name: "Day",
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      startFrom: 420,
      startTo: 600,
      startStep: 30,
      lengthMin: 480,
      lengthMax: 480,
      lengthStep: 15,
      activities: [],
    },
  ],
};
/** The same as a row, without its name. */
export const workPlanRow = {
  min_weekly_minutes: workPlan.minWeeklyMinutes,
  max_weekly_minutes: workPlan.maxWeeklyMinutes,
  min_days: workPlan.minDays,
  max_days: workPlan.maxDays,
  min_rest_minutes: workPlan.minRestMinutes,
  max_consecutive_days: workPlan.maxConsecutiveDays,
  days_off_together: workPlan.daysOffTogether,
  shifts: workPlan.shifts,
};
export const planningAgent = {
  employeeNumber: null,
  leavesOn: null,
  contract: {
    minWeeklyMinutes: null,
    maxWeeklyMinutes: 2_400,
    maxDays: 5,
    minRestMinutes: null,
    maxConsecutiveDays: null,
  },
  sites: [],
  skills: [],
  assignments: [],
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
export const webhookFields = {
  name: "Probe",
  address: "https://probe.test/hook",
  events: ["user.created"],
  isEnabled: false,
};
export const authorization = { client_id: "none", redirect_uri: "http://localhost:9090/callback" };
export const savedView = {
  name: "Probe",
  settings: { filter: {}, grid: { order: [], widths: {}, hidden: [], pinned: [], sorting: [] } },
  isShared: true,
};
export const preference = { preferenceName: "lastPage", value: '"/probe"' };
export const contextOf = ({ id }: BuiltUser) => ({ userId: id, applicationContext: "navigation" });
