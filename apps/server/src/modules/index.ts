import type { Module } from "../core/module.ts";
import { authorization } from "./directory/authorization/index.ts";
import { branding } from "./directory/branding/index.ts";
import { teams } from "./directory/teams/index.ts";
import { tenants } from "./directory/tenants/index.ts";
import { users } from "./directory/users/index.ts";
import { audit } from "./platform/audit/index.ts";
import { brandingEditor } from "./platform/branding-editor/index.ts";
import { jobs } from "./platform/jobs/index.ts";
import { localisation } from "./platform/localisation/index.ts";
import { mail } from "./platform/mail/index.ts";
import { notifications } from "./platform/notifications/index.ts";
import { organisation } from "./platform/organisation/index.ts";
import { preferences } from "./platform/preferences/index.ts";
import { roles } from "./platform/roles/index.ts";
import { userImports } from "./platform/user-import/index.ts";
import { userToggles } from "./platform/user-toggles/index.ts";
import { savedViews } from "./platform/saved-views/index.ts";
import { webhooks } from "./platform/webhooks/index.ts";
import { contact } from "./shell/contact/index.ts";
import { dashboards } from "./shell/dashboards/index.ts";
import { mySpace } from "./shell/my-space/index.ts";
import { navigation } from "./shell/navigation/index.ts";
import { usage } from "./shell/usage/index.ts";
import { accessKeys } from "./sign-in/access-keys/index.ts";
import { accounts } from "./sign-in/accounts/index.ts";
import { tenantManagement } from "./shell/tenant-management/index.ts";
import { authentication } from "./sign-in/authentication/index.ts";
import { devices } from "./sign-in/devices/index.ts";
import { domains } from "./sign-in/domains/index.ts";
import { emailVerification } from "./sign-in/email-verification/index.ts";
import { factors } from "./sign-in/factors/index.ts";
import { impersonation } from "./sign-in/impersonation/index.ts";
import { invitations } from "./sign-in/invitations/index.ts";
import { openid } from "./sign-in/openid/index.ts";
import { openidClients } from "./sign-in/openid-clients/index.ts";
import { passwordResets } from "./sign-in/password-resets/index.ts";
import { passwords } from "./sign-in/passwords/index.ts";
import { saml } from "./sign-in/saml/index.ts";
import { provisioning } from "./sign-in/scim/index.ts";
import { securityPolicy } from "./sign-in/security-policy/index.ts";
import { sessions } from "./sign-in/sessions/index.ts";
import { firstSteps } from "./workforce/first-steps/index.ts";
import { forecasts } from "./workforce/forecast/index.ts";
import { generation } from "./workforce/generation/index.ts";
import { history } from "./workforce/history/index.ts";
import { historyImports } from "./workforce/history-import/index.ts";
import { planningPeople } from "./workforce/planning-people/index.ts";
import { planningSetup } from "./workforce/planning-setup/index.ts";
import { schedules } from "./workforce/schedules/index.ts";
import { workPlans } from "./workforce/work-plans/index.ts";
import { staffing } from "./workforce/staffing/index.ts";
import { reports } from "./workforce/reports/index.ts";
import { shiftTrades } from "./workforce/shift-trades/index.ts";
import { timeOff } from "./workforce/time-off/index.ts";
import { calibrations } from "./quality/calibrations/index.ts";
import { evaluations } from "./quality/evaluations/index.ts";
import { evaluationPlans } from "./quality/plans/index.ts";
import { qualityForms } from "./quality/forms/index.ts";
import { adherence } from "./workforce/adherence/index.ts";
import { agentPreferences } from "./workforce/agent-preferences/index.ts";
import { analytics } from "./quality/analytics/index.ts";
import { recordings } from "./quality/recordings/index.ts";

/** Every module of the server, area by area; an area imports only from those above it. */
export const modules: readonly Module[] = [
  // directory
  authorization,
  branding,
  teams,
  tenants,
  users,
  // platform
  audit,
  brandingEditor,
  jobs,
  localisation,
  mail,
  notifications,
  organisation,
  preferences,
  roles,
  userImports,
  userToggles,
  savedViews,
  webhooks,
  // sign-in
  accessKeys,
  accounts,
  authentication,
  devices,
  domains,
  emailVerification,
  factors,
  impersonation,
  invitations,
  openid,
  openidClients,
  passwordResets,
  passwords,
  saml,
  provisioning,
  securityPolicy,
  sessions,
  // shell
  contact,
  dashboards,
  mySpace,
  navigation,
  tenantManagement,
  usage,
  // workforce
  agentPreferences,
  planningSetup,
  workPlans,
  planningPeople,
  history,
  historyImports,
  firstSteps,
  forecasts,
  staffing,
  schedules,
  generation,
  timeOff,
  shiftTrades,
  adherence,
  reports,
  // quality
  recordings,
  qualityForms,
  evaluations,
  calibrations,
  evaluationPlans,
  analytics,
];
