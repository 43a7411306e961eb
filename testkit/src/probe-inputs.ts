import type { BuiltTenant, BuiltUser } from "./builders.ts";
import type { TestClient } from "./client.ts";
import { dashboardInputs } from "./dashboard-inputs.ts";
import { peopleInputs } from "./people-inputs.ts";
import { planningInputs } from "./planning-inputs.ts";
import { qualityInputs } from "./quality-inputs.ts";
import { signInAdministrationInputs } from "./sign-in-administration-inputs.ts";
import type { QualityIds } from "./quality-rows.ts";
import type { PlanningIds } from "./planning-rows.ts";
import { type InteractionIds, interactionInputs } from "./interaction-inputs.ts";
import { type WebhookIds, webhookInputs } from "./webhook-inputs.ts";
import { scimInputs } from "./scim-inputs.ts";
import {
  terms,
  skillFields,
  roleFields,
  assertion,
  attestation,
  openidClient,
  authorization,
  savedView,
  preference,
  contextOf,
} from "./probe-samples.ts";

export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A tenant with a row in every table, and its administrator. */
export interface Populated {
  readonly tenant: BuiltTenant;
  readonly administrator: BuiltUser;
  readonly client: TestClient;
  readonly pendingId: string;
  readonly pendingEmail: string;
  /** Another session of the administrator, beside the client's. */
  readonly otherSessionId: string;
  readonly passkeyId: string;
  readonly deviceId: string;
  readonly accessKeyId: string;
  readonly domainId: string;
  readonly importId: string;
  /** One that is over. */
  readonly impersonationId: string;
  readonly viewId: string;
  readonly dashboardId: string;
  readonly openidClientId: string;
  readonly webhook: WebhookIds;
  readonly interaction: InteractionIds;
  readonly groupId: string;
  readonly employeeGroupId: string;
  readonly skillId: string;
  readonly planning: PlanningIds;
  readonly quality: QualityIds;
  /** A finished job with a file. */
  readonly jobId: string;
  readonly notificationId: string;
}

