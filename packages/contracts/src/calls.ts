import * as accessKeys from "./access-keys.ts";
import * as adherence from "./adherence.ts";
import * as adherenceAlerts from "./adherence-alerts.ts";
import * as agentEdits from "./agent-edits.ts";
import * as agentPreferences from "./agent-preferences.ts";
import * as employeeGroups from "./employee-groups.ts";
import * as groups from "./groups.ts";
import * as activityCodes from "./activity-codes.ts";
import * as businessUnits from "./business-units.ts";
import * as calendarEvents from "./calendar-events.ts";
import * as planningGroups from "./planning-groups.ts";
import * as planningPeople from "./planning-people.ts";
import * as scheduleGeneration from "./schedule-generation.ts";
import * as workPlans from "./work-plans.ts";
import * as publications from "./publications.ts";
import * as queues from "./queues.ts";
import * as reportDeliveries from "./report-deliveries.ts";
import * as reports from "./reports.ts";
import * as firstSteps from "./first-steps.ts";
import * as history from "./history.ts";
import * as historyImport from "./history-import.ts";
import * as forecasts from "./forecasts.ts";
import * as forecastInputs from "./forecast-inputs.ts";
import * as forecastPublishing from "./forecast-publishing.ts";
import * as forecastSnapshots from "./forecast-snapshots.ts";
import * as myAdherence from "./my-adherence.ts";
import * as mySchedule from "./my-schedule.ts";
import * as scheduleCoverage from "./schedule-coverage.ts";
import * as scheduleRoster from "./schedule-roster.ts";
import * as scheduleViolations from "./schedule-violations.ts";
import * as schedulePresence from "./schedule-presence.ts";
import * as schedules from "./schedules.ts";
import * as timeOff from "./time-off.ts";
import * as timeOffRules from "./time-off-rules.ts";
import * as members from "./members.ts";
import * as memberships from "./memberships.ts";
import * as signInPage from "./sign-in-page.ts";
import * as signUp from "./sign-up.ts";
import * as shiftTrades from "./shift-trades.ts";
import * as shiftTradesInbox from "./shift-trades-inbox.ts";
import * as skills from "./skills.ts";
import * as shrinkage from "./shrinkage.ts";
import * as setupUse from "./setup-use.ts";
import * as sharedSkills from "./shared-skills.ts";
import * as stateMappings from "./state-mappings.ts";
import * as evaluationPlans from "./evaluation-plans.ts";
import * as evaluations from "./evaluations.ts";
import * as ownEvaluations from "./own-evaluations.ts";
import * as calibrations from "./calibrations.ts";
import * as ownInteractions from "./own-interactions.ts";
import * as emergingWords from "./emerging-words.ts";
import * as interactionOverview from "./interaction-overview.ts";
import * as interactionTopics from "./interaction-topics.ts";
import * as qualityForms from "./quality-forms.ts";
import * as qualityOverview from "./quality-overview.ts";
import * as staffing from "./staffing.ts";
import * as staffingExplanation from "./staffing-explanation.ts";
import * as staffingScenarios from "./staffing-scenarios.ts";
import * as userSettings from "./user-settings.ts";
import * as audit from "./audit.ts";
import * as authentication from "./authentication.ts";
import * as authorization from "./authorization.ts";
import * as branding from "./branding.ts";
import * as brandingEditor from "./branding-editor.ts";
import type { Call } from "./call.ts";
import * as contact from "./contact.ts";
import * as dashboards from "./dashboards.ts";
import * as domains from "./domains.ts";
import * as emailVerification from "./email-verification.ts";
import * as devices from "./devices.ts";
import * as factors from "./factors.ts";
import * as intraday from "./intraday.ts";
import * as interactions from "./interactions.ts";
import * as impersonation from "./impersonation.ts";
import * as impersonations from "./impersonations.ts";
import * as invitations from "./invitations.ts";
import * as jobs from "./jobs.ts";
import * as localisation from "./localisation.ts";
import * as mySpace from "./my-space.ts";
import * as navigation from "./navigation.ts";
import * as notifications from "./notifications.ts";
import * as passwords from "./passwords.ts";
import * as openid from "./openid.ts";
import * as openidClients from "./openid-clients.ts";
import * as ownTenant from "./own-tenant.ts";
import * as preferences from "./preferences.ts";
import * as removeFactors from "./remove-factors.ts";
import * as recordings from "./recordings.ts";
import * as resendInvitations from "./resend-invitations.ts";
import * as roleLists from "./role-lists.ts";
import * as roles from "./roles.ts";
import * as savedViews from "./saved-views.ts";
import * as saml from "./saml.ts";
import * as samlUsers from "./saml-users.ts";
import * as scimBulk from "./scim-bulk.ts";
import * as scimDiscovery from "./scim-discovery.ts";
import * as scimGroups from "./scim-groups.ts";
import * as scimUsers from "./scim-users.ts";
import * as proofs from "./proofs.ts";
import * as securityPolicy from "./security-policy.ts";
import * as serviceAccounts from "./service-accounts.ts";
import * as sessionState from "./session-state.ts";
import * as sessionTokens from "./session-tokens.ts";
import * as sessions from "./sessions.ts";
import * as shellSettings from "./shell-settings.ts";
import * as teamAdministration from "./team-administration.ts";
import * as teams from "./teams.ts";
import * as tenantAddresses from "./tenant-addresses.ts";
import * as tenantManagement from "./tenant-management.ts";
import * as tenantSettings from "./tenant-settings.ts";
import * as tenants from "./tenants.ts";
import * as usage from "./usage.ts";
import * as userAdministration from "./user-administration.ts";
import * as userExistence from "./user-existence.ts";
import * as userImport from "./user-import.ts";
import * as userLists from "./user-lists.ts";
import * as userToggles from "./user-toggles.ts";
import * as currentUser from "./current-user.ts";
import * as users from "./users.ts";
import * as webhooks from "./webhooks.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value && "method" in value && "answer" in value;

