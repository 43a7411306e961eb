import type { AuditActions, AuditSubject } from "@evolve/contracts/audit-actions";
import type { PlainKey, Words } from "./words.ts";

type Names = { readonly [Subject in AuditSubject]: Readonly<Record<AuditActions[Subject], PlainKey>> };

/** What was done, in words: of each action that the audit trail records, by the two parts of its name. */
const names: Names = {
  user: {
    created: "audit.didUserCreated",
    "service-account-created": "audit.didUserServiceAccountCreated",
    "created-by-saml": "audit.didUserCreatedBySaml",
    invited: "audit.didUserInvited",
    "invited-again": "audit.didUserInvitedAgain",
    imported: "audit.didUserImported",
    "import-started": "audit.didUserImportStarted",
    "import-checked": "audit.didUserImportChecked",
    "signed-up": "audit.didUserSignedUp",
    activated: "audit.didUserActivated",
    updated: "audit.didUserUpdated",
    "role-changed": "audit.didUserRoleChanged",
    deleted: "audit.didUserDeleted",
    revived: "audit.didUserRevived",
    locked: "audit.didUserLocked",
    unlocked: "audit.didUserUnlocked",
    "sessions-ended": "audit.didUserSessionsEnded",
    "session-ended": "audit.didUserSessionEnded",
    "device-forgotten": "audit.didUserDeviceForgotten",
    "factors-removed": "audit.didUserFactorsRemoved",
    "mfa-enabled": "audit.didUserMfaEnabled",
    "mfa-disabled": "audit.didUserMfaDisabled",
    "passkey-added": "audit.didUserPasskeyAdded",
    "passkey-removed": "audit.didUserPasskeyRemoved",
    "recovery-code-used": "audit.didUserRecoveryCodeUsed",
    "recovery-codes-renewed": "audit.didUserRecoveryCodesRenewed",
    "password-reset-started": "audit.didUserPasswordResetStarted",
    "password-changed": "audit.didUserPasswordChanged",
    "password-reset": "audit.didUserPasswordReset",
    "email-change-asked": "audit.didUserEmailChangeAsked",
    "email-changed": "audit.didUserEmailChanged",
    "toggles-set": "audit.didUserTogglesSet",
    "memberships-changed": "audit.didUserMembershipsChanged",
    "agent-preferences-set": "audit.didUserAgentPreferencesSet",
    "impersonation-started": "audit.didUserImpersonationStarted",
    "impersonation-ended": "audit.didUserImpersonationEnded",
  },
  session: {
    "signed-in": "audit.didSessionSignedIn",
    "signed-out": "audit.didSessionSignedOut",
    "signed-out-everywhere": "audit.didSessionSignedOutEverywhere",
    "signed-out-by-saml": "audit.didSessionSignedOutBySaml",
    ended: "audit.didSessionEnded",
    "stepped-up": "audit.didSessionSteppedUp",
    "opened-by-access-key": "audit.didSessionByAccessKey",
  },
  role: {
    created: "audit.didRoleCreated",
    updated: "audit.didRoleUpdated",
    deleted: "audit.didRoleDeleted",
  },
  tenant: {
    created: "audit.didTenantCreated",
    updated: "audit.didTenantUpdated",
    deleted: "audit.didTenantDeleted",
    restored: "audit.didTenantRestored",
    purged: "audit.didTenantPurged",
    exported: "audit.didTenantExported",
    "status-set": "audit.didTenantStatusSet",
    "sign-in-page-set": "audit.didTenantSignInPageSet",
    "settings-set": "audit.didTenantSettingsSet",
    "addresses-set": "audit.didTenantAddressesSet",
    "branding-set": "audit.didTenantBrandingSet",
    "branding-reset": "audit.didTenantBrandingReset",
    "terms-set": "audit.didTenantTermsSet",
    "mfa-policy-set": "audit.didTenantMfaPolicySet",
    "password-policy-set": "audit.didTenantPasswordPolicySet",
    "sessions-ended": "audit.didTenantSessionsEnded",
    "migrated-to-cognito": "audit.didTenantMigrated",
  },
  saml: {
    "settings-saved": "audit.didSamlSettingsSaved",
    "key-published": "audit.didSamlKeyPublished",
    "key-switched": "audit.didSamlKeySwitched",
    "identity-linked": "audit.didSamlIdentityLinked",
    "identity-unlinked": "audit.didSamlIdentityUnlinked",
    tested: "audit.didSamlTested",
    refused: "audit.didSamlRefused",
    "logout-refused": "audit.didSamlLogoutRefused",
  },
  "openid-client": {
    created: "audit.didOpenidClientCreated",
    updated: "audit.didOpenidClientUpdated",
    deleted: "audit.didOpenidClientDeleted",
    "secret-rotated": "audit.didOpenidClientSecretRotated",
  },
  webhook: {
    created: "audit.didWebhookCreated",
    updated: "audit.didWebhookUpdated",
    deleted: "audit.didWebhookDeleted",
    "secret-rotated": "audit.didWebhookSecretRotated",
    tested: "audit.didWebhookTested",
    replayed: "audit.didWebhookReplayed",
    "given-up": "audit.didWebhookGivenUp",
  },
  openid: {
    consented: "audit.didOpenidConsented",
    "device-connected": "audit.didOpenidDeviceConnected",
  },
  domain: {
    claimed: "audit.didDomainClaimed",
    verified: "audit.didDomainVerified",
    removed: "audit.didDomainRemoved",
  },
  device: {
    forgotten: "audit.didDeviceForgotten",
  },
  team: {
    created: "audit.didTeamCreated",
    updated: "audit.didTeamUpdated",
    deleted: "audit.didTeamDeleted",
  },
  group: {
    created: "audit.didGroupCreated",
    updated: "audit.didGroupUpdated",
    deleted: "audit.didGroupDeleted",
  },
  skill: {
    created: "audit.didSkillCreated",
    updated: "audit.didSkillUpdated",
    deleted: "audit.didSkillDeleted",
    imported: "audit.didSkillImported",
    linked: "audit.didSkillLinked",
  },
  "employee-group": {
    created: "audit.didEmployeeGroupCreated",
    updated: "audit.didEmployeeGroupUpdated",
    deleted: "audit.didEmployeeGroupDeleted",
  },
  members: {
    changed: "audit.didMembersChanged",
  },
  notification: {
    published: "audit.didNotificationPublished",
    broadcast: "audit.didNotificationBroadcast",
  },
  view: {
    shared: "audit.didViewShared",
    unshared: "audit.didViewUnshared",
    updated: "audit.didViewUpdated",
    deleted: "audit.didViewDeleted",
  },
  "access-key": {
    created: "audit.didAccessKeyCreated",
    activated: "audit.didAccessKeyActivated",
    deactivated: "audit.didAccessKeyDeactivated",
    deleted: "audit.didAccessKeyDeleted",
  },
  dashboard: {
    shared: "audit.didDashboardShared",
    deleted: "audit.didDashboardDeleted",
    restored: "audit.didDashboardRestored",
  },
  history: {
    decided: "audit.didHistoryDecided",
    undone: "audit.didHistoryUndone",
    "import-checked": "audit.didHistoryImportChecked",
    "import-started": "audit.didHistoryImportStarted",
    "import-undone": "audit.didHistoryImportUndone",
  },
  "business-unit": {
    created: "audit.didBusinessUnitCreated",
    updated: "audit.didBusinessUnitUpdated",
    deleted: "audit.didBusinessUnitDeleted",
  },
  "activity-code": {
    created: "audit.didActivityCodeCreated",
    updated: "audit.didActivityCodeUpdated",
    deleted: "audit.didActivityCodeDeleted",
  },
  "calendar-event": {
    created: "audit.didCalendarEventCreated",
    updated: "audit.didCalendarEventUpdated",
    deleted: "audit.didCalendarEventDeleted",
  },
  "planning-group": {
    created: "audit.didPlanningGroupCreated",
    updated: "audit.didPlanningGroupUpdated",
    deleted: "audit.didPlanningGroupDeleted",
  },
  queue: {
    created: "audit.didQueueCreated",
    updated: "audit.didQueueUpdated",
    deleted: "audit.didQueueDeleted",
  },
  "work-plan": {
    created: "audit.didWorkPlanCreated",
    updated: "audit.didWorkPlanUpdated",
    deleted: "audit.didWorkPlanDeleted",
  },
  rotation: {
    created: "audit.didRotationCreated",
    updated: "audit.didRotationUpdated",
    deleted: "audit.didRotationDeleted",
  },
  "planning-agent": {
    added: "audit.didPlanningAgentAdded",
    updated: "audit.didPlanningAgentUpdated",
    removed: "audit.didPlanningAgentRemoved",
  },
  forecast: {
    started: "audit.didForecastStarted",
    recalculated: "audit.didForecastRecalculated",
    overridden: "audit.didForecastOverridden",
    "layers-changed": "audit.didForecastLayersChanged",
    published: "audit.didForecastPublished",
    deleted: "audit.didForecastDeleted",
    "method-chosen": "audit.didForecastMethodChosen",
    restored: "audit.didForecastRestored",
    "publication-undone": "audit.didForecastPublicationUndone",
  },
  staffing: {
    calculated: "audit.didStaffingCalculated",
  },
  "staffing-scenario": {
    created: "audit.didStaffingScenarioCreated",
    updated: "audit.didStaffingScenarioUpdated",
    deleted: "audit.didStaffingScenarioDeleted",
  },
  shrinkage: {
    updated: "audit.didShrinkageUpdated",
  },
  schedule: {
    created: "audit.didScheduleCreated",
    renamed: "audit.didScheduleRenamed",
    edited: "audit.didScheduleEdited",
    generated: "audit.didScheduleGenerated",
    "generation-accepted": "audit.didScheduleGenerationAccepted",
    published: "audit.didSchedulePublished",
    deleted: "audit.didScheduleDeleted",
  },
  "calendar-feed": {
    renewed: "audit.didCalendarFeedRenewed",
    ended: "audit.didCalendarFeedEnded",
  },
  "time-off": {
    requested: "audit.didTimeOffRequested",
    approved: "audit.didTimeOffApproved",
    denied: "audit.didTimeOffDenied",
    pending: "audit.didTimeOffPending",
    waitlisted: "audit.didTimeOffWaitlisted",
    withdrawn: "audit.didTimeOffWithdrawn",
    cancelled: "audit.didTimeOffCancelled",
  },
  "time-off-limit": {
    created: "audit.didTimeOffLimitCreated",
    updated: "audit.didTimeOffLimitUpdated",
    deleted: "audit.didTimeOffLimitDeleted",
  },
  "time-off-entitlement": {
    set: "audit.didTimeOffEntitlementSet",
  },
  "shift-trade": {
    offered: "audit.didShiftTradeOffered",
    accepted: "audit.didShiftTradeAccepted",
    declined: "audit.didShiftTradeDeclined",
    withdrawn: "audit.didShiftTradeWithdrawn",
    released: "audit.didShiftTradeReleased",
    matched: "audit.didShiftTradeMatched",
    approved: "audit.didShiftTradeApproved",
    denied: "audit.didShiftTradeDenied",
    reopened: "audit.didShiftTradeReopened",
  },
  "trade-settings": {
    updated: "audit.didTradeSettingsUpdated",
  },
  adherence: {
    approved: "audit.didAdherenceApproved",
    undone: "audit.didAdherenceUndone",
  },
  "state-mapping": {
    created: "audit.didStateMappingCreated",
    updated: "audit.didStateMappingUpdated",
    deleted: "audit.didStateMappingDeleted",
  },
  "report-delivery": {
    created: "audit.didReportDeliveryCreated",
    updated: "audit.didReportDeliveryUpdated",
    deleted: "audit.didReportDeliveryDeleted",
    sent: "audit.didReportDeliverySent",
  },
  audit: { exported: "audit.didAuditExported" },
};

const keys: ReadonlyMap<string, PlainKey> = new Map(
  Object.entries(names).flatMap(([subject, actions]) =>
    Object.entries<PlainKey>(actions).map(([what, key]) => [`${subject}.${what}`, key] as const),
  ),
);

/** The words for an action. One that only an earlier version recorded is shown by its own name. */
export const auditActionText = ({ t }: Words, action: string): string => {
  const key = keys.get(action);
  return key === undefined ? action : t(key);
};

/** The actions whose words contain a text, whatever its case. */
export const auditActionsMatching = ({ t }: Words, text: string): string[] => {
  const wanted = text.toLocaleLowerCase();
  return [...keys].filter(([, key]) => t(key).toLocaleLowerCase().includes(wanted)).map(([action]) => action);
};