/** A valid input for each call that takes one, made of a tenant's ids, names and addresses. */
export const inputs: Record<string, (of: Populated) => Input> = {
  searchAuditEvents: () => ({ body: { filter: {} } }),
  languageMetaData: () => ({ params: { language: "en_US" } }),
  translations: () => ({ params: { language: "en_US", file: "shell.json" } }),
  reportOffline: () => ({ body: { appContext: "admin", seconds: 1, attempts: 1 } }),
  prelogin: ({ administrator }) => ({ body: { userName: administrator.userName } }),
  login: ({ administrator }) => ({ body: { userName: administrator.userName, password: "Not#2026-this" } }),
  exchangeToken: ({ client }) => ({ body: { accessToken: client.tokens?.accessToken } }),
  refresh: () => ({ body: { token: "none" } }),
  logout: () => ({ body: {} }),
  watchSession: () => ({ query: { seconds: "0" } }),
  publicFeatureToggle: () => ({ query: { featurename: "release-navigation-redesign" } }),
  setUserLock: ({ pendingId }) => ({ params: { userId: pendingId }, body: { locked: true } }),
  passkeyOptions: () => ({ body: { alone: true } }),
  passkeyLogin: () => ({ body: { passkey: assertion } }),
  stepUp: () => ({ body: { password: "Not#2026-this" } }),
  mfaSecret: ({ administrator }) => ({ query: { userName: administrator.userName } }),
  setMfa: () => ({ body: { enabled: true, ticket: "none", code: "000000" } }),
  setMfaPolicy: () => ({ body: { required: false } }),
  removeFactors: ({ pendingId }) => ({ params: { userId: pendingId } }),
  addPasskey: () => ({ body: { name: "Key", credential: attestation } }),
  renamePasskey: ({ passkeyId }) => ({ params: { passkeyId }, body: { name: "Key" } }),
  removePasskey: ({ passkeyId }) => ({ params: { passkeyId } }),
  forgetDevice: ({ deviceId }) => ({ params: { deviceId } }),
  ...scimInputs,
  ...webhookInputs,
  ...interactionInputs,
  claimDomain: ({ tenant }) => ({ body: { domain: `new.${tenant.key}.test` } }),
  verifyDomain: ({ domainId }) => ({ params: { domainId }, body: {} }),
  removeDomain: ({ domainId }) => ({ params: { domainId } }),
  endOwnSession: ({ otherSessionId }) => ({ params: { sessionId: otherSessionId } }),
  endOwnSessions: () => ({ body: { which: "others" } }),
  searchSessions: () => ({ body: {} }),
  searchUserSessions: ({ administrator }) => ({ body: { userId: administrator.id } }),
  listUserEvents: ({ administrator, jobId }) => ({ params: { userId: administrator.id }, query: { before: jobId } }),
  startImpersonation: ({ pendingId }) => ({ body: { userId: pendingId, reason: "Probe", minutes: 5 } }),
  searchImpersonations: ({ administrator }) => ({
    body: { filter: { personId: [administrator.id], state: ["over"] } },
  }),
  stopImpersonation: ({ impersonationId }) => ({ params: { impersonationId } }),
  endUserSessions: ({ pendingId }) => ({ params: { userId: pendingId } }),
  brandingProperties: ({ tenant }) => ({ params: { hostName: `${tenant.key}.test` } }),
  contactUs: ({ tenant }) => ({ body: { name: "A", email: "a@b.test", message: "Hello", tenant: tenant.id } }),
  resolveInvitationToken: ({ pendingEmail }) => ({ body: { email: pendingEmail, token: "none" } }),
  activateUser: () => ({ body: { password: "Evolve#2026", token: "none" } }),
  loginAuthenticator: ({ administrator }) => ({ query: { username: administrator.userName } }),
  forgotPassword: ({ administrator }) => ({ body: { userName: administrator.userName } }),
  resolveForgotPasswordToken: ({ pendingEmail }) => ({ body: { userName: pendingEmail, token: "none" } }),
  resetPassword: ({ administrator }) => ({
    body: { userName: administrator.userName, password: "Fresh#2026", confirmationCode: "000000" },
  }),
  forceChangePassword: ({ administrator }) => ({
    body: { userName: administrator.userName, currentPassword: "Not#2026-this", newPassword: "Fresh#2026" },
  }),
  changePassword: ({ administrator }) => ({
    body: { userName: administrator.userName, currentPassword: "Not#2026-this", newPassword: "Fresh#2026" },
  }),
  startPasswordReset: ({ administrator }) => ({ body: { email: administrator.userName } }),
  authenticationUsers: ({ administrator }) => ({ query: { filter: administrator.userName } }),
  loginV1: ({ administrator }) => ({ body: { userName: administrator.userName, password: "Not#2026-this" } }),
  validateLogin: ({ administrator }) => ({ body: { userName: administrator.userName, password: "Not#2026-this" } }),
  changeEmail: ({ administrator, tenant }) => ({
    params: { userId: administrator.id },
    body: { emailAddress: `new@${tenant.key}.test`, currentPassword: "Not#2026-this" },
  }),
  verifyEmail: ({ administrator }) => ({
    body: { userName: administrator.userName, emailVerificationToken: "none" },
  }),
  allModulesAndLinks: () => ({ query: { embeddedClient: "false" } }),
  landing: () => ({ query: { embeddedClient: "false" } }),
  listJobs: () => ({ query: { of: "tenant" } }),
  readJob: ({ jobId }) => ({ params: { jobId }, query: { version: "0", seconds: "0" } }),
  cancelJob: ({ jobId }) => ({ params: { jobId }, body: {} }),
  readJobFile: ({ jobId }) => ({ params: { jobId, part: "0" } }),
  exportAuditTrail: () => ({ body: { from: "2020-01-01T00:00:00Z", until: "2020-01-02T00:00:00Z" } }),
  listNotifications: () => ({ query: { top: "30", timezone: "Europe/Madrid" } }),
  acknowledgeNotifications: ({ notificationId }) => ({ body: { notificationUuids: [notificationId] } }),
  publishNotification: ({ administrator: { id } }) => ({ body: { title: "Probe", recipients: { users: [id] } } }),
  broadcastMessage: () => ({ body: { message: "Probe", duration: 60_000 } }),
  updateNotificationSettings: () => ({ body: { topic: "jobs", bell: true, mail: false } }),
  listPreferences: ({ administrator }) => ({ params: contextOf(administrator) }),
  readPreference: ({ administrator }) => ({ params: { ...contextOf(administrator), preferenceName: "lastPage" } }),
  createPreference: ({ administrator }) => ({ params: contextOf(administrator), body: preference }),
  updatePreference: ({ administrator }) => ({ params: contextOf(administrator), body: preference }),
  refuseAuthorization: () => ({ body: { ...authorization, errorCode: "none" } }),
  describeConsent: () => ({ body: authorization }),
  answerConsent: () => ({ body: { ...authorization, allow: true } }),
  searchOpenidClients: () => ({ body: {} }),
  readOpenidClient: ({ openidClientId }) => ({ params: { clientId: openidClientId } }),
  createOpenidClient: () => ({ body: { ...openidClient, isConfidential: true } }),
  updateOpenidClient: ({ openidClientId }) => ({ params: { clientId: openidClientId }, body: openidClient }),
  rotateOpenidClientSecret: ({ openidClientId }) => ({ params: { clientId: openidClientId }, body: {} }),
  deleteOpenidClient: ({ openidClientId }) => ({ params: { clientId: openidClientId } }),
  describeDevice: () => ({ body: { userCode: "BCDF-GHJK" } }),
  answerDevice: () => ({ body: { userCode: "BCDF-GHJK", allow: true } }),
  endOpenidSession: () => ({ body: { confirmed: true } }),
  logoutOutcome: ({ client }) => ({ body: { sessionId: client.tokens?.sessionId } }),
  tenantProperties: ({ tenant }) => ({ query: { fields: `sessionTimeout,${tenant.id}` } }),
  publicTenantProperties: ({ tenant }) => ({ query: { tenantId: tenant.id } }),
  savePasswordPolicy: () => ({
    body: {
      authenticator: "EVOLVE",
      strong: false,
      minimumLength: 10,
      requireUppercase: true,
      requireLowercase: true,
      requireNumbers: true,
      requireNonAlphaNumeric: true,
      historyLength: 5,
      expiryDays: null,
      basedOn: null,
    },
  }),
  searchRoles: () => ({ body: {} }),
  readRole: ({ administrator }) => ({ params: { roleId: administrator.roleId } }),
  createRole: () => ({ body: roleFields }),
  updateRole: ({ administrator }) => ({ params: { roleId: administrator.roleId }, body: roleFields }),
  deleteRole: ({ administrator }) => ({ params: { roleId: administrator.roleId } }),
  listSavedViews: () => ({ query: { list: "users" } }),
  createSavedView: () => ({ body: { list: "users", ...savedView } }),
  updateSavedView: ({ viewId }) => ({ params: { viewId }, body: { ...savedView, version: 1 } }),
  deleteSavedView: ({ viewId }) => ({ params: { viewId } }),
  setDefaultView: ({ viewId }) => ({ params: { viewId }, body: { isDefault: true } }),
  searchTeams: () => ({ body: {} }),
  searchTeamsV3: () => ({ body: {} }),
  createTeam: () => ({ body: { name: "Probe" } }),
  updateTeam: ({ tenant }) => ({ params: { teamId: tenant.teamId }, body: { name: "Probe" } }),
  deleteTeam: ({ tenant }) => ({ params: { teamId: tenant.teamId } }),
  searchGroups: () => ({ body: {} }),
  groupUsers: ({ groupId }) => ({ body: { groupId } }),
  createGroup: ({ administrator }) => ({ body: { name: "Probe", usersIds: [administrator.id] } }),
  updateGroup: ({ groupId, administrator }) => ({ body: { id: groupId, name: "Probe", usersIds: [administrator.id] } }),
  deleteGroups: ({ groupId }) => ({ body: { groupToDeleteIds: [groupId] } }),
  groupExists: ({ tenant }) => ({ body: { name: `Group of ${tenant.key}` } }),
  searchEmployeeGroups: () => ({ body: {} }),
  readEmployeeGroup: ({ employeeGroupId }) => ({ params: { suId: employeeGroupId } }),
  saveEmployeeGroup: ({ employeeGroupId }) => ({
    body: { id: employeeGroupId, name: "Probe", timeZone: "Etc/UTC", isDefault: true },
  }),
  deleteEmployeeGroup: ({ employeeGroupId }) => ({ query: { groupId: employeeGroupId } }),
  validateGroupName: ({ employeeGroupId }) => ({ query: { groupId: employeeGroupId, groupName: "Probe" } }),
  ...peopleInputs,
  ...signInAdministrationInputs,
  ...qualityInputs,
  ...planningInputs,
  ...dashboardInputs,
  searchSkills: () => ({ body: {} }),
  createSkill: ({ administrator }) => ({ body: { ...skillFields, deltaAdded: [administrator.id] } }),
  updateSkill: ({ skillId, administrator }) => ({
    body: { ...skillFields, id: skillId, deltaAdded: [administrator.id] },
  }),
  deleteSkill: ({ skillId }) => ({ query: { id: skillId } }),
  skillUsers: ({ skillId }) => ({ query: { id: skillId } }),
  importAcdSkills: () => ({ body: { skills: [{ acdSkillId: "7", name: "Probe" }] } }),
  searchMembers: ({ tenant }) => ({ body: { of: "team", id: tenant.teamId } }),
  changeMembers: ({ tenant, administrator }) => ({
    body: { of: "team", id: tenant.teamId, added: [{ userId: administrator.id }] },
  }),
  updateTenant: () => ({ body: { tenantName: "Probe", timezone: "Etc/UTC" } }),
  searchTenants: () => ({ body: {} }),
  createTenant: ({ tenant }) => ({
    body: { ...terms, tenantName: "Probe", timezone: "Etc/UTC", administratorEmail: `first@${tenant.key}.test` },
  }),
  updateTenantTerms: ({ tenant }) => ({ params: { tenantId: tenant.id }, body: terms }),
  previewLicences: () => ({ body: { licenses: [{ applicationId: "WFM", featureIds: [] }], toggles: [] } }),
  setTenantStatus: ({ tenant }) => ({ params: { tenantId: tenant.id }, body: { status: "SUSPENDED" } }),
  deleteTenant: ({ tenant }) => ({ params: { tenantId: tenant.id } }),
  exportTenant: ({ tenant }) => ({ params: { tenantId: tenant.id }, body: {} }),
  readTenantUsage: ({ tenant }) => ({ params: { tenantId: tenant.id }, query: { days: "30" } }),
  readTenantAddresses: ({ tenant }) => ({ params: { tenantId: tenant.id } }),
  saveTenantAddresses: ({ tenant }) => ({
    params: { tenantId: tenant.id },
    body: { hosts: [`${tenant.key}.hosts.test`], niceBaseUrl: "", incontactBaseUrl: "", analyticsBaseUrl: "" },
  }),
  restoreTenant: ({ tenant }) => ({ params: { tenantId: tenant.id }, body: {} }),
  saveUserSettings: () => ({ body: { netStaffingPivots: "[1]" } }),
  readAvailability: ({ administrator }) => ({ params: { userId: administrator.id } }),
  saveAvailability: ({ administrator }) => ({
    params: { userId: administrator.id },
    body: {
      days: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, isAvailable: true, fromHour: "08:00", durationInMinutes: 480 })),
    },
  }),
  readDayOffPreferences: ({ administrator }) => ({ params: { userId: administrator.id } }),
  saveDayOffPreferences: ({ administrator }) => ({ params: { userId: administrator.id }, body: { weekdays: [0] } }),
  readShiftPreferences: ({ administrator }) => ({ params: { userId: administrator.id } }),
  saveShiftPreferences: ({ administrator }) => ({
    params: { userId: administrator.id },
    body: { earliestStart: "08:00", latestStart: null, shiftHours: null },
  }),
};

/** The broadest inputs of list calls: what they return without a filter. */
export const widest: Record<string, Input> = {
  searchUsers: { body: { top: 200 } },
  searchUsersV1: { body: { top: 200 } },
  searchUsersByPermission: { body: { top: 200 } },
  usersByName: { query: { fullNameContains: "" } },
  usersByAttributes: { query: {} },
  wfoUsersByAttributes: { query: {} },
  wfoUsers: { query: {} },
  listScimUsers: { query: {} },
  listScimGroups: { query: {} },
};