/** Every call of the product, for the API document and for the tests that go through all of them. The browser never imports this. */
export const allCalls: readonly Call[] = [
  accessKeys,
  agentEdits,
  agentPreferences,
  employeeGroups,
  groups,
  members,
  memberships,
  activityCodes,
  businessUnits,
  calendarEvents,
  planningGroups,
  planningPeople,
  workPlans,
  scheduleGeneration,
  firstSteps,
  history,
  historyImport,
  forecasts,
  forecastInputs,
  forecastPublishing,
  forecastSnapshots,
  mySchedule,
  publications,
  queues,
  scheduleCoverage,
  scheduleRoster,
  scheduleViolations,
  schedulePresence,
  schedules,
  timeOff,
  timeOffRules,
  shiftTrades,
  shiftTradesInbox,
  skills,
  shrinkage,
  setupUse,
  sharedSkills,
  staffing,
  adherence,
  adherenceAlerts,
  myAdherence,
  stateMappings,
  qualityForms,
  evaluations,
  ownEvaluations,
  calibrations,
  evaluationPlans,
  ownInteractions,
  qualityOverview,
  interactionOverview,
  emergingWords,
  interactionTopics,
  staffingExplanation,
  staffingScenarios,
  userSettings,
  audit,
  authentication,
  authorization,
  branding,
  brandingEditor,
  contact,
  dashboards,
  emailVerification,
  devices,
  domains,
  factors,
  impersonation,
  impersonations,
  intraday,
  interactions,
  invitations,
  jobs,
  localisation,
  mySpace,
  navigation,
  notifications,
  passwords,
  openid,
  openidClients,
  preferences,
  recordings,
  removeFactors,
  resendInvitations,
  roleLists,
  roles,
  saml,
  signInPage,
  samlUsers,
  reportDeliveries,
  reports,
  savedViews,
  scimBulk,
  scimDiscovery,
  scimGroups,
  scimUsers,
  proofs,
  securityPolicy,
  serviceAccounts,
  sessionState,
  sessionTokens,
  sessions,
  shellSettings,
  teamAdministration,
  teams,
  signUp,
  tenantAddresses,
  tenantManagement,
  tenantSettings,
  ownTenant,
  tenants,
  usage,
  userAdministration,
  userExistence,
  userImport,
  userLists,
  userToggles,
  currentUser,
  users,
  webhooks,
].flatMap((resource) => Object.values<unknown>(resource).filter(isCall));
